import type { LinkQuery, PageLikeName } from './resolve.ts';

interface ActivityPage {
  readonly page: PageLikeName;
  readonly query: LinkQuery;
}

const pages: Readonly<Record<string, PageLikeName>> = {
  LIMITED_DISCOUNT: 'limitTimeDiscountActivityList',
  N_FOR_PRICE: 'NyNjActivityDetail',
  FULL_REDUCTION: 'activeGoodsList',
  PACKAGE: 'discountPackageActivityDetail',
};

/** The page of an activity, by what it is in a receipt; null: it has none of its own. A shop has one first-order reduction at a time. */
export function activityPage(kind: string, id: string): ActivityPage | null {
  if (kind === 'FIRST_ORDER') return { page: 'firstReduction', query: {} };
  const page = pages[kind];
  return page ? { page, query: { id } } : null;
}
