import type { DemoReview, ShopReviews } from '../reviews.schema.ts';
import { type Chance, lottery } from './chance.ts';
import type { YearGoods } from './year.types.ts';

/** What a review says; no text: only stars. */
export type ReviewText = Pick<DemoReview, 'score' | 'text' | 'value' | 'pictures' | 'appended' | 'answer'>;

/** Of those who find no words of their own so many say something. */
const COMMON_SHARE = 0.6;
/** TABLE of the stars of those who say nothing, one star first. */
const drawScore = lottery([0.4, 1.2, 6, 22, 70]);

/** So many reviews of a goods: its own once each, then what could be said of any goods of the shop, also once each, then stars alone. */
export function wordsOf(goods: YearGoods, common: ShopReviews['common'], count: number, chance: Chance): ReviewText[] {
  const own = chance.shuffled(goods.said).slice(0, count);
  const others = chance.shuffled(common);
  const rest = Array.from({ length: count - own.length }, (): ReviewText => {
    const said = chance.is(COMMON_SHARE) ? others.pop() : undefined;
    return said ?? { score: 1 + drawScore(chance), text: '' };
  });
  return [...own, ...rest];
}
