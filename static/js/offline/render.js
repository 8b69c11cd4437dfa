// Show answers from this device in the form of the site's own list; every text is set as text.

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function cardOf(entry, say) {
  const card = element("article", "card ruling");
  if (entry.kind === "passage") {
    card.classList.add("ruling--passage");
    card.append(element("p", "eyebrow", say.passage));
  } else if (entry.status !== "current") {
    card.classList.add(`ruling--${entry.status}`);
  }
  const title = element("h2", "ruling__title");
  const link = element("a", "", entry.title);
  link.href = entry.url;
  title.append(link);
  card.append(title);
  if (say[entry.status]) card.append(element("p", "notice notice--warning", say[entry.status]));
  const answer = element("p", "ruling__answer", entry.answer);
  answer.lang = entry.language;
  card.append(answer);
  if (entry.reason) {
    const reason = element("p", "ruling__reason", entry.reason);
    reason.lang = entry.language;
    card.append(reason);
  }
  const foot = element("p", "ruling__foot");
  foot.append(element("span", "chip chip--game", entry.gameName), element("span", "code small muted", entry.code));
  card.append(foot);
  return card;
}

function listOf(entries, say) {
  const list = element("ol", "results");
  for (const entry of entries) {
    const row = element("li");
    row.append(cardOf(entry, say));
    list.append(row);
  }
  return list;
}

function sourceOf(say, date) {
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

export function showFound(place, found, say, date) {
  const passedOver = found.passedOver.length
    ? [element("p", "notice notice--warning", say.passedOver.replace("{typed}", found.passedOver.join(", ")))]
    : [];
  const status = element("p", "small muted", "");
  status.setAttribute("role", "status");
  if (!found.hits.length) {
    const empty = element("div", "empty");
    empty.append(element("p", "empty__title", say.nothing));
    place.replaceChildren(sourceOf(say, date), ...passedOver, empty);
    return;
  }
  status.textContent = say.found.replace("{number}", found.hits.length);
  if (found.suggestion) status.textContent += ` · ${say.readAs} ${found.suggestion}`;
  place.replaceChildren(sourceOf(say, date), ...passedOver, status, listOf(found.hits.map((hit) => hit.entry), say));
}

export function showEntry(place, entry, say, date) {
  place.replaceChildren(sourceOf(say, date), listOf([entry], say));
}

export function showNote(place, text) {
  place.replaceChildren(element("p", "notice", text));
}
