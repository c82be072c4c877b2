import type { ActivityDraft, ActivityRow, ListedState } from './activity.types.ts';
import { isNamed, scopeOf, unfitTerms } from './kinds.rules.ts';

/** Over is over, also before the round that notes it. */
export function listedState({ state, starts_at, ends_at }: Pick<ActivityRow, 'state' | 'starts_at' | 'ends_at'>, now: Date): ListedState {
  if (state !== 'ON') return state;
  if (ends_at <= now) return 'ENDED';
  return starts_at > now ? 'SOON' : 'ON';
}

type Scope = NonNullable<ReturnType<typeof scopeOf>>;

const isScopeWhole = ({ by, goodsIds, categoryIds }: Scope): boolean => {
  if (by === 'ALL') return goodsIds.length + categoryIds.length === 0;
  return by === 'GOODS' ? goodsIds.length > 0 && categoryIds.length === 0 : categoryIds.length > 0 && goodsIds.length === 0;
};

const isTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;

/** Fields that contradict each other or the clock; empty: it can be stored. */
export function unfitFields(draft: ActivityDraft, now: Date): string[] {
  const { startsAt, endsAt, terms, goods, cids } = draft;
  const unfit = [...unfitTerms(draft)];
  if (startsAt >= endsAt || endsAt <= now.getTime()) unfit.push('endsAt');
  const scope = scopeOf(terms);
  if (scope && !isScopeWhole(scope)) unfit.push('terms.scope');
  if (isNamed(terms) !== goods.length > 0 || isTwice(goods.map(({ skuId }) => skuId))) unfit.push('goods');
  // Pieces are set aside in a shop.
  if (cids.length === 0 && goods.some(({ stock }) => stock !== null)) unfit.push('cids');
  return unfit;
}

/** The same for what means the same, in whichever order it was written. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(canonical(one))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, part]) => [key, canonical(part)])
    .toSorted();
};
const isSame = (one: unknown, other: unknown) => JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

const withoutStock = ({ goods }: ActivityDraft) =>
  goods.map(({ skuId, priceFen, stock }) => ({ skuId, priceFen, hasStock: stock !== null }));

/** Fields of a published activity that a draft would change and may not: its name, a later end and more stock it may. */
export function fixedFields(was: ActivityDraft, wanted: ActivityDraft): string[] {
  const fixed = (['cids', 'startsAt', 'audience', 'refuses', 'terms'] as const).filter((field) => !isSame(was[field], wanted[field]));
  const isShorter = wanted.endsAt < was.endsAt ? ['endsAt'] : [];
  const isLess = addedStock(was, wanted).some(({ pieces }) => pieces < 0);
  return [...fixed, ...isShorter, ...(isLess || !isSame(withoutStock(was), withoutStock(wanted)) ? ['goods'] : [])];
}

/** Pieces of each SKU to be set aside beyond those that are; in each shop. */
export function addedStock(was: Pick<ActivityDraft, 'goods'>, wanted: ActivityDraft): { cid: string; skuId: string; pieces: number }[] {
  const before = new Map(was.goods.map(({ skuId, stock }) => [skuId, stock ?? 0]));
  const added = wanted.goods.map(({ skuId, stock }) => ({ skuId, pieces: (stock ?? 0) - (before.get(skuId) ?? 0) }));
  return wanted.cids.flatMap((cid) => added.filter(({ pieces }) => pieces !== 0).map((line) => ({ cid, ...line })));
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Each shop and kind once. */
export const normalised = <D extends ActivityDraft>(draft: D): D => ({
  ...draft,
  cids: unique(draft.cids),
  refuses: unique(draft.refuses),
});
