import { fashionQueries } from './judged-fashion.ts';
import { freshQueries } from './judged-fresh.ts';
import { homeQueries } from './judged-home.ts';

/** What somebody types, and how the title of the goods begins that must be among the first five. */
export type JudgedQuery = readonly [typed: string, title: string];

/** 200 pairs on the demo's goods, written down before the ranking was tuned: a pair is never changed to fit an answer. */
export const judgedQueries: readonly { readonly shop: 'fresh' | 'fashion' | 'home'; readonly queries: readonly JudgedQuery[] }[] = [
  { shop: 'fresh', queries: freshQueries },
  { shop: 'fashion', queries: fashionQueries },
  { shop: 'home', queries: homeQueries },
];
