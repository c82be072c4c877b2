import type { Demand, LiveActivity } from './activity.types.ts';
import { CHOSEN_KINDS, limitOf } from './kinds.rules.ts';

/** Pieces of an activity that were split off because they are limited are named by it and their SKU. */
export const activityIdOf = (promotionId: string): string => promotionId.split('-', 1)[0] ?? promotionId;
export const splitId = (activityId: string, skuId: string): string => `${activityId}-${skuId}`;

/** Counted over all SKUs of an activity. */
const ALL_SKUS = '0';

interface PricedOrder {
  readonly orderId: string;
  readonly cid: string;
  readonly lines: readonly {
    readonly skuId: string;
    readonly shares: readonly { readonly promotionId: string; readonly pieces: number }[];
  }[];
}

interface Taken {
  readonly skuId: string;
  readonly pieces: number;
}

/**
 * What orders must hold of activities that have a stock or a limit of their own. `sets`: of an activity the shopper named, how many sets of
 * it the order is.
 */
export function demandsOf(activities: readonly LiveActivity[], orders: readonly PricedOrder[], sets = 1): Demand[] {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  return orders.flatMap((order) =>
    [...takenOf(order)].flatMap(([activityId, taken]) => {
      const activity = byId.get(activityId);
      return activity ? demandsOfActivity(activity, order, taken, sets) : [];
    }),
  );
}

function takenOf({ lines }: PricedOrder): Map<string, Taken[]> {
  const all = lines.flatMap(({ skuId, shares }) =>
    shares.map(({ promotionId, pieces }) => ({ activityId: activityIdOf(promotionId), skuId, pieces })),
  );
  return Map.groupBy(all, ({ activityId }) => activityId);
}

function demandsOfActivity(activity: LiveActivity, { orderId, cid }: PricedOrder, taken: readonly Taken[], sets: number): Demand[] {
  const { id: activityId, terms } = activity;
  const limit = limitOf(terms);
  const isChosen = CHOSEN_KINDS.includes(terms.kind);
  if (limit?.by === 'SETS') {
    const pieces = terms.kind === 'N_FOR_PRICE' ? Math.floor(taken.reduce((sum, one) => sum + one.pieces, 0) / terms.pieces) : sets;
    const counted = { skuId: ALL_SKUS, allowed: limit.allowed };
    return [{ orderId, cid, activityId, skuId: ALL_SKUS, pieces, isStocked: false, limit: counted, isChosen }];
  }
  return taken.flatMap(({ skuId, pieces }) => {
    const isStocked = stockOf(activity, cid, skuId) !== null;
    const counted = limit && { skuId: limit.by === 'SKU' ? skuId : ALL_SKUS, allowed: limit.allowed };
    return isStocked || counted ? [{ orderId, cid, activityId, skuId, pieces, isStocked, limit: counted, isChosen }] : [];
  });
}

/** Pieces set aside for a SKU in a shop that nobody holds; null: none are set aside. */
export const stockOf = ({ goods }: LiveActivity, cid: string, skuId: string): number | null =>
  goods.find((one) => one.skuId === skuId && (one.cid === null || one.cid === cid))?.stock?.available ?? null;

/** Pieces, or sets, the member may still have of it, where that is not counted by SKU; null: as many as wanted. */
export function leftOf({ terms, used }: LiveActivity): number | null {
  const limit = limitOf(terms);
  return limit && limit.by !== 'SKU' ? Math.max(0, limit.allowed - (used[ALL_SKUS] ?? 0)) : null;
}
