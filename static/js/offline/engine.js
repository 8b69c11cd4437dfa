// Answer a question from what is kept on this device: parse, match, rank, as rulings/search/engine.py does.

import { boundsOf, takeApart } from "./language.js";
import { Lexicon } from "./lexicon.js";
import { parseQuery } from "./query.js";
import { Statistics, candidateOf, compareCodes, rank } from "./ranking.js";
import { Words, fold, wordsOf } from "./words.js";

// In place of a number of words: they are those of the text that people see, by field.
const AS_SHOWN = -1;
const SHOWN = { title: "title", answer: "answer", reason: "reason", text: "answer", statement: "answer" };
// What an entry is where nothing else is written.
const PLAIN = {
  worth: 1.0,
  kind: "ruling",
  status: "current",
  language: "en",
  reason: "",
  cards: [],
  keywords: [],
  languages: ["en"],
  shows: false,
  disputed: [],
  superseded_by: "",
  source_changed: "",
};

export class Engine {
  constructor(words, games) {
    this.words = new Words(words);
    this.lexicon = new Lexicon(words.lexicon, this.words);
    this.statistics = new Statistics(this.words);
    this.candidates = new Map();
    this.byStem = new Map();
    this.byCode = new Map();
    this.passages = new Map();
    this.games = words.games;
    this.terms = words.terms;
    this.kept = games.map(({ game, name, entries }) => ({ code: game, name, entries: entries.length }));
    for (const game of games) this.take(game);
  }

  take(game) {
    // What a phone kept before there were passages in it still answers, until the newer one is here.
    for (const [code, strength, document, statement] of game.passages || []) {
      this.passages.set(code, { code, strength, document: game.documents[document], statement });
    }
    for (const written of game.entries) {
      const entry = { ...PLAIN, cites: [written.code], ...written };
      entry.game = game.game;
      entry.gameName = game.name;
      entry.units = this.unitsOf(entry, written.units, game);
      this.byCode.set(entry.code, entry);
      for (const stem of new Set(entry.units.flatMap((unit) => unit.stems))) {
        if (!this.byStem.has(stem)) this.byStem.set(stem, []);
        this.byStem.get(stem).push(entry);
      }
    }
  }

  // The passages an entry rests on, each with its document and our sentence on it.
  sourcesOf(entry) {
    if (entry.kind === "passage") return [];
    return entry.cites.map((code) => this.passageOf(code)).filter(Boolean);
  }

  voicesOf(entry) {
    return entry.disputed.map(([code, says, date]) => ({ ...this.passageOf(code), code, says, date }));
  }

  passageOf(code) {
    const passage = this.passages.get(code);
    const own = this.byCode.get(code);
    if (!passage || passage.statement || !own || own.kind !== "passage") return passage;
    return { ...passage, statement: own.answer };
  }

  unitsOf(entry, numbers, { fields, tokens }) {
    const units = [];
    let place = 0;
    while (place < numbers.length) {
      const field = fields[numbers[place] >> 2];
      const language = numbers[place] & 3;
      const isShown = numbers[place + 1] === AS_SHOWN;
      const afterWords = place + 2 + (isShown ? 0 : numbers[place + 1]);
      const texts = isShown
        ? wordsOf(fold(entry[SHOWN[field]])).map((word) => word.text)
        : numbers.slice(place + 2, afterWords).map((rank) => this.words.byRank[rank]);
      const end = afterWords + 1 + numbers[afterWords];
      const own = numbers.slice(afterWords + 1, end).map((number) => tokens[number]);
      const isPlain = language < this.words.languages.length;
      const stems = isPlain ? texts.map((text) => this.words.stem(text, language)) : [];
      units.push({ field, stems: stems.concat(own), phrase: texts.join(" ") });
      place = end;
    }
    return units;
  }

  search(text, { game: chosen = "", limit = 20 } = {}) {
    const outcome = { hits: [], suggestion: "", passedOver: [] };
    if (!text.trim()) return outcome;
    const taken = takeApart(text, this.words.settings);
    const all = Array.from(this.byCode.values());
    const bounds = boundsOf(taken.filters, all, this.games, this.terms, this.words.settings);
    const game = bounds.game || chosen;
    const query = parseQuery(taken.words, this.words, this.lexicon, game);
    outcome.suggestion = query.suggestion;
    outcome.passedOver = bounds.passedOver;
    const bounded = bounds.tests.length ? this.bounded(bounds, all, game) : null;
    if (!query.groups.length && !query.codes.length) {
      const listed = (bounded || []).sort((one, other) => compareCodes(one.code, other.code));
      outcome.hits = listed.map((entry) => ({ entry, code: entry.code, score: 0 })).slice(0, limit);
      return outcome;
    }
    const entries = this.within(bounded, this.matching(query, game));
    let hits = this.ranked(query, entries, taken.phrases, taken.leftOut);
    if (taken.phrases.length && !hits.length) {
      outcome.passedOver.push(`"${taken.phrases[0]}"`);
      hits = this.ranked(query, entries, [], taken.leftOut);
    }
    outcome.hits = hits.slice(0, limit);
    return outcome;
  }

  bounded({ tests }, all, game) {
    return inOrder(all.filter((entry) => (!game || entry.game === game) && tests.every((test) => test(entry))));
  }

  // Keep to the filters: all they leave when that is little, else what matches among it.
  within(bounded, matching) {
    if (!bounded) return matching;
    if (bounded.length <= this.words.settings.MOST_BOUNDED) return bounded;
    const found = new Set(matching);
    return bounded.filter((entry) => found.has(entry));
  }

  ranked(query, entries, phrases, leftOut) {
    let candidates = entries.map((entry) => this.candidate(entry));
    for (const phrase of phrases) {
      const words = ` ${wordsOf(fold(phrase)).map((word) => word.text).join(" ")} `;
      candidates = candidates.filter((one) => one.phrases.some((text) => ` ${text} `.includes(words)));
    }
    for (const word of leftOut) {
      const stems = this.words.stemsInAnyLanguage(fold(word));
      candidates = candidates.filter((one) => !stems.some((stem) => one.weights.has(stem)));
    }
    return rank(query, candidates, this.statistics);
  }

  candidate(entry) {
    if (!this.candidates.has(entry.code)) {
      this.candidates.set(entry.code, candidateOf(entry, this.statistics));
    }
    return this.candidates.get(entry.code);
  }

  // The entries worth ranking: with any of the rarest things asked for, as long as they are not too many; else those
  // that have all of them, giving up the most frequent until something is found.
  matching(query, game) {
    const { CUT, STOP_WEIGHT } = this.words.settings;
    const found = new Set(query.codes.length ? this.holding([query.codes], game) : []);
    let groups = query.groups.filter((group) => group.weight > STOP_WEIGHT);
    if (!groups.length) groups = query.groups.slice();
    const sizes = new Map(groups.map((group) => [group, this.entriesWith(group)]));
    groups = groups.filter((group) => sizes.get(group));
    groups.sort((one, other) => sizes.get(one) - sizes.get(other) || compareAlternatives(one, other));
    const stems = [];
    let budget = CUT;
    for (const group of groups) {
      budget -= sizes.get(group);
      if (budget < 0) break;
      stems.push(...group.alternatives.map(([stem]) => stem));
    }
    if (stems.length || !groups.length) {
      for (const entry of this.holding([stems], game)) found.add(entry);
      return inOrder(found);
    }
    while (groups.length && !found.size) {
      const wanted = groups.map((group) => group.alternatives.map(([stem]) => stem));
      for (const entry of this.holding(wanted, game)) found.add(entry);
      groups.pop();
    }
    return inOrder(found);
  }

  entriesWith(group) {
    return group.alternatives.reduce((total, [stem]) => total + (this.words.stems.get(stem) || 0), 0);
  }

  // The entries that hold a stem of each group, in the order of their places, at most as many as the server takes.
  holding(wanted, game) {
    let found = null;
    for (const group of wanted) {
      const any = new Set();
      for (const stem of group) {
        for (const entry of this.byStem.get(stem) || []) {
          if ((!game || entry.game === game) && (!found || found.has(entry))) any.add(entry);
        }
      }
      found = any;
    }
    return inOrder(found || new Set()).slice(0, this.words.settings.CUT);
  }
}

function inOrder(entries) {
  return Array.from(entries).sort((one, other) => one.place - other.place);
}

function compareAlternatives(one, other) {
  for (let place = 0; place < Math.min(one.alternatives.length, other.alternatives.length); place += 1) {
    const [stem, worth] = one.alternatives[place];
    const [otherStem, otherWorth] = other.alternatives[place];
    if (stem !== otherStem) return stem < otherStem ? -1 : 1;
    if (worth !== otherWorth) return worth - otherWorth;
  }
  return one.alternatives.length - other.alternatives.length;
}
