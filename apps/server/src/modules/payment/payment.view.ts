import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { placeOf, providerOf } from './payment.rules.ts';
import type { OpenedPayment, OpenPayment, PayableTrade, PaySession, ProviderName, WayKind } from './payment.types.ts';

const ways = ['WECHAT_H5', 'WECHAT_NATIVE', 'WECHAT_JSAPI', 'WECHAT_MINI', 'ALIPAY_WAP', 'ALIPAY_QR'] as const;

/**
 * `accounts`: of the merchant at providers; `off`: what a shop of the trade does not take, as if there were no account. A provider without one has
 * no ways, but WeChat Pay, whose are told as not to be had.
 */
export const viewWays = (
  { state }: PayableTrade,
  accounts: readonly { readonly provider: ProviderName; readonly appId: string }[],
  session: PaySession,
  off: ReadonlySet<WayKind>,
): OutputOf<'trade.pay.ways'> => {
  const taken = accounts.filter(({ provider }) => !off.has(provider));
  const appIdAt = new Map(taken.map(({ provider, appId }) => [provider, appId]));
  const known = ways.filter((way) => providerOf(way) === 'WECHAT_PAY' || appIdAt.has(providerOf(way)));
  return known.map((way) => {
    const appId = appIdAt.get(providerOf(way));
    if (appId === undefined || state !== 'UNPAID') return { way, isAvailable: false };
    return {
      way,
      isAvailable: placeOf(way, appId, session) !== undefined,
      ...(way === 'WECHAT_JSAPI' && session.canAskPayer && { needsOpenId: true as const }),
    };
  });
};

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
  kind: trade.kind,
  payableFen: trade.payableFen,
  payBy: trade.payBy.getTime(),
  tenders: [...tenders],
  orderIds: orders.map(({ id }) => id),
  goodsIds,
});

const refundStateOf = (state: string) => (state === 'DONE' ? 'REFUNDED' : 'REFUNDING');
