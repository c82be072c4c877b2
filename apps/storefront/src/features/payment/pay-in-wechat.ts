import type { PayTicket } from './pay-ways.ts';

type JsapiTicket = Extract<PayTicket, { kind: 'jsapi' }>;

interface WeixinBridge {
  readonly invoke: (name: 'getBrandWCPayRequest', ticket: object, done: () => void) => void;
}

/** Pays through the bridge WeChat puts into its pages. What it says of the result is not asked: the mall knows. */
export function payInWechat({ kind: _kind, ...ticket }: JsapiTicket, onDone: () => void): boolean {
  const bridge = (window as { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge;
  bridge?.invoke('getBrandWCPayRequest', ticket, onDone);
  return bridge !== undefined;
}
