// Keep the index on this device: the pieces of one version together, and a note of what is kept.

const CACHE = "rulings-index";
const NOTE = "/rulings/offline/kept.json";

export function canKeep() {
  return "caches" in window && "serviceWorker" in navigator;
}

// What is kept: version, date, number of rulings, pieces; nothing where the browser keeps nothing.
export async function kept() {
  if (!("caches" in window)) return null;
  try {
    const cache = await caches.open(CACHE);
    const note = await cache.match(NOTE);
    return note ? await note.json() : null;
  } catch {
    return null; // a private window refuses storage
  }
}

export async function readListing(address) {
  return readJson(address);
}

async function readJson(address) {
  const answer = await fetch(address, { cache: "no-cache", credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

// Fetch all pieces. The first time each game is of use as soon as it is here; later all change at once.
export async function keep(listing, { first = "", onGame = () => {} } = {}) {
  const cache = await caches.open(CACHE);
  const before = await kept();
  const stepwise = !before || before.version === listing.version;
  const games = listing.games.slice().sort((one, other) => Number(other.code === first) - Number(one.code === first));
  const note = { version: listing.version, date: new Date().toISOString(), number: 0, words: "", games: [] };
  note.words = await keepPiece(cache, listing.words, listing.version);
  for (const game of games) {
    note.games.push(await keepPiece(cache, game.url, listing.version));
    note.number += game.entries;
    onGame(note.games.length, games.length);
    if (stepwise) await writeNote(cache, note);
  }
  await writeNote(cache, note);
  await dropOthers(cache, note);
  return note;
}

async function keepPiece(cache, address, version) {
  const piece = await readJson(address);
  if (piece.version !== version) throw new Error(`${address} changed meanwhile`);
  const key = `${address}?version=${version}`;
  await cache.put(key, asAnswer(piece));
  return key;
}

function asAnswer(value) {
  return new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json" } });
}

async function writeNote(cache, note) {
  await cache.put(NOTE, asAnswer(note));
}

async function dropOthers(cache, note) {
  const wanted = new Set([NOTE, note.words, ...note.games]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}

export async function readPieces(note) {
  const cache = await caches.open(CACHE);
  const read = async (key) => (await cache.match(key)).json();
  const [words, ...games] = await Promise.all([note.words, ...note.games].map(read));
  return { words, games };
}

export async function forget() {
  for (const name of await caches.keys()) {
    if (name.startsWith("rulings-")) await caches.delete(name);
  }
}
