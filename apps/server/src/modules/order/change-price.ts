import { fail } from '@qianpu/contract/failure';
import { fen } from '@qianpu/kit/fen';
import { share } from '#modules/pricing';
import type { Staff, TxCtx } from '#platform/ctx';
import { actorName } from './actor-name.rules.ts';
import { listLeft, lowerPrice } from './change-price.repo.ts';
import { lockOrder, logRemark } from './order.repo.ts';
import { lockTrades } from './trade.repo.ts';

export interface NewPrice {
  readonly id: string;
  /** To be paid for the goods. */
  readonly goodsFen: number;
  readonly note: string;
}

/** Lowers what is to be paid for the goods of an unpaid order, once; each line bears its part. Answers what is to be paid now. */
export async function changePrice(ctx: TxCtx<Staff>, tradeId: string, { id, goodsFen, note }: NewPrice): Promise<number> {
  await lockTrades(ctx, [tradeId]);
  const order = await lockOrder(ctx, id);
  if (order.state !== 'UNPAID') throw fail('ORDER_MOVED_ON');
  const left = (await listLeft(ctx, id)).map((line) => fen(line.left_fen));
  const beforeFen = left.reduce((sum, one) => sum + one, 0);
  if (goodsFen >= beforeFen) throw fail('PRICE_UNCHANGEABLE');
  const { staffId } = ctx.actor;
  const offFen = share(beforeFen - goodsFen, left);
  const change = { orderId: id, tradeId, staffId, beforeFen, afterFen: goodsFen, note, offFen };
  if (!(await lowerPrice(ctx, change))) throw fail('PRICE_UNCHANGEABLE');
  await logRemark(ctx, {
    orderId: id,
    actor: actorName(ctx.actor),
    note: `price of the goods from ${beforeFen} to ${goodsFen} fen: ${note}`,
  });
  return order.payableFen - (beforeFen - goodsFen);
}
