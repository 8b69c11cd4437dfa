// Let the kept page answer for addresses under /rulings/ where the network does not.
// The few lines before this file name the page, its files and their version.

const { version, page, files } = self.KEPT;
const NAME = `rulings-shell-${version}`;
const PATIENCE = 6000;

self.addEventListener("install", function (event) {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

async function keepShell() {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((address) => new Request(address, { cache: "reload" })));
  // Without cookies: the kept page is nobody's own.
  const shell = await fetch(page, { cache: "reload", credentials: "omit" });
  if (!shell.ok) throw new Error(`${page}: ${shell.status}`);
  await cache.put(page, shell);
}

self.addEventListener("activate", function (event) {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

async function dropOlder() {
  for (const name of await caches.keys()) {
    if (name.startsWith("rulings-shell-") && name !== NAME) await caches.delete(name);
  }
}

self.addEventListener("fetch", function (event) {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOf(request));
  else if (files.includes(address.pathname)) event.respondWith(fileOf(request));
});

async function pageOf(request) {
  try {
    const answer = await Promise.race([fetch(request), tooLong()]);
    return [502, 503, 504].includes(answer.status) ? (await shellPage()) || answer : answer;
  } catch (error) {
    const shell = await shellPage();
    if (shell) return shell;
    throw error;
  }
}

async function shellPage() {
  const cache = await caches.open(NAME);
  return cache.match(page);
}

function tooLong() {
  return new Promise((resolve, reject) => setTimeout(() => reject(new Error("no answer")), PATIENCE));
}

async function fileOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(NAME);
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
