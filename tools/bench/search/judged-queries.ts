import { fashionQueries } from './judged-fashion.ts';
import { freshQueries } from './judged-fresh.ts';
import { homeQueries } from './judged-home.ts';
import type { JudgedQuery } from './judged-query.types.ts';

/** 200 pairs on the demo's goods, written down before the ranking was tuned: a pair is never changed to fit an answer. */
export const judgedQueries: readonly { readonly shop: 'fresh' | 'fashion' | 'home'; readonly queries: readonly JudgedQuery[] }[] = [
  { shop: 'fresh', queries: freshQueries },
  { shop: 'fashion', queries: fashionQueries },
  { shop: 'home', queries: homeQueries },
];
