import { failures } from '@qianpu/contract/failure';
import { call } from './call.ts';

type Opened =
  | { readonly kind: 'ok'; readonly ticket: Ticket }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly reason: string };
/** As `wx.requestPayment` takes it. */
type Ticket = Pick<WechatMiniprogram.RequestPaymentOption, 'timeStamp' | 'nonceStr' | 'package' | 'paySign'> & { readonly signType: 'RSA' };

const asked = 'WECHAT_MINI' as const;

/** Opens a payment in the messenger; another way that was opened before gives way to it. */
export async function openPayment(tradeId: string): Promise<Opened> {
  const opened = (await openPart(tradeId)) ?? (await openWhole(tradeId));
  if (opened.kind !== 'ok') return opened;
  if (opened.data?.ticket.kind !== 'jsapi') return { kind: 'refused', reason: failures.PAY_UNAVAILABLE.message };
  return { kind: 'ok', ticket: opened.data.ticket };
}

async function openWhole(tradeId: string) {
  const input = { tradeId, way: asked };
  const first = await call('trade.order.pay', input);
  const isOtherWay = first.kind === 'refused' && first.code === failures.ORDER_MOVED_ON.code;
  return isOtherWay ? call('trade.pay.switch', input) : first;
}

/** What the cashier has left to be paid here, when points or a balance pay the rest; undefined where it is nothing of the kind. */
async function openPart(tradeId: string) {
  const status = await call('trade.pay.status', { tradeId });
  if (status.kind !== 'ok') return undefined;
  const ways = status.data.tenders.map(({ way }) => ({ way }));
  if (ways.length < 2 || !ways.some(({ way }) => way === asked)) return undefined;
  const opened = await call('trade.pay.open', { tradeId, tenders: ways });
  return opened.kind === 'ok' ? { kind: 'ok' as const, data: opened.data.provider } : opened;
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
