import type { OutputOf } from '@qianpu/contract/types';

export type PayWay = OutputOf<'trade.pay.ways'>[number];
export type PayTicket = OutputOf<'trade.order.pay'>['ticket'];

const isInWechat = (userAgent: string) => userAgent.includes('MicroMessenger');
const isPhone = (userAgent: string) => /Mobi|Android|iPhone|iPad/.test(userAgent);

/** The way that fits where the page is shown: inside WeChat, in a phone's browser, or on a desk, where a phone has to scan. */
function bestWay(userAgent: string): PayWay['way'] {
  if (isInWechat(userAgent)) return 'WECHAT_JSAPI';
  return isPhone(userAgent) ? 'WECHAT_H5' : 'WECHAT_NATIVE';
}

/**
 * The ways that can work here, the fitting one first. WeChat's own browser refuses the way made for other browsers, and only it
 * knows the way made for it.
 */
export function waysHere(ways: readonly PayWay[], userAgent: string): readonly PayWay['way'][] {
  const impossible = isInWechat(userAgent) ? 'WECHAT_H5' : 'WECHAT_JSAPI';
  const best = bestWay(userAgent);
  const names = ways.filter(({ way, isAvailable }) => isAvailable && way !== impossible).map(({ way }) => way);
  return names.toSorted((one, other) => Number(other === best) - Number(one === best));
}

/** Where the provider sends the shopper back to; what came of it is asked there, never read from the address. */
export const withReturn = (cashierUrl: string, resultUrl: string): string =>
  `${cashierUrl}${cashierUrl.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(resultUrl)}`;
