import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aListener, aProviderHome, merchant, newNumber } from '../../test/a-merchant.ts';
import { WechatPay } from './wechat-pay.ts';

/** A clock that goes on by a second at its `step`-th reading, as on a machine that stood still for so long. */
function aClock(step: number): () => number {
  let readings = 0;
  return () => Date.now() + (++readings >= step ? 1_000 : 0);
}

test.each(Array.from({ length: 20 }, (_, n) => [n + 1]))('a message that falls due at reading %i of the clock is told', async (step) => {
  const [home, listener, db] = [aProviderHome(), await aListener([500]), new DatabaseSync(':memory:')];
  const pay = new WechatPay(db, home.accounts, () => false, aClock(step));
  onTestFinished(() => {
    pay.close();
    listener.close();
    home.remove();
  });
  pay.lies.follow({ ...pay.lies.plan, timeScale: 0.001 });
  const order = { mchid: merchant.mchid, outTradeNo: newNumber() };
  const requested = { appid: merchant.appid, tradeType: 'NATIVE', description: '千铺订单', attach: '', openid: '' } as const;
  pay.orders.open({ ...order, ...requested, amountFen: 100, notifyUrl: listener.url, expireMs: null }, Date.now());
  pay.pay(order);
  await vi.waitFor(() => expect(listener.received).toHaveLength(2), { timeout: 5_000, interval: 5 });
});
