import { closeTrades, listTendered, lockTrades, PROVIDER_PATIENCE_MS } from '#modules/order';
import { type Closed, closeTenderOf } from '#modules/payment';
import { type Ctx, inTx, type TxCtx } from '#platform/ctx';
import { deadlineAfter } from '#platform/deadline';

/** Providers asked at the same time. */
const AT_ONCE = 8;

/**
 * Closes trades nobody paid in time: at once those that have no payment under way, the others when their provider has closed
 * it. What it says was paid is left alone; while it says nothing a trade waits a little, then it is closed all the same and a
 * payment that comes after is refunded.
 */
export async function closeOverdueTrades(outer: Ctx, tradeIds: readonly string[]): Promise<void> {
  const tendered = await inTx(outer, async (ctx) => {
    const requested = await listTendered(ctx, tradeIds);
    const free = tradeIds.filter((id) => !requested.includes(id));
    await closeTrades(ctx, free, 'TIMEOUT', 'clock');
    return requested;
  });
  for (let at = 0; at < tendered.length; at += AT_ONCE) {
    const some = tendered.slice(at, at + AT_ONCE);
    const outcomes = await Promise.all(some.map((tradeId) => closeTender(outer, tradeId)));
    const closable = some.filter((_, nth) => outcomes[nth] === 'none' || outcomes[nth] === 'closed');
    const unclear = some.filter((_, nth) => outcomes[nth] === 'unknown');
    await inTx(outer, async (ctx) => closeTrades(ctx, [...closable, ...(await waitedFor(ctx, unclear))], 'TIMEOUT', 'clock'));
  }
}

/** One that cannot even be asked about keeps the others from nothing. */
const closeTender = (ctx: Ctx, tradeId: string): Promise<Closed> =>
  closeTenderOf(ctx, tradeId).catch((err: unknown) => {
    ctx.log.warn({ err, tradeId }, 'a payment could not be closed');
    return 'unknown' as const;
  });

async function waitedFor(ctx: TxCtx, tradeIds: readonly string[]): Promise<string[]> {
  if (tradeIds.length === 0) return [];
  const trades = await lockTrades(ctx, tradeIds);
  return trades.filter(({ pay_by }) => ctx.now > deadlineAfter(pay_by, PROVIDER_PATIENCE_MS)).map(({ id }) => id);
}
