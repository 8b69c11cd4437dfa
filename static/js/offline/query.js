// Turn what somebody types into groups of stems, codes and a phrase, as rulings/search/query.py does.

import { codeToken, fold, isNumber, readable, wordsOf } from "./words.js";

const BRACKETED = /\[([^[\]]+)\]/g;
const CODE_LIKE = /[a-z0-9]+(?:[-./][a-z0-9]+)+/g;
const UMLAUT = /ae|oe|ue/g;

export function parseQuery(text, words, lexicon, game = "") {
  const { MAX_LENGTH, MAX_WORDS } = words.settings;
  const begun = Array.from(text).slice(0, MAX_LENGTH * 2).join("");
  const clipped = Array.from(readable(begun)).slice(0, MAX_LENGTH).join("").trim();
  const [codes, folded] = takeCodes(fold(clipped), words);
  const brackets = Array.from(folded.matchAll(BRACKETED), (one) => [one.index, one.index + one[0].length]);
  const found = wordsOf(folded).slice(0, MAX_WORDS);
  const typing = text !== "" && !/\s$/.test(text);
  const read = found.map((word, place) =>
    readWord(word, brackets, words, lexicon, typing && place === found.length - 1),
  );
  return {
    groups: merged([...groupsOf(read, words, lexicon, game), ...partsOf(read, words, lexicon, game)]),
    codes,
    phrase: found.map((word) => word.text).join(" "),
    games: game ? new Map() : gamesMeant(read.map((one) => one.text), words, lexicon),
    suggestion: read.some((one) => one.mended) ? read.map((one) => one.text).join(" ") : "",
  };
}

function takeCodes(folded, words) {
  const codes = [];
  let rest = folded;
  for (const found of folded.matchAll(CODE_LIKE)) {
    const token = codeToken(found[0]);
    if (!words.stems.has(token) || codes.includes(token)) continue;
    codes.push(token);
    rest = rest.replaceAll(found[0], " ".repeat(found[0].length));
  }
  return [codes, rest];
}

function readWord(word, brackets, words, lexicon, isLast) {
  const bracketed = brackets.some(([start, end]) => start <= word.start && word.start < end);
  const plain = { text: word.text, bracketed, more: [], mended: false };
  if (isKnown(word.text, words)) return plain;
  if (isLast && word.text.length >= 2) {
    const begun = wordsBeginning(word.text, words);
    if (begun.length) return { ...plain, text: begun[0], more: begun.slice(1) };
  }
  if (lexicon.splitter.split(word.text).length) return plain;
  const folded = word.text.replace(UMLAUT, (found) => found[0]);
  if (folded !== word.text && isKnown(folded, words)) return { ...plain, text: folded };
  const corrected = corrections(word.text, words);
  if (corrected.length) return { ...plain, text: corrected[0], more: corrected.slice(1), mended: true };
  return plain;
}

function isKnown(word, words) {
  return words.known.has(word) || words.stemsInAnyLanguage(word).some((stem) => words.stems.has(stem));
}

function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}

function wordsBeginning(start, words) {
  return words.spellings
    .filter((word) => word.startsWith(start))
    .slice(0, words.settings.MOST_BEGUN)
    .sort(
      (one, other) =>
        words.count(other) - words.count(one) || one.length - other.length || compare(one, other),
    )
    .slice(0, 6);
}

function corrections(word, words) {
  if (word.length < 4 || isNumber(word)) return [];
  const allowed = word.length <= 5 ? 1 : 2;
  const close = [];
  words.spellings.forEach(function (spelling, place) {
    const far = distance(word, spelling, allowed);
    if (far <= allowed) close.push({ text: spelling, far, place });
  });
  close.sort((one, other) => one.far - other.far || one.place - other.place);
  return close
    .slice(0, 20)
    .sort(
      (one, other) =>
        one.far - other.far ||
        Number(one.text[0] !== word[0]) - Number(other.text[0] !== word[0]) ||
        words.count(other.text) - words.count(one.text) ||
        compare(one.text, other.text),
    )
    .slice(0, 3)
    .map((one) => one.text);
}

// How many signs have to be put in, left out, changed or swapped with their neighbour; more than allowed is enough.
function distance(one, other, allowed) {
  if (Math.abs(one.length - other.length) > allowed) return allowed + 1;
  let older = [];
  let last = Array.from({ length: other.length + 1 }, (nothing, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      let best = Math.min(last[column] + 1, line[column - 1] + 1, last[column - 1] + changed);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) best = Math.min(best, older[column - 2] + 1);
      line.push(best);
      least = Math.min(least, best);
    }
    if (least > allowed + 1) return allowed + 1;
    older = last;
    last = line;
  }
  return last[other.length];
}

function groupsOf(read, words, lexicon, game) {
  const { BRACKET_WEIGHT } = words.settings;
  const spans = spansOf(read.map((one) => one.text), words, lexicon, game);
  const covered = new Set();
  for (const span of spans) {
    if (span.end - span.start < 2) continue;
    for (let place = span.start; place < span.end; place += 1) covered.add(place);
  }
  const groups = read.map((one, place) => wordGroup(place, one, spans, covered, words, lexicon, game));
  const wide = new Map();
  for (const span of spans) {
    if (span.end - span.start < 2) continue;
    const key = span.start + " " + span.end;
    if (!wide.has(key)) wide.set(key, { start: span.start, end: span.end, tokens: [] });
    wide.get(key).tokens.push(span.token);
  }
  for (const { start, end, tokens } of wide.values()) {
    const weight = Math.max(...tokens.map((token) => weightOfIdea(token, words)));
    const boost = read.slice(start, end).some((one) => one.bracketed) ? BRACKET_WEIGHT : 1.0;
    groups.push({ alternatives: tokens.map((token) => [token, 1.0]), weight: weight * boost * 1.3 });
  }
  return groups;
}

function partsOf(read, words, lexicon, game) {
  const groups = read.flatMap(function (one) {
    const parts = lexicon.splitter
      .split(one.text)
      .map((text) => ({ text, bracketed: one.bracketed, more: [], mended: false }));
    return parts.length ? groupsOf(parts, words, lexicon, game) : [];
  });
  return groups.map((group) => ({ ...group, weight: group.weight * words.settings.PART_WEIGHT }));
}

// From 0 to 1 how surely each game is meant: by its name, or by words only its players say.
function gamesMeant(texts, words, lexicon) {
  const { GAME_HINT, GAME_TOKEN, NAMED_VOTES } = words.settings;
  const votes = new Map();
  const named = new Set();
  words.languages.forEach(function (language, number) {
    const stems = texts.map((text) => words.stem(text, number));
    for (const span of lexicon.spans(stems, language)) {
      if (span.token.startsWith(GAME_TOKEN)) named.add(span.token.slice(GAME_TOKEN.length).replaceAll("_", "-"));
      const games = lexicon.gamesSaying(stems.slice(span.start, span.end), language);
      const share = games.size && games.size < lexicon.games.length ? 1 / games.size : 0.0;
      const key = span.start + " " + span.end;
      if (!votes.has(key)) votes.set(key, new Map());
      const heard = votes.get(key);
      for (const game of games) heard.set(game, Math.max(heard.get(game) || 0.0, share));
    }
  });
  const total = new Map(Array.from(named, (game) => [game, NAMED_VOTES]));
  for (const heard of votes.values()) {
    for (const [game, share] of heard) total.set(game, (total.get(game) || 0.0) + share);
  }
  return new Map(Array.from(total, ([game, sum]) => [game, Math.min(1.0, GAME_HINT * sum)]));
}

function merged(groups) {
  const best = new Map();
  for (const group of groups) {
    const key = JSON.stringify(group.alternatives);
    const known = best.get(key);
    if (!known || known.weight < group.weight) best.set(key, group);
  }
  return Array.from(best.values());
}

function spansOf(texts, words, lexicon, game) {
  const found = new Map();
  words.languages.forEach(function (language, number) {
    const stems = texts.map((text) => words.stem(text, number));
    for (const span of lexicon.spans(stems, language, game)) {
      found.set(span.start + " " + span.end + " " + span.token, span);
    }
  });
  const spans = Array.from(found.values()).sort(
    (one, other) => one.start - other.start || other.end - one.end || compare(one.token, other.token),
  );
  return spans.filter((span) => !spans.some((other) => isInside(span, other)));
}

function isInside(span, other) {
  const shorter = span.end - span.start < other.end - other.start;
  return shorter && other.start <= span.start && span.end <= other.end;
}

function weightOfIdea(token, words) {
  if (token.startsWith(words.settings.GAME_TOKEN)) return words.settings.INNER_WEIGHT;
  return token.startsWith("t_common_") ? words.settings.COMMON_WEIGHT : 1.0;
}

function wordGroup(place, one, spans, covered, words, lexicon, game) {
  const { CORRECTED, OWN_STEM } = words.settings;
  const ideas = spans.filter((span) => span.start === place && span.end === place + 1).map((span) => span.token);
  const worth = new Map(ideas.map((token) => [token, 1.0]));
  const own = ideas.length ? OWN_STEM : 1.0;
  const add = (stem, value) => worth.has(stem) || worth.set(stem, value);
  for (const stem of words.stemsInAnyLanguage(one.text)) add(stem, own);
  for (const text of one.more) {
    words.languages.forEach(function (language, number) {
      const stem = words.stem(text, number);
      for (const span of lexicon.spans([stem], language, game)) add(span.token, CORRECTED * 0.9);
      add(stem, own * CORRECTED);
    });
  }
  return { alternatives: Array.from(worth), weight: weightOf(place, one, ideas, covered, words) };
}

function weightOf(place, one, ideas, covered, words) {
  const { BRACKET_WEIGHT, INNER_WEIGHT, STOP_WEIGHT } = words.settings;
  const isStop = words.stop.has(one.text);
  if (isStop && !ideas.length && !one.bracketed) return STOP_WEIGHT;
  if (covered.has(place)) return INNER_WEIGHT;
  let weight = ideas.length ? Math.max(...ideas.map((token) => weightOfIdea(token, words))) : 0.9;
  if (isStop || isNumber(one.text)) weight *= 0.5;
  return weight * (one.bracketed ? BRACKET_WEIGHT : 1.0);
}
