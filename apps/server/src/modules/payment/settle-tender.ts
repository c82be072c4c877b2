import { post } from '#modules/ledger';
import { settleTrade } from '#modules/order';
import { freeTenders, sumHeld, takeTenders } from '#modules/tender';
import { crashPoint } from '#platform/crash-point';
import type { TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { lockTrade } from './payable-trade.repo.ts';
import { setPaymentState } from './payment.repo.ts';
import type { Money, Source, Tender } from './payment.types.ts';
import { knownSeconds, settlements } from './payment-metrics.ts';
import { providerOwner } from './provider-owner.ts';
import { insertRefund } from './refund.repo.ts';
import { findLiveTender, markClosing, markPaid, takeBack } from './tender.repo.ts';

/** `paid`: it pays for the trade. `late`: the trade was closed or paid otherwise, or what was held beside it is let go; the money goes back. `already`: known. */
export type Settled = 'paid' | 'late' | 'already';

/**
 * The one place where money that has come is believed, whoever told us: notice, look, close or bill. What `money` says has been
 * held against the tender before. Called again it does nothing.
 */
export async function settleTender(ctx: TxCtx, tender: Tender, money: Money, source: Source): Promise<Settled> {
  // The trade first: whoever closes it waits for us, or we see that it is closed.
  const [trade, isNews] = await pipelined([lockTrade(ctx, tender.tradeId), markPaid(ctx, tender.id, money)]);
  if (!isNews) return 'already';
  const isAlone = trade?.payableFen === tender.amountFen;
  const isWhole = isAlone || trade?.payableFen === tender.amountFen + (await sumHeld(ctx, tender.tradeId, tender.paymentId));
  const outcome = isWhole && (await settleTrade(ctx, tender.tradeId)) === 'paid' ? 'paid' : 'late';
  ctx.afterCommit(() => {
    settlements.inc({ outcome });
    knownSeconds.observe({ source }, Math.max(0, ctx.now.getTime() - money.paidAt.getTime()) / 1000);
  });
  if (outcome === 'paid') {
    // Another way may have been opened before we knew of this money: nobody is to pay that one now.
    const [, , other] = await pipelined([
      setPaymentState(ctx, tender.paymentId, 'PAID'),
      postPayment(ctx, tender, 'SALES'),
      findLiveTender(ctx, tender.tradeId),
    ]);
    if (!isAlone) await takeTenders(ctx, tender.tradeId, tender.paymentId);
    if (other) {
      await markClosing(ctx, other.id, ctx.now);
      await freeTenders(ctx, [tender.tradeId]);
    }
    return 'paid';
  }
  await setPaymentState(ctx, tender.paymentId, 'CLOSED');
  await postPayment(ctx, tender, 'HELD');
  await takeBack(ctx, tender.id, tender.amountFen);
  await insertRefund(ctx, {
    tradeId: tender.tradeId,
    tenderId: tender.id,
    orderId: null,
    amountFen: tender.amountFen,
    reason: 'LATE_PAYMENT',
    note: '订单已关闭，款项原路退回',
  });
  crashPoint('late:before-commit');
  return 'late';
}

const postPayment = (ctx: TxCtx, { outTradeNo, appRef, amountFen }: Tender, account: 'SALES' | 'HELD') =>
  post(ctx, {
    kind: 'PAY',
    ref: outTradeNo,
    entries: [
      { account: 'PROVIDER', owner: providerOwner(appRef), amountFen },
      { account, amountFen: -amountFen },
    ],
  });
