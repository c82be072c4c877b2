import { type CutWord, cutWords, shorterWords } from '../../platform/words/cut-words.rules.ts';
import { isHan, isLatin, plainText, squeezed } from '../../platform/words/plain-text.rules.ts';
import { soundOf } from '../../platform/words/sound.rules.ts';

/** Everything a goods is found by. */
export interface GoodsText {
  readonly title: string;
  /** In other languages. */
  readonly otherTitles: readonly string[];
  readonly sellingPoint: string;
  readonly brand: string | null;
  /** From the widest to the narrowest. */
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
}

export interface SearchDocument {
  /** As PostgreSQL reads it: 'word':1A,7B … */
  readonly tsv: string;
  readonly title: string;
  /** What narrows a search for it: words of its title that name or describe something, and its keywords. */
  readonly words: readonly string[];
  /** What else it is suggested by: its brand and categories. */
  readonly names: readonly string[];
}

type Weight = 'A' | 'B' | 'C' | 'D';

/** No word of one text stands beside a word of the next. */
const GAP = 2;
const MOST_WORDS = 60;
const [SHORTEST_WORD, LONGEST_WORD] = [2, 20];

export function writeDocument(goods: GoodsText): SearchDocument {
  const places = new Places();
  for (const title of [goods.title, ...goods.otherTitles]) places.add(title, 'A');
  const names = [goods.brand ?? '', ...goods.categories];
  for (const name of [...names, ...goods.keywords]) places.addName(name, 'B');
  for (const tag of goods.tags) places.add(tag, 'B');
  places.add(goods.sellingPoint, 'C');
  const result = cutWords(goods.title).filter(isTelling);
  const words = worthSuggesting([...result.map(({ text }) => text), ...goods.keywords]);
  const others = worthSuggesting(names).filter((name) => !words.includes(name));
  return { tsv: places.write(), title: squeezed(goods.title), words, names: others };
}

/** Which word stands where, and how much the place weighs. */
class Places {
  readonly #places = new Map<string, string[]>();
  #start = 1;

  /** Words, the words in them, how they sound, and their characters one by one. */
  add(text: string, weight: Weight): void {
    for (const word of cutWords(text)) {
      this.#put(word, weight);
      for (const shorter of shorterWords(word)) this.#put(shorter, weight);
      this.#putParts(word);
    }
    this.#start += plainText(text).text.length + GAP;
  }

  /** One word, however many the dictionary sees in it. */
  addName(name: string, weight: Weight): void {
    const whole = squeezed(name);
    if (whole) this.#put({ text: whole, at: 0 }, weight);
    this.add(name, weight);
  }

  #put({ text, at }: Pick<CutWord, 'text' | 'at'>, weight: Weight): void {
    this.#note(text, at, weight);
    if (!/\p{Script=Han}/u.test(text)) return;
    const { whole, initials } = soundOf(text);
    this.#note(`~${whole}`, at, weight);
    if (initials.length > 1) this.#note(`~${initials}`, at, weight);
  }

  #putParts({ text, at }: CutWord): void {
    if (text.length < 2 || !isHan(text)) return;
    let next = at;
    for (const character of text) {
      this.#note(character, next, 'D');
      next += character.length;
    }
  }

  #note(text: string, at: number, weight: Weight): void {
    const places = this.#places.get(text) ?? [];
    places.push(`${this.#start + at}${weight}`);
    this.#places.set(text, places);
  }

  write(): string {
    return [...this.#places].map(([text, places]) => `'${text}':${places.join(',')}`).join(' ');
  }
}

const worthSuggesting = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(squeezed))].filter(({ length }) => length >= SHORTEST_WORD && length <= LONGEST_WORD).slice(0, MOST_WORDS);

/** Nouns, names, adjectives and what distinguishes; in Latin letters anything without digits ("500g" is looked for by nobody). */
const isTelling = ({ text, tag }: CutWord): boolean => (isHan(text) ? /^(n|vn|a|b|j|l|i|z)/.test(tag) : isLatin(text));
