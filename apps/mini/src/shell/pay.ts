import { failures } from '@qianpu/contract/failure';
import { call } from './call.ts';

type Opened =
  | { readonly kind: 'ok'; readonly ticket: Ticket }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly reason: string };
/** As `wx.requestPayment` takes it. */
type Ticket = Pick<WechatMiniprogram.RequestPaymentOption, 'timeStamp' | 'nonceStr' | 'package' | 'paySign'> & { readonly signType: 'RSA' };

/** Opens a payment in the messenger; another way that was opened before gives way to it. */
export async function openPayment(tradeId: string): Promise<Opened> {
  const asked = { tradeId, way: 'WECHAT_MINI' } as const;
  const first = await call('trade.order.pay', asked);
  const isOtherWay = first.kind === 'refused' && first.code === failures.ORDER_MOVED_ON.code;
  const opened = isOtherWay ? await call('trade.pay.switch', asked) : first;
  if (opened.kind !== 'ok') return opened;
  const { ticket } = opened.data;
  if (ticket.kind !== 'jsapi') return { kind: 'refused', reason: failures.PAY_UNAVAILABLE.message };
  return { kind: 'ok', ticket };
}

/**
 * Shows the messenger's cashier until it answers or the mall knows of the money: some phones never answer. What it says proves nothing
 * and is not looked at.
 */
export function letPay(tradeId: string, { timeStamp, nonceStr, package: prepaid, signType, paySign }: Ticket): Promise<void> {
  return new Promise((resolve) => {
    const watch = setInterval(async () => (await isSettled(tradeId)) && finish(), 3_000);
    const finish = () => {
      clearInterval(watch);
      resolve();
    };
    wx.requestPayment({ timeStamp, nonceStr, package: prepaid, signType, paySign, complete: finish });
  });
}

const pauses = [0, 600, 1_200, 2_000, 3_000];

/** The provider tells the mall a moment later: it is asked a few times, and the order's page goes on from there. */
export async function awaitSettled(tradeId: string): Promise<void> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isSettled(tradeId)) return;
  }
}

async function isSettled(tradeId: string): Promise<boolean> {
  const status = await call('trade.pay.status', { tradeId });
  return status.kind === 'ok' && status.data.state !== 'UNPAID';
}
