// One answer as a card in the form of the site's own; every text is set as text.

// In a list no more citations than these stand below an answer, as on the site.
const FEW_SOURCES = 3;

export function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function linkTo(address, text, className) {
  const link = element("a", className, text);
  link.href = address;
  return link;
}

export function cardOf(entry, shown, isWhole) {
  const { say } = shown;
  const card = element("article", "card ruling");
  if (entry.kind === "passage") {
    card.classList.add("ruling--passage");
    card.append(element("p", "eyebrow", say.passage));
  } else if (entry.status !== "current") {
    card.classList.add(`ruling--${entry.status}`);
  }
  const title = element("h2", "ruling__title");
  title.append(linkTo(entry.url, entry.title));
  card.append(title, ...noticesOf(entry, shown));
  card.append(spoken("ruling__answer", entry.answer, entry.language));
  if (entry.reason) card.append(spoken("ruling__reason", entry.reason, entry.language));
  card.append(...sourcesOf(entry, shown, isWhole));
  const foot = element("p", "ruling__foot");
  foot.append(element("span", "chip chip--game", entry.gameName), element("span", "code small muted", entry.code));
  card.append(foot);
  return card;
}

function spoken(className, text, language) {
  const made = element("p", className, text);
  made.lang = language;
  return made;
}

function noticesOf(entry, { kept, say, scope }) {
  const notices = [];
  if (say[entry.status]) {
    const notice = element("div", "notice notice--warning");
    notice.append(element("p", "notice__title", say[entry.status]));
    if (entry.superseded_by) {
      const now = element("p", "", `${say.now} `);
      now.append(linkTo(`${scope}${entry.superseded_by}/`, entry.superseded_by));
      notice.append(now);
    }
    if (entry.disputed.length) notice.append(voicesOf(kept.voicesOf(entry), say, scope));
    notices.push(notice);
  }
  if (entry.source_changed) {
    const notice = element("div", "notice notice--warning");
    notice.append(element("p", "notice__title", `${say.sourceChanged} · ${entry.source_changed}`));
    notices.push(notice);
  }
  return notices;
}

// What each source says, with its code, its document and its date.
function voicesOf(voices, say, scope) {
  const list = element("ul", "voices");
  for (const voice of voices) {
    const row = element("li");
    const who = element("span", "voices__who code");
    who.append(linkTo(`${scope}passages/${voice.code}/`, voice.code));
    who.append(" ", element("span", "muted voices__date", `· ${voice.date || say.undated}`));
    row.append(who, element("span", "", voice.says));
    if (voice.document) row.append(element("span", "voices__document small muted", voice.document));
    list.append(row);
  }
  return list;
}

function sourcesOf(entry, { kept, say, scope }, isWhole) {
  const sources = kept.sourcesOf(entry);
  if (!sources.length) return [];
  const list = element("div", "ruling__sources");
  const few = isWhole ? sources : sources.slice(0, FEW_SOURCES);
  list.append(...few.map((source) => citationOf(source, say, scope)));
  if (few.length < sources.length) {
    list.append(linkTo(entry.url, say.allSources.replace("{number}", sources.length), "small ruling__more"));
  }
  return [list];
}

function citationOf(source, say, scope) {
  const citation = element("details", `citation citation--${source.strength}`);
  const head = element("summary");
  head.append(element("span", "citation__code", source.code));
  head.append(element("span", "citation__strength", say[source.strength]));
  const text = element("div", "citation__text stack stack--tight");
  if (source.statement) text.append(element("p", "", source.statement));
  const from = element("p", "small muted", `${source.document} · `);
  from.append(linkTo(`${scope}passages/${source.code}/`, say.openPassage));
  text.append(from);
  citation.append(head, text);
  return citation;
}
