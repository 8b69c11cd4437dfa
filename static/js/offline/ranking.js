// Order candidates: the same sums in the same order as rulings/search/ranking.py.

export class Statistics {
  constructor(words) {
    this.stems = words.stems;
    this.entries = words.entries;
    this.settings = words.settings;
  }

  rarity(stem) {
    const known = Math.min(this.stems.get(stem) || 0, this.entries);
    return Math.log(1 + (this.entries - known + 0.5) / (known + 0.5));
  }

  rarityOf(group) {
    const all = group.alternatives.map(([stem, worth]) => this.rarity(stem) / Math.max(worth, 0.1));
    return all.length ? Math.min(...all) : 0.0;
  }
}

export function candidateOf(entry, statistics) {
  const { FIELD_WEIGHTS, SENTENCES } = statistics.settings;
  const weights = new Map();
  for (const unit of entry.units) {
    const value = FIELD_WEIGHTS[unit.field] || 0.0;
    for (const stem of new Set(unit.stems)) weights.set(stem, (weights.get(stem) || 0.0) + value);
  }
  return {
    entry,
    code: entry.code,
    worth: entry.worth,
    weights,
    sentences: entry.units
      .filter((unit) => SENTENCES.includes(unit.field))
      .map((unit) => sentenceOf(unit, statistics)),
    phrases: entry.units.map((unit) => unit.phrase).filter(Boolean),
    ownCodes: new Set(entry.units.filter((unit) => unit.field === "code").flatMap((unit) => unit.stems)),
  };
}

function sentenceOf(unit, statistics) {
  const stems = Array.from(new Set(unit.stems));
  const isIdea = (stem) => stem.startsWith("t_") || stem.startsWith("c_");
  const words = new Map();
  let total = 0;
  for (const stem of stems.filter((one) => !isIdea(one)).sort()) {
    words.set(stem, statistics.rarity(stem));
    total += words.get(stem);
  }
  return { words, ideas: new Set(stems.filter(isIdea)), total };
}

export function rank(query, candidates, statistics) {
  const weights = query.groups.map((group) => group.weight * statistics.rarityOf(group));
  return candidates
    .map((one) => ({ entry: one.entry, code: one.code, score: scoreOf(query, weights, one, statistics.settings) }))
    .filter((one) => one.score > 0)
    .sort((one, other) => other.score - one.score || compareCodes(one.code, other.code));
}

function scoreOf(query, weights, one, settings) {
  const total = sum(weights) || 1.0;
  const strengths = query.groups.map((group) => strengthOf(group, one.weights, settings));
  const covered = sum(weights.map((weight, place) => weight * strengths[place]));
  const likeness = Math.max(
    0.0,
    ...one.sentences.map((sentence) => likenessOf(query, weights, total, sentence, settings)),
  );
  const phrase = phraseScore(query, one.phrases, settings);
  const base = (settings.COVERAGE * covered) / total + phrase;
  const factor = (1 + settings.GAME * (query.games.get(one.code.split("/", 1)[0]) || 0.0)) * one.worth;
  return rounded((base + settings.LIKENESS * likeness) * factor + codeScore(query, one, settings));
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function rounded(value) {
  return Number(value.toFixed(6));
}

function strengthOf(group, weights, settings) {
  let best = 0.0;
  for (const [stem, worth] of group.alternatives) {
    const found = weights.get(stem) || 0.0;
    best = Math.max(best, (worth * found) / (settings.SATURATION + found));
  }
  return best;
}

function likenessOf(query, weights, total, sentence, settings) {
  let shared = 0.0;
  let rest = sentence.total;
  const matched = new Set();
  query.groups.forEach(function (group, place) {
    let best = 0.0;
    for (const [stem, worth] of group.alternatives) {
      if (!sentence.words.has(stem) && !sentence.ideas.has(stem)) continue;
      best = Math.max(best, worth);
      matched.add(stem);
    }
    shared += weights[place] * best;
  });
  if (!shared) return 0.0;
  rest -= sum(Array.from(matched).sort().map((stem) => sentence.words.get(stem) || 0.0));
  return shared / (total + settings.REST * Math.max(rest, 0.0));
}

function phraseScore(query, phrases, settings) {
  if (!query.phrase.includes(" ")) return 0.0;
  if (phrases.includes(query.phrase)) return settings.SAME_PHRASE;
  const padded = ` ${query.phrase} `;
  return phrases.some((phrase) => ` ${phrase} `.includes(padded)) ? settings.INNER_PHRASE : 0.0;
}

function codeScore(query, one, settings) {
  let own = 0;
  let cited = 0;
  for (const code of query.codes) {
    if (one.ownCodes.has(code)) own += settings.CODE_SCORE;
    else if (one.weights.has(code)) cited += settings.CITED_SCORE;
  }
  return own + cited;
}

// As people count: 2 before 10; a number stands after any text, as on the server.
export function compareCodes(one, other) {
  const left = piecesOf(one);
  const right = piecesOf(other);
  for (let place = 0; place < Math.min(left.length, right.length); place += 1) {
    const [number, text] = left[place];
    const [otherNumber, otherText] = right[place];
    if (number !== otherNumber) return number - otherNumber;
    if (text !== otherText) return text < otherText ? -1 : 1;
  }
  return left.length - right.length;
}

function piecesOf(code) {
  return code
    .split(/(\d+)/)
    .filter(Boolean)
    .map((piece) => (/^\d+$/.test(piece) ? [Number(piece), ""] : [-1, piece]));
}
