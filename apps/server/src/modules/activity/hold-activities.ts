import { fail } from '@qianpu/contract/failure';
import { bringBack } from '#modules/stock';
import type { TxCtx } from '#platform/ctx';
import type { Demand } from './activity.types.ts';
import { freeHolds, reserveHolds, returnHolds, takeHolds } from './hold.repo.ts';

interface Reservation {
  readonly memberId: string;
  readonly demands: readonly Demand[];
}

/**
 * Orders that are placed hold what activities give them: all of it, or the trade is refused. What was seen is gone then: the price is another,
 * but for what the shopper named.
 */
export async function reserveActivities(ctx: TxCtx, { memberId, demands }: Reservation): Promise<void> {
  if (demands.length === 0) return;
  const [refused] = await reserveHolds(ctx, memberId, demands);
  if (!refused) return;
  if (demands.some(({ activityId, isChosen }) => isChosen && activityId === refused.activity_id)) throw fail('LIMIT_REACHED');
  throw fail('PRICE_CHANGED');
}

/** Paid: what the orders hold is theirs. */
export const takeActivities = async (ctx: TxCtx, orderIds: readonly string[]): Promise<void> => void (await takeHolds(ctx, orderIds));

/** Closed unpaid: others may have it. Pieces of an activity that is over are on ordinary sale. */
export const releaseActivities = async (ctx: TxCtx, orderIds: readonly string[]): Promise<void> =>
  bringOverBack(ctx, await freeHolds(ctx, orderIds));

/** Refunded as a whole before it was sent: the same, and the member may have so much again. */
export const returnActivities = async (ctx: TxCtx, orderId: string): Promise<void> => bringOverBack(ctx, await returnHolds(ctx, [orderId]));

async function bringOverBack(ctx: TxCtx, rows: Awaited<ReturnType<typeof freeHolds>>): Promise<void> {
  for (const [refId, own] of Map.groupBy(rows, ({ order_id }) => order_id))
    await bringBack(ctx, { refId, lines: own.map(({ cid, sku_id, pieces }) => ({ cid, skuId: sku_id, pieces })) });
}
