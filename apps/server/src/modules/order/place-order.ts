import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { activityIdOf, demandsOf, type PromisedGrant } from '#modules/activity';
import { type Address, findAddress } from '#modules/address';
import { removeLines } from '#modules/cart';
import { type Gift, isPriced, type Quote, viewQuote } from '#modules/checkout';
import { findBars, markTraded } from '#modules/identity';
import { ENGINE_VERSION } from '#modules/pricing';
import { crashPoint } from '#platform/crash-point';
import type { Member, TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { deadlineAfter } from '#platform/deadline';
import { actorName } from './actor-name.rules.ts';
import { type ClaimedTrade, reserveClaims } from './claims.ts';
import { payWithinMs, withoutSelfReferral } from './order.rules.ts';
import { countUnpaid, insertTrade, type NewTrade } from './place-order.repo.ts';
import { quoteOrder, requireChosen, takenCoupons, takesFirstOrder } from './quote-order.ts';
import { settleTrade } from './settle-trade.ts';

type PlaceInput = ParsedOf<'trade.order.place'>;

/**
 * Places what was quoted, at the price that was seen or not at all: one trade, an order per shop, what it claims kept until
 * it is paid or closed. Stock is reserved late: its rows are the ones everybody waits for.
 */
export async function placeOrder(ctx: TxCtx<Member>, input: PlaceInput): Promise<OutputOf<'trade.order.place'>> {
  const [address, quote, , letGoToday, isBarredFrom] = await pipelined([
    requireAddress(ctx, input.addressId),
    quoteOrder(ctx, input),
    requireOwnAccount(ctx),
    countUnpaid(ctx, ctx.actor.memberId),
    findBars(ctx, ctx.actor.memberId),
  ]);
  requireAdmitted(quote, isBarredFrom);
  requireChosen(quote, input.choices);
  if (!isAsSeen(quote, input)) throw fail('PRICE_CHANGED', viewQuote(quote));

  const payBy = deadlineAfter(ctx.now, payWithinMs(letGoToday));
  const trade = newTrade(ctx, input, { quote, address, payBy });
  const coupons = takenCoupons(quote);
  const { id: tradeId, memberId } = trade;
  const orders = trade.orders.map((order) => ({ ...order, couponId: coupons.get(order.cid) }));
  // None waits for another's answer: whichever refuses undoes them all.
  await pipelined([
    insertTrade(ctx, trade),
    input.lines
      ? undefined
      : removeLines(
          ctx,
          quote.lines.filter(isPriced).map(({ line }) => line),
        ),
    reserveClaims(ctx, {
      tradeId,
      memberId,
      orders,
      demands: demandsOf(quote.activities, trade.orders, quote.sets),
      ...besidesOf(quote, trade),
    }),
  ]);

  const isPaid = trade.payableFen === 0;
  if (isPaid) await settleTrade(ctx, trade.id, trade.actor);
  crashPoint('place:before-commit');
  ctx.afterCommit(() => crashPoint('place:after-commit'));
  const orderIds = trade.orders.map(({ orderId }) => orderId);
  return { tradeId: trade.id, orderIds, payableFen: trade.payableFen, payBy: trade.payBy.getTime(), isPaid };
}

const giftLine = ({ goodsId, skuId, title, specs, picture, pieces }: Gift) => ({
  ...{ goodsId, skuId, title, specs, picture },
  ...{ quantity: pieces, unitFen: 0, discountFen: 0, shares: [], isGift: true },
});

/** An account that has joined another orders nothing more. */
async function requireOwnAccount(ctx: TxCtx<Member>): Promise<void> {
  if (!(await markTraded(ctx, ctx.actor.memberId))) throw fail('LOGIN_INVALID');
}

/** What a shop sells is for whom it has not barred (spec 2.6). */
function requireAdmitted(quote: Quote, isBarredFrom: (cid: string) => boolean): void {
  const cids = [...new Set(quote.lines.filter(isPriced).map(({ line }) => line.cid))].filter(isBarredFrom);
  if (cids.length > 0) throw fail('BARRED', { cids });
}

async function requireAddress(ctx: TxCtx<Member>, addressId: string): Promise<Address> {
  const address = await findAddress(ctx, ctx.actor.memberId, addressId);
  if (!address) throw fail('ADDRESS_MISSING');
  return address;
}

const isAsSeen = ({ priced: { totals } }: Quote, { seenPayableFen, seenPieces }: PlaceInput): boolean =>
  totals.payableFen === seenPayableFen && (seenPieces === undefined || totals.pieces === seenPieces);

/** What orders bring besides their goods, and which of them is a first one. */
function besidesOf(quote: Quote, { orders }: NewTrade): Pick<ClaimedTrade, 'grants' | 'firstOrderIds' | 'freight'> {
  const first = takesFirstOrder(quote);
  const receiptAt = new Map(quote.priced.shops.map(({ cid, receipt }) => [cid, receipt]));
  return {
    grants: orders.flatMap(({ orderId, cid }) => grantsOfReceipt(orderId, receiptAt.get(cid) ?? [])),
    freight: orders.flatMap(({ orderId, cid }) =>
      (receiptAt.get(cid) ?? []).flatMap(({ promotionId = '', isTaken, amountFen }) => {
        const benefit = isTaken && amountFen < 0 ? quote.freight.get(promotionId) : undefined;
        return benefit ? [{ orderId, ...benefit }] : [];
      }),
    ),
    firstOrderIds: orders.flatMap(({ orderId, cid }) => (first.has(cid) ? [orderId] : [])),
  };
}

const grantsOfReceipt = (orderId: string, receipt: Quote['priced']['shops'][number]['receipt']): PromisedGrant[] =>
  receipt.flatMap(({ grant, isTaken, name, promotionId = '' }) =>
    grant && isTaken
      ? [{ orderId, activityId: activityIdOf(promotionId), what: grant.what, amount: grant.amount, refId: grant.refId ?? null, name }]
      : [],
  );

interface Agreed {
  readonly quote: Quote;
  readonly address: Address;
  readonly payBy: Date;
}

function newTrade(ctx: TxCtx<Member>, input: PlaceInput, { quote, address, payBy }: Agreed): NewTrade {
  if (ctx.intentKey === undefined) throw fail('IDEMPOTENCY');
  const messages = new Map(input.messages.map(({ cid, text }) => [cid, text]));
  const { name, phone, province, city, district, street } = address;
  const { shops, totals } = viewQuote(quote);
  return {
    id: ctx.newId(),
    memberId: ctx.actor.memberId,
    payableFen: totals.payableFen,
    engineVersion: ENGINE_VERSION,
    basket: quote.basket,
    intentKey: ctx.intentKey,
    payBy,
    actor: actorName(ctx.actor),
    address: { name, phone, province, city, district, street },
    marks: withoutSelfReferral(input.marks ?? {}, ctx.actor.memberId),
    orders: shops.map(({ cid, goodsFen, discountFen, freightFen, payableFen, receipt, lines, gifts = [] }) => ({
      orderId: ctx.newId(),
      logId: ctx.newId(),
      cid,
      goodsFen,
      discountFen,
      freightFen,
      payableFen,
      message: messages.get(cid) ?? '',
      receipt,
      lines: [...lines, ...gifts.filter(({ isSoldOut }) => !isSoldOut).map(giftLine)],
    })),
  };
}
