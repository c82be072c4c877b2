import { isLatin } from '../../platform/words/plain-text.rules.ts';
import { soundOf } from '../../platform/words/sound.rules.ts';
import type { KnownWord, Likely } from './goods-search.types.ts';
import type { Mark } from './marks.rules.ts';

export interface Suggestion {
  readonly text: string;
  readonly marks: Mark[];
  /** Each makes it mean less. */
  readonly narrower: string[];
}

const MOST_SUGGESTED = 8;
const MOST_NARROWER = 3;

/** What may be meant by a beginning: the word itself with what narrows it, what its goods are called, other words that begin so. */
export function suggestionsFor(beginning: string, word: string, completed: readonly KnownWord[], likely: readonly Likely[]): Suggestion[] {
  const named = wordsBehind(word, likely).map((text) => `${word}${text}`);
  const [first, ...others] = completed.map((known) => known.word).filter((text) => text !== word);
  const texts = [word, ...(first ? [first] : []), ...named, ...others];
  return [...new Set(texts)].slice(0, MOST_SUGGESTED).map((text) => ({
    text,
    marks: beginningOf(text, beginning),
    narrower: text === word ? traitsThatNarrow(word, likely) : [],
  }));
}

/** Words that follow it in a title ("草莓礼盒"), most frequent first. */
const wordsBehind = (word: string, likely: readonly Likely[]): string[] =>
  byFrequency(word, likely, ({ words }) => words)
    .map(([text]) => text)
    .filter((text) => likely.some(({ title }) => title.includes(`${word}${text}`)));

/** Categories, brands and tags of some of the goods that fit, most frequent first: what all have narrows nothing. */
const traitsThatNarrow = (word: string, likely: readonly Likely[]): string[] =>
  byFrequency(word, likely, ({ traits }) => [...new Set(traits)])
    .filter(([, count]) => count < likely.length)
    .map(([text]) => text)
    .slice(0, MOST_NARROWER);

/** A word never narrows itself. */
function byFrequency(word: string, likely: readonly Likely[], textsOf: (goods: Likely) => readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of likely.flatMap(textsOf))
    if (!text.includes(word) && !word.includes(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** The characters of a word that were typed, as they are or by their sound. */
export function beginningOf(word: string, beginning: string): Mark[] {
  if (word.startsWith(beginning)) return [[0, beginning.length]];
  if (!isLatin(beginning)) return [];
  let end = 0;
  for (const character of word) {
    end += character.length;
    const { whole, initials } = soundOf(word.slice(0, end));
    if (whole.startsWith(beginning) || initials === beginning) return [[0, end]];
  }
  return [];
}

/** Sold so many times as often as the next, a goods is the one that is meant. */
const CLEARLY = 2;

export function surelyMeant([best, next]: readonly Likely[], word: string): Likely | null {
  if (!best?.title.includes(word)) return null;
  return !next || best.title === word || best.soldCount >= CLEARLY * next.soldCount ? best : null;
}

/** Where most of the goods stand. */
export function categoriesOf(likely: readonly Likely[], most: number): string[] {
  const counts = Map.groupBy(likely, ({ categoryId }) => categoryId);
  return [...counts]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, most)
    .map(([id]) => id);
}
