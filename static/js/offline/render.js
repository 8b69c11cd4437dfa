// Show answers from this device in the form of the site's own list.
// What is shown comes with `kept` (the engine), `say` (the sentences of the page), `date` and `scope`.

import { cardOf, element } from "./card.js";

function listOf(entries, shown, isWhole) {
  const list = element("ol", "results");
  for (const entry of entries) {
    const row = element("li");
    row.append(cardOf(entry, shown, isWhole));
    list.append(row);
  }
  return list;
}

function sourceOf({ say, date }) {
  return element("p", "offline__source small muted", say.source.replace("{date}", date));
}

// The games that are kept, as choices beside the question.
export function showGames(place, games, { question, chosen, address, all }) {
  const rows = [{ code: "", name: all, entries: 0 }, ...games];
  const chips = rows.map(function ({ code, name, entries }) {
    const chip = element("a", "chip", name);
    const values = new URLSearchParams({ ...(question && { q: question }), ...(code && { game: code }) });
    chip.href = `${address}?${values}`;
    if (code === chosen) chip.setAttribute("aria-current", "true");
    if (entries) chip.append(" ", element("span", "chip__count", entries));
    return chip;
  });
  place.replaceChildren(...chips);
}

export function showFound(place, found, shown) {
  const { say } = shown;
  const passedOver = found.passedOver.length
    ? [element("p", "notice notice--warning", say.passedOver.replace("{typed}", found.passedOver.join(", ")))]
    : [];
  const status = element("p", "small muted", "");
  status.setAttribute("role", "status");
  if (!found.hits.length) {
    const empty = element("div", "empty");
    empty.append(element("p", "empty__title", say.nothing));
    place.replaceChildren(sourceOf(shown), ...passedOver, empty);
    return;
  }
  status.textContent = say.found.replace("{number}", found.hits.length);
  if (found.suggestion) status.textContent += ` · ${say.readAs} ${found.suggestion}`;
  const list = listOf(found.hits.map((hit) => hit.entry), shown, false);
  place.replaceChildren(sourceOf(shown), ...passedOver, status, list);
}

export function showEntry(place, entry, shown) {
  place.replaceChildren(sourceOf(shown), listOf([entry], shown, true));
}

export function showNote(place, text) {
  place.replaceChildren(element("p", "notice", text));
}
