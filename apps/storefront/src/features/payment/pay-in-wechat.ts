import type { CashierTicket } from './pay-ways.ts';

type JsapiTicket = Extract<CashierTicket, { kind: 'jsapi' }>;

interface WeixinBridge {
  readonly invoke: (name: 'getBrandWCPayRequest', ticket: object, done: (reply?: { err_msg?: string }) => void) => void;
}

/** What the messenger says of its cashier; `absent`: there is none around this page. Only the mall knows whether money has come. */
type CashierAnswer = 'ok' | 'cancel' | 'fail' | 'absent';

/** How long the messenger may take to put its bridge into the page. */
const PATIENCE_MS = 5_000;

/** Pays through the bridge WeChat puts into its pages. It may never answer. */
export async function payInWechat({ kind: _kind, ...ticket }: JsapiTicket): Promise<CashierAnswer> {
  const bridge = readBridge() ?? (await untilBridge());
  if (!bridge) return 'absent';
  return new Promise((resolve) => bridge.invoke('getBrandWCPayRequest', ticket, (reply) => resolve(answerIn(reply?.err_msg))));
}

const readBridge = () => (window as { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge;

const untilBridge = (): Promise<WeixinBridge | undefined> =>
  new Promise((resolve) => {
    document.addEventListener('WeixinJSBridgeReady', () => resolve(readBridge()), { once: true });
    setTimeout(() => resolve(readBridge()), PATIENCE_MS);
  });

/** "get_brand_wcpay_request:ok"; words nobody knows are a failure. */
const answerIn = (words = ''): CashierAnswer => (/:(ok|cancel)$/.exec(words)?.[1] as 'ok' | 'cancel' | undefined) ?? 'fail';
