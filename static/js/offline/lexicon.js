// Recognise the words of games in a text, and split German compounds, as rulings/search/lexicon.py and compounds.py do.

const LETTERS = /^\p{L}+$/u;

export class Lexicon {
  constructor(data, words) {
    this.longest = data.longest;
    this.ideas = data.ideas;
    this.forms = data.forms;
    this.games = data.games;
    this.uses = data.uses.map((games) => new Set(games));
    this.splitter = new Splitter(data.parts, words);
  }

  // The ideas named in a sequence of stems; the longest form at a place wins. With a game, only what its players say.
  spans(stems, language, game = "") {
    const found = [];
    let place = 0;
    while (place < stems.length) {
      let next = place + 1;
      for (let end = Math.min(stems.length, place + this.longest); end > place; end -= 1) {
        const tokens = this.tokensOf(stems.slice(place, end), language, game);
        if (!tokens.length) continue;
        for (const token of tokens) found.push({ start: place, end, token });
        next = end;
        break;
      }
      place = next;
    }
    return found;
  }

  rowOf(stems, language) {
    const key = stems.join(" ");
    const forms = this.forms[language];
    return Object.hasOwn(forms, key) ? forms[key] : [];
  }

  tokensOf(stems, language, game) {
    const row = this.rowOf(stems, language);
    const tokens = [];
    for (let place = 0; place < row.length; place += 2) {
      const games = this.uses[row[place + 1]];
      if (!game || games.has("") || games.has(game)) tokens.push(this.ideas[row[place]]);
    }
    return tokens;
  }

  // The games whose players say this; none when players of every game do.
  gamesSaying(stems, language) {
    const row = this.rowOf(stems, language);
    const games = new Set();
    for (let place = 1; place < row.length; place += 2) {
      for (const game of this.uses[row[place]]) games.add(game);
    }
    return games.has("") ? new Set() : games;
  }
}

class Splitter {
  constructor(parts, words) {
    const { COMPOUND_LANGUAGE, LANGUAGES } = words.settings;
    this.words = words;
    this.language = LANGUAGES.indexOf(COMPOUND_LANGUAGE);
    this.parts = new Set(parts);
    this.stems = new Set(parts.map((part) => words.stem(part, this.language)));
  }

  // The parts of a folded word; nothing when it is no compound of known words.
  split(word) {
    const isShort = word.length < this.words.settings.SHORTEST_WORD;
    return isShort || this.parts.has(word) || !LETTERS.test(word) ? [] : this.partsOf(word);
  }

  partsOf(rest) {
    const { LINKS, SHORTEST_PART } = this.words.settings;
    for (let end = rest.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
      const head = rest.slice(0, end);
      if (!this.parts.has(head)) continue;
      for (const link of LINKS) {
        if (!rest.startsWith(link, end)) continue;
        const tail = rest.slice(end + link.length);
        if (this.mayEnd(tail)) return [head, tail];
        const further = tail.length >= 2 * SHORTEST_PART ? this.partsOf(tail) : [];
        if (further.length) return [head, ...further];
      }
    }
    return [];
  }

  mayEnd(tail) {
    if (this.parts.has(tail)) return true;
    const isLong = tail.length > this.words.settings.SHORTEST_PART;
    return isLong && this.stems.has(this.words.stem(tail, this.language));
  }
}
