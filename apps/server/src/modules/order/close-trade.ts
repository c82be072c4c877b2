import { freeTenders } from '#modules/tender';
import { crashPoint } from '#platform/crash-point';
import type { TxCtx } from '#platform/ctx';
import { releaseClaims } from './claims.ts';
import { emitClosed } from './emit-closed.ts';
import { stepOrders } from './order.repo.ts';
import type { CloseReason } from './order.types.ts';
import { endClosed, lockTrades, stopTenders } from './trade.repo.ts';

/** Closes those of these trades that are still unpaid, and lets go of what was kept for them; answers which they were. */
export async function closeTrades(
  ctx: TxCtx,
  tradeIds: readonly string[],
  closeReason: Exclude<CloseReason, 'REFUNDED'>,
  actor: string,
  note = '',
): Promise<string[]> {
  if (tradeIds.length === 0) return [];
  const unpaid = (await lockTrades(ctx, tradeIds)).filter(({ state }) => state === 'UNPAID');
  if (unpaid.length === 0) return [];
  const closed = unpaid.map(({ id }) => id);
  await endClosed(ctx, closed, closeReason !== 'STAFF');
  const orderIds = unpaid.flatMap(({ orders }) => orders.map(({ id }) => id));
  await stepOrders(ctx, { orderIds, from: 'UNPAID', to: 'CLOSED', actor, closeReason, note });
  // Closed in one transaction by staff, or opened between the shopper's cancel and this.
  await stopTenders(ctx, closed);
  await releaseClaims(ctx, orderIds);
  await freeTenders(ctx, closed);
  await emitClosed(ctx, orderIds, closeReason);
  crashPoint('close:before-commit');
  ctx.afterCommit(() => crashPoint('close:after-commit'));
  return closed;
}
