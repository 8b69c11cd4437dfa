// Read the query language as rulings/search/language.py and filters.py do: words, "exact words", filters, words to leave out.

import { fold, readable } from "./words.js";

const QUOTES = /[“”„«»]/g;
const PIECE = new RegExp(
  [
    String.raw`(?<minus>(?<!\S)-)?(?:(?<!\S)(?<!-)|(?<=-))(?<name>[A-Za-z]{2,10}):(?<value>"[^"]{1,80}"|[^\s:"]\S*)`,
    String.raw`(?<not>(?<!\S)-)(?<left>\p{L}[\p{L}\p{N}_]*)`,
    String.raw`(?<!\S)"(?<phrase>[^"]+)"`,
  ].join("|"),
  "gu",
);
const DASHES = /[‐‑‒–—―−]/g;
const NUMBER =
  /^((?:[A-Z]{1,2}-)?[A-Z]+)(\d*)[-/]([A-Z]*)(\d+)([A-Z]*?)(?:(?<=\d)(?:EN|JP))?(?:_[A-Z0-9]+|-(?:S?PR?\d*|[A-Z])){0,2}$/;

export function takeApart(text, { NAMES, MAX_TEXT, MAX_FILTERS, MAX_VALUE }) {
  const plain = readable(Array.from(text).slice(0, MAX_TEXT).join("")).replace(QUOTES, '"');
  const taken = { words: text, phrases: [], filters: [], leftOut: [], unknown: [] };
  const words = [];
  let end = 0;
  for (const found of plain.matchAll(PIECE)) {
    const { minus, name, value, left, phrase } = found.groups;
    words.push(plain.slice(end, found.index));
    end = found.index + found[0].length;
    if (phrase) {
      if (phrase.trim()) taken.phrases.push(phrase.trim());
      words.push(` ${phrase} `);
    } else if (left) {
      taken.leftOut.push(left);
    } else {
      const known = Object.hasOwn(NAMES, name.toLowerCase()) && taken.filters.length < MAX_FILTERS;
      const one = {
        name: known ? NAMES[name.toLowerCase()] : name.toLowerCase(),
        value: value.replace(/^"+|"+$/g, "").slice(0, MAX_VALUE).trim(),
        typed: found[0],
        isNegative: Boolean(minus),
      };
      (known ? taken.filters : taken.unknown).push(one);
      words.push(known ? " " : ` ${found[0].replaceAll(":", " ")} `);
    }
  }
  words.push(plain.slice(end));
  if (end) taken.words = words.join("");
  return taken;
}

// What the filters leave: tests of an entry, the game they choose, and what was passed over.
export function boundsOf(filters, entries, games, terms, settings) {
  const bounds = { tests: [], game: "", passedOver: [] };
  for (const one of filters) {
    const game = one.name === "game" ? gameOf(one.value, games) : "";
    const test = game ? (entry) => entry.game === game : testOf(one, entries, terms, settings);
    if (!test) {
      bounds.passedOver.push(one.typed);
      continue;
    }
    if (game && !one.isNegative) bounds.game = game;
    bounds.tests.push(one.isNegative ? (entry) => !test(entry) : test);
  }
  return bounds;
}

function gameOf(value, games) {
  const wanted = fold(value);
  for (const { code, names } of games) {
    const words = code.split("-");
    const own = [code, words.join(""), ...words, words.map((word) => word[0]).join(""), ...names.map(fold)];
    if (own.includes(wanted)) return code;
  }
  return "";
}

function testOf({ name, value }, entries, terms, settings) {
  const folded = fold(value);
  const some = (test) => (entries.some(test) ? test : null);
  if (name === "card") return some((entry) => entry.cards.includes(numberKey(value)));
  if (name === "kw") {
    const keys = keywordKeys(value, terms);
    return some((entry) => entry.keywords.some((key) => keys.has(key)));
  }
  if (name === "rule") {
    const number = folded.replace(/^[/.\- ]+|[/.\- ]+$/g, "");
    const forms = [number, number.replaceAll(".", "-"), number.replaceAll("-", ".")];
    const fits = (code) => forms.some((form) => code === form || `/${code.split("/").slice(2).join("/")}`.endsWith(`/${form}`));
    return number ? some((entry) => entry.cites.some(fits)) : null;
  }
  if (name === "lang") {
    const language = folded.slice(0, 2);
    return settings.LANGUAGES.includes(language) ? (entry) => entry.languages.includes(language) : null;
  }
  if (name === "status") {
    return settings.STATUSES.includes(folded) ? (entry) => entry.kind === "ruling" && entry.status === folded : null;
  }
  if (name === "has") return settings.HAS.includes(folded) ? (entry) => entry.shows : null;
  return null;
}

function keywordKeys(value, terms) {
  const key = keywordKey(value);
  const keys = new Set([key]);
  for (const [own, said] of terms) {
    if (own.includes(key) || said.includes(key)) own.forEach((one) => keys.add(one));
  }
  return keys;
}

function keywordKey(word) {
  const bare = word.replace(/^[ [\]]+|[ [\]]+$/g, "").toLowerCase().replace(/ß/g, "ss");
  return bare.replaceAll("-", " ").split(/\s+/).filter(Boolean).join(" ").slice(0, 80);
}

function numberKey(number) {
  const normal = number.replace(DASHES, "-").normalize("NFKC").toUpperCase();
  const plain = normal.replace(/\s+/g, "").replace(/^#/, "");
  const found = NUMBER.exec(plain);
  if (!found) return plain.slice(0, 80);
  const [, series, block, letters, digits, variant] = found;
  return `${series}${block.replace(/^0+/, "")}-${letters}${digits.replace(/^0+/, "") || "0"}${variant}`.slice(0, 80);
}
