// A button that prints; without this script the browser's own menu does.
(function () {
  "use strict";

  const button = document.querySelector("[data-print]");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", function () { window.print(); });
})();
