import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { type Means, mostPoints } from '#modules/tender';
import type { OpenedPayment } from './open-payment.ts';
import { placeOf } from './payment.rules.ts';
import type { OpenPayment, PayableTrade, PaySession } from './payment.types.ts';

const ways = ['WECHAT_H5', 'WECHAT_NATIVE', 'WECHAT_JSAPI', 'WECHAT_MINI'] as const;

/** `ownAppId`: of the merchant's account at the provider, if there is one. */
export const viewWays = ({ state }: PayableTrade, ownAppId: string | undefined, session: PaySession): OutputOf<'trade.pay.ways'> => {
  if (ownAppId === undefined || state !== 'UNPAID') return ways.map((way) => ({ way, isAvailable: false }));
  return ways.map((way) => ({
    way,
    isAvailable: placeOf(way, ownAppId, session) !== undefined,
    ...(way === 'WECHAT_JSAPI' && session.canAskPayer && { needsOpenId: true as const }),
  }));
};

/** What the member has with the merchant; a way the merchant does not offer, or of which there is nothing, is left out. */
export function viewOwnWays({ state }: PayableTrade, means: Means, hasPassword: boolean): OutputOf<'trade.pay.ways'> {
  const isUnpaid = state === 'UNPAID';
  const most = mostPoints(means);
  const { points, balanceFen, payableFen } = means;
  const ofPoints = points && {
    way: 'POINTS' as const,
    isAvailable: isUnpaid && most.points > 0,
    points: points.points,
    haveFen: Math.floor((points.points * 100) / points.pointsForYuan),
    mostFen: most.amountFen,
    mostPoints: most.points,
  };
  const ofBalance = balanceFen > 0 && {
    way: 'BALANCE' as const,
    isAvailable: isUnpaid,
    haveFen: balanceFen,
    mostFen: Math.min(balanceFen, payableFen),
    hasPassword,
  };
  return [...(ofPoints ? [ofPoints] : []), ...(ofBalance ? [ofBalance] : [])];
}

/** Of a payment at a provider alone. */
export function viewOpened({ tradeId, payBy, provider }: OpenedPayment): OutputOf<'trade.order.pay'> {
  if (!provider) throw fail('ALREADY_PAID');
  return { tradeId, payBy, ...provider };
}

interface Known {
  readonly orders: readonly { readonly id: string }[];
  readonly goodsIds: string[];
  readonly tenders: OpenPayment['tenders'];
  readonly late: { readonly state: string } | undefined;
}

export const viewStatus = (trade: PayableTrade, { orders, goodsIds, tenders, late }: Known): OutputOf<'trade.pay.status'> => ({
  state: trade.state === 'CLOSED' && late ? refundStateOf(late.state) : trade.state,
  payableFen: trade.payableFen,
  payBy: trade.payBy.getTime(),
  tenders: [...tenders],
  orderIds: orders.map(({ id }) => id),
  goodsIds,
});

const refundStateOf = (state: string) => (state === 'DONE' ? 'REFUNDED' : 'REFUNDING');
