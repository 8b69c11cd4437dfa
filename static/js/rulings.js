// Comforts on a ruling's page: copy its address, print it. Both work from the browser's own menus too.
(function () {
  "use strict";

  for (const button of document.querySelectorAll("[data-copy-text]")) {
    if (!navigator.clipboard) continue;
    button.hidden = false;
    button.addEventListener("click", function () {
      navigator.clipboard.writeText(button.dataset.copyText).then(function () {
        button.textContent = button.dataset.copied;
      });
    });
  }
  for (const button of document.querySelectorAll("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", function () {
      window.print();
    });
  }
})();
