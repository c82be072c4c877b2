import type pg from 'pg';
import { seededRandom } from '../../../apps/simulator/src/seeded-random.ts';
import type { CallName } from '../../../packages/contract/src/rows.ts';
import type { ScaleForm } from '../../scale/scale-forms.ts';
import {
  BRANCHES,
  branchIdOf,
  CATEGORIES,
  categoryIdOf,
  cidOf,
  goodsIdOf,
  midOf,
  SHOPS,
  shopOf,
  TOPS,
  topIdOf,
} from '../../scale/scale-ids.ts';
import { twoWordsEach } from '../search/search-requests.ts';

/** One call a page of the storefront makes. */
export interface BrowseRequest {
  readonly name: CallName;
  readonly mid: string;
  readonly cid: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const SORTS = ['default', 'sold', 'new', 'priceUp', 'priceDown'];
const PAGES = 3;
const PAGE_SIZE = 20;
/** Every run asks for the same. */
const draws = (seed: number) => {
  const random = seededRandom(seed);
  return (from: number): number => Math.floor(random() * from);
};

/** A page of a category of any level, in any order. */
export function categoryLists({ merchants }: ScaleForm, count: number): BrowseRequest[] {
  const draw = draws(1);
  return Array.from({ length: count }, () => {
    const m = draw(merchants);
    const cid = cidOf(m, draw(SHOPS));
    const categoryId = categoryAt(m, draw(CATEGORIES + BRANCHES + TOPS));
    const input = { cid, categoryId, sortType: SORTS[draw(SORTS.length)], pageNum: 1 + draw(PAGES), pageSize: PAGE_SIZE };
    return { name: 'catalog.product.pageList', mid: midOf(m), cid, input };
  });
}

function categoryAt(m: number, at: number): string {
  if (at < CATEGORIES) return categoryIdOf(m, at);
  return at < CATEGORIES + BRANCHES ? branchIdOf(m, at - CATEGORIES) : topIdOf(m, at - CATEGORIES - BRANCHES);
}

/** An item, and what is said of it. */
export function items({ merchants, goods }: ScaleForm, count: number): BrowseRequest[] {
  const draw = draws(2);
  return Array.from({ length: count }, () => {
    const [m, g] = [draw(merchants), draw(goods)];
    const [mid, cid, id] = [midOf(m), cidOf(m, shopOf(g)), goodsIdOf(m, g)];
    const item: BrowseRequest = { name: 'catalog.product.info', mid, cid, input: { cid, id } };
    const reviews: BrowseRequest = { name: 'catalog.review.summary', mid, cid, input: { goodsId: id } };
    return [item, reviews];
  }).flat();
}

export const searches = async (db: pg.Client, count: number): Promise<BrowseRequest[]> =>
  (await twoWordsEach(db, count)).map(({ mid, cid, words }) => ({
    name: 'catalog.search.goods',
    mid,
    cid,
    input: { cid, words, pageSize: PAGE_SIZE },
  }));
