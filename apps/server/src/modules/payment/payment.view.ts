import type { OutputOf } from '@qianpu/contract/types';
import { placeOf } from './payment.rules.ts';
import type { PayableTrade, PaySession } from './payment.types.ts';

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

export const viewStatus = (
  trade: PayableTrade,
  orders: readonly { readonly id: string }[],
  goodsIds: string[],
  late: { readonly state: string } | undefined,
): OutputOf<'trade.pay.status'> => ({
  state: trade.state === 'CLOSED' && late ? refundStateOf(late.state) : trade.state,
  payableFen: trade.payableFen,
  payBy: trade.payBy.getTime(),
  orderIds: orders.map(({ id }) => id),
  goodsIds,
});

const refundStateOf = (state: string) => (state === 'DONE' ? 'REFUNDED' : 'REFUNDING');
