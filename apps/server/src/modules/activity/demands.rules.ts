import type { Demand, LiveActivity } from './activity.types.ts';

/** Pieces of an activity that were split off because they are limited are named by it and their SKU. */
export const activityIdOf = (promotionId: string): string => promotionId.split('-', 1)[0] ?? promotionId;
export const splitId = (activityId: string, skuId: string): string => `${activityId}-${skuId}`;

interface PricedOrder {
  readonly orderId: string;
  readonly cid: string;
  readonly lines: readonly {
    readonly skuId: string;
    readonly shares: readonly { readonly promotionId: string; readonly pieces: number }[];
  }[];
}

/** What orders must hold of activities that have a stock or a limit of their own. */
export function demandsOf(activities: readonly LiveActivity[], orders: readonly PricedOrder[]): Demand[] {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  return orders.flatMap(({ orderId, cid, lines }) =>
    lines.flatMap(({ skuId, shares }) =>
      shares.flatMap(({ promotionId, pieces }) => {
        const activity = byId.get(activityIdOf(promotionId));
        if (!activity) return [];
        const isStocked = stockOf(activity, cid, skuId) !== null;
        const allowed = activity.terms.perMember;
        const limit = allowed === null ? null : { skuId, allowed };
        return isStocked || limit ? [{ orderId, cid, activityId: activity.id, skuId, pieces, isStocked, limit }] : [];
      }),
    ),
  );
}

/** Pieces set aside for a SKU in a shop that nobody holds; null: none are set aside. */
export const stockOf = ({ goods }: LiveActivity, cid: string, skuId: string): number | null =>
  goods.find((one) => one.skuId === skuId && (one.cid === null || one.cid === cid))?.stock?.available ?? null;
