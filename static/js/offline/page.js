// The part of a page that says what is kept here, and answers from it where the network does not.

import * as store from "./store.js";

const part = document.getElementById("offline");
const results = document.getElementById("results");
const isShell = Boolean(document.querySelector("[data-offline-shell]"));
const LIMIT = 10;

if (part) start();

function sayings() {
  const found = {};
  for (const [name, text] of Object.entries(part.dataset)) {
    if (!name.startsWith("say")) continue;
    found[name.charAt(3).toLowerCase() + name.slice(4)] = text;
  }
  return found;
}

function dateOf(note) {
  const language = document.documentElement.lang || "en";
  return new Date(note.date).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}

async function start() {
  const say = sayings();
  const state = part.querySelector("[data-state]");
  const keepButton = part.querySelector("[data-keep]");
  const forgetButton = part.querySelector("[data-forget]");
  const note = await store.kept();
  part.hidden = false;

  function tell(text, { keep = false, forget = false } = {}) {
    state.textContent = text;
    keepButton.hidden = !keep;
    forgetButton.hidden = !forget;
  }

  function tellKept(one, text = say.kept) {
    tell(text.replace("{date}", dateOf(one)).replace("{number}", one.number), { forget: true });
  }

  keepButton.addEventListener("click", async function () {
    tell(say.loading.replace("{done}", 0).replace("{all}", "…"));
    try {
      await register();
      const listing = await store.readListing(part.dataset.listing);
      const onGame = (done, all) => tell(say.loading.replace("{done}", done).replace("{all}", all));
      const fresh = await store.keep(listing, { first: chosenGame(), onGame });
      await navigator.serviceWorker.ready;
      tellKept(fresh);
      part.dataset.kept = listing.version;
      if (navigator.storage && navigator.storage.persist) await navigator.storage.persist();
    } catch {
      tell(say.failed, { keep: true });
    }
  });

  forgetButton.addEventListener("click", async function () {
    for (const one of await navigator.serviceWorker.getRegistrations()) {
      if (new URL(one.scope).pathname === part.dataset.scope) await one.unregister();
    }
    await store.forget();
    delete part.dataset.kept;
    tell(say.ready, { keep: true });
  });

  if (!store.canKeep()) tell(say.impossible);
  else if (note) tellKept(note);
  else tell(say.ready, { keep: true });

  if (isShell) answerHere(note, say);
  else answerWhenCut(say);
  if (note && store.canKeep()) renew(note, say, tellKept);
}

function register() {
  return navigator.serviceWorker.register(part.dataset.worker, { scope: part.dataset.scope });
}

// Ask in the background whether there is something newer; what is on the screen stays as it is.
async function renew(note, say, tellKept) {
  try {
    const listing = await store.readListing(part.dataset.listing);
    await register();
    if (listing.version === note.version && note.games.length === listing.games.length) {
      part.dataset.kept = note.version;
      return;
    }
    part.querySelector("[data-state]").textContent = say.newer;
    const fresh = await store.keep(listing);
    engine = null;
    tellKept(fresh, say.renewed);
    part.dataset.kept = fresh.version;
  } catch {
    // no network, or it went away: what is kept stays
    tellKept((await store.kept()) || note);
  }
}

function chosenGame() {
  return new URLSearchParams(location.search).get("game") || "";
}

let engine = null;

// The engine over what is kept now; made when it is first asked.
async function engineOf(note) {
  if (!engine) {
    const [{ Engine }, pieces] = await Promise.all([import("./engine.js"), store.readPieces(note)]);
    engine = new Engine(pieces.words, pieces.games);
  }
  return engine;
}

async function answer(question, say) {
  const { showFound, showNote } = await import("./render.js");
  const note = await store.kept();
  if (!note) {
    showNote(results, say.notKept);
    return;
  }
  const kept = await engineOf(note);
  const found = kept.search(question, { game: chosenGame(), limit: LIMIT });
  showFound(results, found, { kept, say, date: dateOf(note), scope: part.dataset.scope });
}

// On the kept page: the address says what was asked for.
async function answerHere(note, say) {
  const box = document.getElementById("q");
  const form = box.form;
  box.value = new URLSearchParams(location.search).get("q") || "";
  let waiting = 0;
  const ask = function () {
    const values = new URLSearchParams(location.search);
    values.set("q", box.value);
    history.replaceState(null, "", `${form.getAttribute("action")}?${values}`);
    if (box.value.trim()) answer(box.value, say);
    else results.replaceChildren();
    showChoices(note, say);
  };
  box.addEventListener("input", function () {
    clearTimeout(waiting);
    waiting = setTimeout(ask, 200);
  });
  form.addEventListener("submit", function (event) {
    if (navigator.onLine) return;
    event.preventDefault();
    clearTimeout(waiting);
    ask();
  });
  if (box.value.trim()) await answer(box.value, say);
  else await showPlace(note, say);
  await showChoices(note, say);
}

async function showChoices(note, say) {
  if (!note) return;
  const { showGames } = await import("./render.js");
  const { kept } = await engineOf(note);
  const question = document.getElementById("q").value.trim();
  const values = { question, chosen: chosenGame(), address: part.dataset.scope, all: say.allGames };
  showGames(document.querySelector("[data-offline-games]"), kept, values);
}

async function showPlace(note, say) {
  const { showEntry, showNote } = await import("./render.js");
  const scope = part.dataset.scope;
  const place = location.pathname.slice(scope.length).replace(/^passages\//, "").replace(/\/$/, "");
  if (!note) {
    if (place !== "offline") showNote(results, say.notKept);
    return;
  }
  const kept = await engineOf(note);
  const entry = kept.byCode.get(decodeURIComponent(place));
  if (entry) showEntry(results, entry, { kept, say, date: dateOf(note), scope });
  else if (place && place !== "offline") showNote(results, say.noPage);
}

// On a page of the site: a question that the network did not take is answered from here.
function answerWhenCut(say) {
  document.addEventListener("htmx:sendError", async function (event) {
    const box = document.getElementById("q");
    if (!box || !event.target.closest || !event.target.closest("#ruling-search")) return;
    if (box.value.trim() && (await store.kept())) await answer(box.value, say);
  });
}
