import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { RunEnv } from '#platform/run-env';

export type AnyWay = OutputOf<'trade.pay.ways'>[number];
/** At a provider. */
export type OfferedWay = Omit<AnyWay, 'way'> & { readonly way: ParsedOf<'trade.order.pay'>['way'] };
/** What is left to be paid there. */
export type AtProvider = NonNullable<OutputOf<'trade.pay.open'>['provider']>;
export type CashierTicket = AtProvider['ticket'];

/** Where the page is shown, as far as paying goes: inside the messenger, in a mini-program there, in a phone's browser or on a desk. */
type PayPlace = 'messenger' | 'mini' | 'phone' | 'desk';

export function payPlaceOf(env: RunEnv, userAgent: string): PayPlace {
  if (/MicroMessenger/i.test(userAgent)) return env === 'mini' || /miniProgram/i.test(userAgent) ? 'mini' : 'messenger';
  return /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'phone' : 'desk';
}

/**
 * What can work where, the fitting one first. The messenger refuses the way made for other browsers, each of its own ways works in one
 * place alone, and on a desk a phone has to scan.
 */
const possible: Readonly<Record<PayPlace, readonly OfferedWay['way'][]>> = {
  messenger: ['WECHAT_JSAPI', 'WECHAT_NATIVE'],
  mini: ['WECHAT_MINI', 'WECHAT_NATIVE'],
  phone: ['WECHAT_H5', 'ALIPAY_WAP', 'WECHAT_NATIVE', 'ALIPAY_QR'],
  desk: ['WECHAT_NATIVE', 'ALIPAY_QR', 'WECHAT_H5', 'ALIPAY_WAP'],
};

export const isProviderWay = (one: AnyWay): one is AnyWay & OfferedWay => one.way !== 'BALANCE' && one.way !== 'POINTS';

/** The ways to offer here: what the mall can do now, or after it has asked the messenger who pays. */
export const waysHere = (ways: readonly AnyWay[], place: PayPlace): readonly OfferedWay['way'][] =>
  possible[place].filter((name) => ways.some(({ way, isAvailable, needsOpenId }) => way === name && (isAvailable || needsOpenId)));

/** Where the provider sends the shopper back to; what came of it is asked there, never read from the address. */
export const withReturn = (cashierUrl: string, resultUrl: string): string =>
  `${cashierUrl}${cashierUrl.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(resultUrl)}`;
