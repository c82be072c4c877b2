import type { DemoShop } from '../demo.types.ts';
import { fashionReviews } from './fashion.ts';
import { freshReviews } from './fresh.ts';
import { homeReviews } from './home.ts';
import type { DemoReview, ShopReviews } from './reviews.types.ts';

const byShop: Readonly<Record<DemoShop['key'], ShopReviews>> = { fresh: freshReviews, fashion: fashionReviews, home: homeReviews };

/** Of each goods its own reviews, then so many that could be said of any. */
const COMMON_EACH = 7;

interface SaidOfGoods {
  readonly key: string;
  readonly tags: readonly string[];
  /** The newest first. */
  readonly said: readonly DemoReview[];
}

export function reviewsOf({ key }: Pick<DemoShop, 'key'>): SaidOfGoods[] {
  const { goods, common } = byShop[key];
  return goods.map(({ key, tags, said }, nth) => {
    const turn = Array.from({ length: COMMON_EACH }, (_, at) => common[(nth * COMMON_EACH + at) % common.length]);
    return { key, tags, said: [...said, ...turn.flatMap((review) => review ?? [])] };
  });
}
