// Small comforts; every page works without them.
(function () {
  "use strict";

  // On a narrow screen the tab of this page is in sight.
  for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
    const row = tab.parentNode;
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }

  // An open menu closes on Escape and on a tap beside it.
  document.addEventListener("click", function (event) {
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      if (!menu.contains(event.target)) menu.open = false;
    }
  });
  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape") {
      for (const menu of document.querySelectorAll("details.menu[open]")) {
        menu.open = false;
        menu.querySelector("summary").focus();
      }
    }
    // A slash goes to the search box, as in many tools.
    if (event.key === "/" && !event.target.closest("input, textarea, select, [contenteditable]")) {
      const box = document.querySelector(".search input");
      if (box) {
        event.preventDefault();
        box.focus();
        box.select();
      }
    }
  });
})();
