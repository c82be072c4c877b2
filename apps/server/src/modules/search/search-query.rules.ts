import { cutWords } from '../../platform/words/cut-words.rules.ts';
import { isHan, isLatin, squeezed } from '../../platform/words/plain-text.rules.ts';
import type { SearchQuery } from './goods-search.types.ts';

/** Words that say nothing about goods; alone they are looked for all the same. */
const EMPTY_WORDS = new Set([
  '的',
  '了',
  '和',
  '与',
  '及',
  '或',
  '是',
  '有',
  '在',
  '我',
  '要',
  '买',
  '个',
  '吗',
  '呢',
  '吧',
  '啊',
  '之',
  '我要',
  '想买',
]);

/** Null when nothing of it can be looked for: signs, emoji. */
export function readQuery(typed: string): SearchQuery | null {
  const cut = [...new Set(cutWords(typed).map(({ text }) => text))];
  const telling = cut.filter((word) => !EMPTY_WORDS.has(word));
  const words = telling.length > 0 ? telling : cut;
  return words.length === 0 ? null : { typed: squeezed(typed), words, by: 'words' };
}

/** The terms of PostgreSQL's query language. Words are letters and digits alone, so none can be anything but a word. */
const term = (word: string) => `'${word}'`;
const wordTerm = (word: string) => (isLatin(word) ? `(${term(word)} | ${term(`~${word}`)})` : term(word));
const characterTerm = (word: string) => (isHan(word) ? `(${[...word].map(term).join(' <-> ')})` : wordTerm(word));

/** What must fit, and by what the fitting are ranked: the more of it, and the weightier the place, the better. */
export const termsOf = ({ words, by }: SearchQuery): { all: string; any: string } => {
  const terms = words.map(by === 'words' ? wordTerm : characterTerm);
  return { all: terms.join(' & '), any: terms.join(' | ') };
};
