import { findByWords } from '#modules/goods-figure';
import type { Ctx } from '#platform/ctx';

/** A shop that has more of a name looks for a longer one. */
const MOST_NAMED = 400;

/** On a shelf or not, also removed ones; of more than five hundred the newest. */
export const findGoodsByWords = (ctx: Ctx, words: string): Promise<string[]> => findByWords(ctx, words, MOST_NAMED);
