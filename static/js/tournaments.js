// The page of one's deck list. Without this script every button works as a form; nothing typed is lost either way.
(function () {
  "use strict";

  const page = document.querySelector("[data-deck]");
  const box = document.getElementById("id_text");
  if (!page || !box) return;

  const kept = "deck-" + page.dataset.deck;
  const unkept = document.getElementById("deck_unkept");
  const signedOut = document.getElementById("deck_signed_out");
  const unsaved = document.getElementById("deck_unsaved");
  const check = document.getElementById("deck_check");
  let sent = null;
  let retry = 0;
  let wasInReport = false;

  // A text the site has not kept yet stays in this tab; where the browser refuses to store it, the page still works.
  function stored(text) {
    try {
      if (text === undefined) return sessionStorage.getItem(kept);
      if (text === null) sessionStorage.removeItem(kept);
      else sessionStorage.setItem(kept, text);
    } catch (refused) { /* Private windows may refuse. */ }
    return null;
  }

  function recheck() {
    htmx.trigger(check, "recheck");
  }

  function say(status) {
    const isKept = status === 200 || status === 422;
    const isRefused = status === 403 || status === 404;
    signedOut.hidden = !isRefused;
    unkept.hidden = isKept || isRefused;
    clearTimeout(retry);
    if (!isKept) retry = setTimeout(isRefused ? renew : recheck, 8000);
  }

  // Who signs in again, also in another tab, gets a new key for the form; it is taken only if this is still their list.
  function renew() {
    clearTimeout(retry);
    fetch(location.pathname, { headers: { Accept: "text/html" } })
      .then(function (answer) { return answer.text(); })
      .then(function (text) {
        const fresh = new DOMParser().parseFromString(text, "text/html");
        const theirs = fresh.querySelector("[data-deck]");
        if (!theirs || theirs.dataset.deck !== page.dataset.deck) throw new Error("somebody else");
        document.querySelector("#decklist [name=csrfmiddlewaretoken]").value =
          fresh.querySelector("#decklist [name=csrfmiddlewaretoken]").value;
        recheck();
      })
      .catch(function () { retry = setTimeout(renew, 8000); });
  }

  function write(text) {
    box.value = text;
    stored(text);
    recheck();
  }

  // A tap on a fault's line goes to that line of the list.
  function goTo(line) {
    const rows = box.value.split("\n");
    const at = Math.min(line, rows.length) - 1;
    const start = rows.slice(0, at).reduce(function (sum, row) { return sum + row.length + 1; }, 0);
    box.focus();
    box.setSelectionRange(start, start + rows[at].length);
    const height = parseFloat(getComputedStyle(box).lineHeight);
    box.scrollTop = Math.max(0, at * height - box.clientHeight / 3);
  }

  const left = stored();
  if (left !== null && left !== box.value && left.trim()) unsaved.hidden = false;
  else stored(null);

  box.addEventListener("input", function () {
    unsaved.hidden = true;
    stored(box.value);
  });

  document.addEventListener("click", function (event) {
    const button = event.target.closest("button, a");
    if (!button) return;
    if (button.dataset.line) goTo(Number(button.dataset.line));
    if ("deckRestore" in button.dataset) {
      unsaved.hidden = true;
      write(left);
      box.focus();
    }
    if ("deckForget" in button.dataset) {
      unsaved.hidden = true;
      stored(null);
    }
    if ("find" in button.dataset) {
      event.preventDefault();
      htmx.trigger("#card-q", "find");
    }
    if (button.getAttribute("href") === "#decklist_picker") document.getElementById("decklist_picker").open = true;
  });

  document.addEventListener("keydown", function (event) {
    const find = event.target.dataset && event.target.dataset.enter;
    if (event.key !== "Enter" || !find || event.isComposing) return;
    event.preventDefault();
    htmx.trigger(event.target, find);
  });

  document.addEventListener("htmx:beforeSend", function (event) {
    if (event.detail.requestConfig.verb === "post") sent = box.value;
  });

  document.addEventListener("htmx:afterRequest", function (event) {
    if (event.detail.requestConfig.verb !== "post") return;
    const status = event.detail.xhr.status;
    if (status === 200 && stored() === sent) stored(null);
    say(status);
  });

  // Who answers a question by keyboard goes on in the new answer.
  document.addEventListener("htmx:beforeSwap", function () {
    wasInReport = document.getElementById("decklist_report").contains(document.activeElement);
  });

  // A change made on the site is taken over only if nothing was typed meanwhile; else it is what was typed that counts.
  document.addEventListener("htmx:afterSwap", function () {
    if (wasInReport) document.getElementById("decklist_report").focus({ preventScroll: true });
    wasInReport = false;
    const answer = document.querySelector("#decklist_report [data-deck-text]");
    if (!answer) return;
    if (box.value === sent) {
      const top = box.scrollTop;
      box.value = answer.dataset.deckText;
      box.scrollTop = top;
      stored(null);
    } else {
      recheck();
    }
    answer.remove();
  });

  window.addEventListener("online", recheck);

  // On a slow line somebody types before this script is here; htmx listens once the page is read.
  document.addEventListener("DOMContentLoaded", function () {
    if (box.value !== box.defaultValue) write(box.value);
  });
  window.addEventListener("focus", function () {
    if (!signedOut.hidden) renew();
  });
})();
