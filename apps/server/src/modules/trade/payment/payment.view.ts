import type { OutputOf } from '@qianpu/contract/types';
import type { PayableTrade } from './payment.types.ts';

export const viewWays = ({ state }: PayableTrade, hasAccount: boolean): OutputOf<'trade.pay.ways'> => {
  const isOpen = hasAccount && state === 'UNPAID';
  return [
    { way: 'WECHAT_H5', isAvailable: isOpen },
    { way: 'WECHAT_NATIVE', isAvailable: isOpen },
    // Needs to know who the shopper is inside the messenger.
    { way: 'WECHAT_JSAPI', isAvailable: false },
  ];
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
