import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { plainText, runsOf } from './plain-text.rules.ts';

export interface CutWord {
  readonly text: string;
  /** Where it begins in the plain text. */
  readonly at: number;
  /** The dictionary's tag: "n" a noun, "ns" a place, "m" a number, "x" unknown. */
  readonly tag: string;
}

// Made when the process starts: the first shopper who searches shall not wait for it.
const jieba = Jieba.withDict(dict);

/** A text cut into words, none overlapping another. Words the dictionary does not know fall into single characters, always the same way. */
export function cutWords(written: string): CutWord[] {
  return runsOf(plainText(written).text).flatMap(({ text, at }) => {
    let next = at;
    return jieba.tag(text, false).map(({ word, tag }) => {
      const cut = { text: word, at: next, tag };
      next += word.length;
      return cut;
    });
  });
}

/** The words inside a word: "北京", "大学" in "北京大学". */
export function shorterWords({ text, at }: Pick<CutWord, 'text' | 'at'>): Omit<CutWord, 'tag'>[] {
  if (text.length < 3) return [];
  let from = 0;
  return jieba
    .cutForSearch(text, false)
    .filter((shorter) => shorter !== text)
    .map((shorter) => {
      const found = text.indexOf(shorter, from);
      // They come in the order in which they begin.
      if (found >= 0) from = found;
      return { text: shorter, at: at + Math.max(found, 0) };
    });
}
