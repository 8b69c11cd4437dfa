// A tap on a fault's line goes to that line of the list. Without this script the number and the text still tell.
(function () {
  "use strict";

  document.addEventListener("click", function (event) {
    const button = event.target.closest("[data-line]");
    const box = document.getElementById("id_text");
    if (!button || !box) return;
    const rows = box.value.split("\n");
    const at = Math.min(Number(button.dataset.line), rows.length) - 1;
    const start = rows.slice(0, at).reduce(function (sum, row) { return sum + row.length + 1; }, 0);
    box.focus();
    box.setSelectionRange(start, start + rows[at].length);
    const height = parseFloat(getComputedStyle(box).lineHeight);
    box.scrollTop = Math.max(0, at * height - box.clientHeight / 3);
  });
})();
