// Walking through a replay with the keys, and small comforts; every page works without them.
(function () {
  "use strict";

  const GO = { ArrowLeft: "go-back", ArrowRight: "go-next", Home: "go-first", End: "go-last" };

  function isTyping(target) {
    return Boolean(target.closest("input, textarea, select, [contenteditable]"));
  }

  document.addEventListener("keydown", function (event) {
    const id = GO[event.key];
    if (!id || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
    const link = document.getElementById(id);
    if (!link) return;
    event.preventDefault();
    if (event.repeat && underWay) return;
    if (link.hasAttribute("href")) link.click();
  });

  // A press while the answer to the last one is under way waits for it instead of taking its place.
  let underWay = null;
  const waiting = [];

  document.addEventListener("click", function (event) {
    if (!underWay || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest(".stepper__button");
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push(link.id);
  }, true);

  document.addEventListener("htmx:beforeRequest", function (event) {
    if (event.detail.target.id === "moment") underWay = event.detail.xhr;
  });

  document.addEventListener("htmx:afterRequest", function (event) {
    if (event.detail.xhr !== underWay || event.detail.successful) return;
    underWay = null;
    waiting.length = 0;
  });

  document.addEventListener("htmx:afterSettle", function (event) {
    if (event.detail.xhr !== underWay) return;
    underWay = null;
    const link = document.getElementById(waiting.shift());
    if (link && link.hasAttribute("href")) link.click();
    else waiting.length = 0;
  });

  // The list stays where it is; only the mark moves with the moment that is shown.
  function follow() {
    const moment = document.getElementById("moment");
    const track = document.querySelector("[data-track]");
    if (!moment || !track) return;
    for (const link of track.querySelectorAll("[aria-current]")) link.removeAttribute("aria-current");
    const here = track.querySelector('[data-step="' + moment.dataset.step + '"]');
    if (!here) return;
    here.setAttribute("aria-current", "step");
    const fold = here.closest("details");
    if (fold) fold.open = true;
    const place = here.getBoundingClientRect();
    const frame = track.getBoundingClientRect();
    if (place.top < frame.top || place.bottom > frame.bottom) {
      track.scrollTop += place.top - frame.top - frame.height / 3;
    }
  }

  document.addEventListener("htmx:afterSwap", function (event) {
    if (event.detail.target && event.detail.target.id !== "moment") return;
    follow();
    const sentence = document.querySelector("#moment [data-sentence]");
    const voice = document.querySelector("[data-voice]");
    if (sentence && voice) voice.textContent = sentence.textContent;
  });

  document.addEventListener("DOMContentLoaded", function () {
    follow();

    // The faulty line of a scenario, selected and in view.
    const fault = document.querySelector("[data-line]");
    const box = document.getElementById("id_text");
    function select() {
      const lines = box.value.split("\n");
      const line = Math.min(Number(fault.dataset.line), lines.length);
      const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
      box.setSelectionRange(start, start + lines[line - 1].length);
      box.scrollTop = (box.scrollHeight / lines.length) * Math.max(0, line - 4);
    }
    if (fault && box) {
      select();
      fault.addEventListener("click", function (event) {
        event.preventDefault();
        box.focus();
        select();
      });
    }

    for (const button of document.querySelectorAll("[data-copy]")) {
      if (!navigator.clipboard) continue;
      button.hidden = false;
      button.addEventListener("click", function () {
        navigator.clipboard.writeText(document.querySelector(button.dataset.copy).value).then(function () {
          button.setAttribute("aria-pressed", "true");
        });
      });
    }
  });
})();
