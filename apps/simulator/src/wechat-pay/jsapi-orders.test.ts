import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aListener, anOrder, aProvider, merchant, otherMerchant } from '../../test/a-merchant.ts';
import { openIdOf } from '../wechat-open/people.ts';

let provider: Awaited<ReturnType<typeof aProvider>>;
const mini = 'wx00000000000000aa';
beforeAll(async () => {
  provider = await aProvider();
  writeFileSync(provider.accounts, JSON.stringify([{ ...merchant, boundAppids: [mini] }, otherMerchant]));
});
afterAll(() => provider.close());

describe('an order inside the messenger', () => {
  const openOrder = (different: object) =>
    provider.call('POST', '/v3/pay/transactions/jsapi', anOrder({ scene_info: undefined, ...different }));

  test.each([
    ['the official account', merchant.appid],
    ['the mini-program', mini],
  ])('is opened in %s for somebody known there', async (_app, appid) => {
    expect((await openOrder({ appid, payer: { openid: openIdOf(appid, 'lin') } })).json).toEqual({ prepay_id: expect.any(String) });
  });

  test.each([
    ['for nobody', { payer: undefined }, 'PARAM_ERROR'],
    ['for a stranger', { payer: { openid: 'o123' } }, 'PARAM_ERROR'],
    ['for somebody of the other app', { payer: { openid: openIdOf(mini, 'lin') } }, 'PARAM_ERROR'],
    [
      'in an app of somebody else',
      { appid: otherMerchant.appid, payer: { openid: openIdOf(otherMerchant.appid, 'lin') } },
      'APPID_MCHID_NOT_MATCH',
    ],
  ])('is not opened %s', async (_what, different, code) => {
    expect((await openOrder(different)).json).toMatchObject({ code });
  });

  test('is lied about with the name of the other app', async () => {
    const listener = await aListener();
    onTestFinished(listener.close);
    await provider.tell('/plan', { wechatPay: { wrongAppShare: 1 } });
    const order = anOrder({ appid: mini, payer: { openid: openIdOf(mini, 'lin') }, notify_url: listener.url });
    await provider.call('POST', '/v3/pay/transactions/jsapi', order);
    await provider.tell('/wechat-pay/pay', { mchid: merchant.mchid, out_trade_no: order.out_trade_no });
    await vi.waitFor(() =>
      expect(
        listener
          .news()
          .map(({ appid }) => appid)
          .toSorted(),
      ).toEqual([merchant.appid, mini].toSorted()),
    );
  });
});
