import type { TextLang } from '#i18n/messages';
import { dayText } from '#lib/instant';
import type { OrderTexts } from './order.texts.ts';
import type { OrderDetail, OrderSummary } from './order-queries.ts';

type Refunds = OrderDetail['refunds'];
const isBack = (refunds: Refunds) => refunds.length > 0 && refunds.every(({ state }) => state === 'DONE');

/** A word for where an order stands. What was given back in full goes before how it was closed; lists do not know whether it has arrived. */
export function stateLabel(
  { state, refundState, refunds }: Pick<OrderSummary, 'state' | 'refundState'> & { readonly refunds?: Refunds },
  texts: OrderTexts,
): string {
  if (refundState === 'FULL') return refunds && isBack(refunds) ? texts.refunded : texts.refund;
  return refundState === 'PART' ? `${texts.states[state]} · ${texts.partRefunded}` : texts.states[state];
}

/** A sentence on what happens next; an unpaid order has a countdown in its place. */
export function stateSentence(
  order: Pick<OrderDetail, 'state' | 'refundState' | 'closeReason' | 'paidAt' | 'receiveBy' | 'refunds'>,
  texts: OrderTexts,
  lang: TextLang,
): string {
  if (order.state === 'UNPAID') return '';
  if (order.refundState === 'FULL') return isBack(order.refunds) ? texts.moneyIsBack : texts.moneyGoesBack;
  if (order.receiveBy !== null) return texts.autoReceive(dayText(order.receiveBy, lang));
  if (order.state !== 'CLOSED') return texts.says[order.state];
  // money came, though the order was never paid in time
  if (order.paidAt === null && order.refunds.length > 0) return texts.latePaid;
  return order.closeReason ? texts.closedBy[order.closeReason] : texts.closed;
}

/** How goods are named in a sentence: the first, and how many there are besides. */
export function goodsLabel(titles: readonly string[], texts: OrderTexts): string {
  const [first] = titles;
  if (!first) return texts.trouble.someGoods;
  return titles.length === 1 ? texts.goodsOne(first) : texts.goodsMore(first, titles.length);
}
