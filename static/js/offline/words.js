// Fold, split and stem what people write, as rulings/search/words.py does; stems come from a table.

const LIGATURES = { "œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ß": "ss", "ς": "σ" };
const WORD = /[\p{L}\p{N}]+/gu;
const ASCII = /^[\x00-\x7f]*$/;
const UNREADABLE = /[\x00-\x1f\x7f-\x9f\ud800-\udfff]+/gu;
const MAX_WORD = 40;
const LONGEST_ENDING = 6;
const FEWEST_ALIKE = 2;

export function fold(text) {
  const small = text.toLowerCase().replace(/[œæøłđßς]/g, (sign) => LIGATURES[sign]);
  return small.normalize("NFKD").replace(/\p{M}/gu, "");
}

// A blank in place of signs that no text has.
export function readable(text) {
  return text.replace(UNREADABLE, " ");
}

export function wordsOf(folded) {
  return Array.from(folded.matchAll(WORD), (found) => ({
    text: Array.from(found[0]).slice(0, MAX_WORD).join(""),
    start: found.index,
  }));
}

export function codeToken(text) {
  const plain = fold(text).replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
  return "c_" + plain.slice(0, 70);
}

export function isAscii(word) {
  return ASCII.test(word);
}

export function isNumber(word) {
  return /^\p{Nd}+$/u.test(word);
}

// Texts that were written by what each adds to the one before.
function readTexts(written) {
  let before = "";
  const rest = written.rest.split(" ");
  return written.shared.map(function (shared, place) {
    before = before.slice(0, shared) + rest[place];
    return before;
  });
}

function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}

export class Words {
  // What search knows: words with their stems, stems with the number of entries they are in.
  constructor(data) {
    this.settings = data.settings;
    this.entries = data.entries;
    this.languages = data.settings.LANGUAGES;
    this.stop = new Set(data.stop);
    this.stems = new Map();
    readTexts(data.stems.texts).forEach((stem, place) => this.stems.set(stem, data.stems.counts[place]));
    this.counts = new Map();
    this.known = new Map();
    const texts = readTexts(data.words.texts);
    texts.forEach((word, place) => {
      this.counts.set(word, data.words.counts[place]);
      this.known.set(word, data.words.kinds[data.words.kind[place]]);
    });
    this.ways = data.words.ways;
    this.byRank = texts
      .slice()
      .sort((one, other) => this.counts.get(other) - this.counts.get(one) || compare(one, other));
    this.spellings = texts.filter((word) => this.counts.get(word) >= 0 && word.length >= 3 && isAscii(word));
    this.endings = null;
  }

  count(word) {
    return Math.max(0, this.counts.get(word) || 0);
  }

  stem(word, number) {
    if (!isAscii(word)) return "u_" + hexOf(word).slice(0, 60);
    if (isNumber(word) || word.length < 3) return word;
    const kind = this.known.get(word);
    if (kind) {
      const [cut, added] = this.ways[kind[number]];
      return word.slice(0, word.length - cut) + added;
    }
    return this.stemOfUnknown(word, number);
  }

  // A form nobody wrote yet goes the way of the known words that end like it.
  stemOfUnknown(word, number) {
    if (!this.endings) this.endings = this.languages.map((language, place) => this.learnEndings(place));
    const endings = this.endings[number];
    for (let length = Math.min(word.length, LONGEST_ENDING); length > 0; length -= 1) {
      const way = endings.get(word.slice(word.length - length));
      if (way === undefined) continue;
      const [cut, added] = this.ways[way];
      if (word.length - cut >= 2) return word.slice(0, word.length - cut) + added;
    }
    return word;
  }

  // For each ending that several words have: the way most of them go.
  learnEndings(number) {
    const seen = new Map();
    for (const [word, kind] of this.known) {
      const way = kind[number];
      for (let length = 1; length <= Math.min(word.length, LONGEST_ENDING); length += 1) {
        const ending = word.slice(word.length - length);
        if (!seen.has(ending)) seen.set(ending, new Map());
        const ways = seen.get(ending);
        ways.set(way, (ways.get(way) || 0) + 1);
      }
    }
    const chosen = new Map();
    for (const [ending, ways] of seen) {
      const ordered = Array.from(ways).sort((one, other) => other[1] - one[1] || one[0] - other[0]);
      const all = ordered.reduce((total, [, times]) => total + times, 0);
      if (all >= FEWEST_ALIKE) chosen.set(ending, ordered[0][0]);
    }
    return chosen;
  }

  stemsInAnyLanguage(word) {
    return Array.from(new Set(this.languages.map((language, number) => this.stem(word, number))));
  }
}

function hexOf(word) {
  const bytes = new TextEncoder().encode(word);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
