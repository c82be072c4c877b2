import { fail } from '@qianpu/contract/failure';
import { changePrice, findOrder, type NewPrice } from '#modules/order';
import { closeTenderOf } from '#modules/payment';
import { type Ctx, inTx, type Staff } from '#platform/ctx';
import { recordAction } from '#platform/note-change';

/** A lower price for an unpaid order. Whoever pays at this moment pays the old price: that payment is closed first. */
export async function changeOrderPrice(outer: Ctx<Staff>, input: NewPrice): Promise<{ payableFen: number }> {
  const { state, tradeId } = await inTx(outer, (ctx) => findOrder(ctx, input.id));
  if (state !== 'UNPAID') throw fail('ORDER_MOVED_ON');
  const closed = await closeTenderOf(outer, tradeId);
  if (closed === 'paid') throw fail('ALREADY_PAID');
  if (closed === 'unknown') throw fail('PAY_UNAVAILABLE');
  return inTx(outer, async (ctx) => {
    const payableFen = await changePrice(ctx, tradeId, input);
    await recordAction(ctx, { subjectId: input.id, change: { before: null, after: { goodsFen: input.goodsFen, payableFen } } });
    return { payableFen };
  });
}
