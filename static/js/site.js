// Small comforts; every page works without them.
(function () {
  "use strict";

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
