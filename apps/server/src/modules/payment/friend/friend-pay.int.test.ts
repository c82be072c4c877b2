import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../../test/builders/paying-mall.ts';
import { anAddress } from '../../../../test/builders/populated-mall.ts';
import { aPurse, takesPoints } from '../../../../test/builders/purse.ts';
import { aShopper, asCaller } from '../../../../test/builders/shopper.ts';
import { createRefund } from '../create-refund.ts';

type Info = OutputOf<'marketing.friendsPay.info'>;

let house: PayingMall;
beforeAll(async () => {
  house = await aPayingMall();
  await takesPoints(house.mall, '1');
}, 60_000);
afterAll(() => house.close());

const caller = (token?: string) =>
  asCaller(house.server, { host: 'apples.test', mid: '1', cid: '11', address: anAddress(), ...(token && { token }) });
const dataOf = <T>({ data, text }: { data: unknown; text: string }): T => {
  if (!data) throw new Error(text);
  return data as T;
};
const linkOf = async ({ call, tradeId }: Unpaid, words = '帮我付一下') =>
  dataOf<OutputOf<'trade.friendPay.create'>>(await call('trade.friendPay.create', { tradeId, words }));
const look = async (token: string, by = caller()) => dataOf<Info>(await by('marketing.friendsPay.info', { token }));
const aFriend = async () => {
  const { token, memberId } = await aShopper(house.mall, house.apples);
  return { memberId, call: caller(token) };
};
const payThere = async ({ tradeId }: Unpaid) => {
  const number = (await house.tenders(tradeId)).find(({ state }) => state === 'OPEN')?.out_trade_no ?? '';
  await house.simulator.wechatPay.pay(house.account.mchId, number);
  await house.until(async () => (await house.tradeState(tradeId)) === 'PAID', ['trade.look-at-tenders']);
};

describe('paying for a friend (rules 7.6)', () => {
  test('whoever has the link sees goods, words and sum, and neither address nor phone', async () => {
    const unpaid = await house.anUnpaid();
    const { token, payBy } = await linkOf(unpaid);
    expect(payBy - Date.now()).toBeGreaterThan(110 * 60_000);
    const answer = await caller()('marketing.friendsPay.info', { token });
    expect(dataOf<Info>(answer)).toMatchObject({
      state: 'OPEN',
      words: '帮我付一下',
      payableFen: unpaid.payableFen,
      isOwn: false,
      ways: [],
    });
    expect(dataOf<Info>(answer).lines).toMatchObject([{ title: '红苹果', quantity: 1 }]);
    for (const secret of ['望京', '13800000001', '林知夏']) expect(answer.text).not.toContain(secret);
    expect((await look(token, unpaid.call)).isOwn).toBe(true);
  });

  test('made again it is the same link with other words, and waits no longer', async () => {
    const unpaid = await house.anUnpaid();
    const [one, two] = [await linkOf(unpaid), await linkOf(unpaid, '拜托啦')];
    expect(two).toEqual(one);
    expect((await look(one.token)).words).toBe('拜托啦');
  });

  test('a friend pays, the owner is told who; the refund goes to the friend’s payment', async () => {
    const unpaid = await house.anUnpaid();
    const { token } = await linkOf(unpaid);
    const friend = await aFriend();
    const opened = dataOf<OutputOf<'trade.friendPay.open'>>(await friend.call('trade.friendPay.open', { token, way: 'WECHAT_H5' }));
    expect(opened.provider).toMatchObject({ way: 'WECHAT_H5', amountFen: unpaid.payableFen });
    await payThere(unpaid);
    expect(await look(token)).toMatchObject({ state: 'PAID', paidBy: expect.any(String) });
    const [{ payer_id: payer } = {}] = await house.mall.sql<{ payer_id: string }>('select payer_id from trade.tender where trade_id = $1', [
      unpaid.tradeId,
    ]);
    expect(payer).toBe(friend.memberId);
    await inTx(house.mall.ctx('1'), (ctx) =>
      createRefund(ctx, { tradeId: unpaid.tradeId, orderId: unpaid.orderIds[0] ?? '', amountFen: 100, reason: 'STAFF', note: '' }),
    );
    await house.until(async () => (await house.postings(unpaid.tradeId)).includes('REFUND PROVIDER -100'), ['trade.send-refunds']);
  });

  test('what the owner has set aside stays set aside, and the friend pays the rest', async () => {
    const unpaid = await house.anUnpaid();
    await aPurse(house.mall, { mid: '1', memberId: unpaid.shopper.memberId, points: 500 });
    await unpaid.call('trade.pay.open', { tradeId: unpaid.tradeId, tenders: [{ way: 'POINTS' }, { way: 'WECHAT_H5' }] });
    const { token } = await linkOf(unpaid);
    expect((await look(token)).payableFen).toBe(unpaid.payableFen - 500);
    const friend = await aFriend();
    const opened = dataOf<OutputOf<'trade.friendPay.open'>>(await friend.call('trade.friendPay.open', { token, way: 'WECHAT_NATIVE' }));
    expect(opened.provider.amountFen).toBe(unpaid.payableFen - 500);
    await payThere(unpaid);
    const ways = (await house.tenders(unpaid.tradeId)).filter(({ state }) => state === 'PAID').map(({ way }) => way);
    expect(ways.toSorted()).toEqual(['POINTS', 'WECHAT_NATIVE']);
  });

  test('the owner may still pay: the friend’s payment is closed first', async () => {
    const unpaid = await house.anUnpaid();
    const { token } = await linkOf(unpaid);
    await (await aFriend()).call('trade.friendPay.open', { token, way: 'WECHAT_H5' });
    dataOf(await unpaid.call('trade.pay.open', { tradeId: unpaid.tradeId, tenders: [{ way: 'WECHAT_NATIVE' }] }));
    expect((await house.tenders(unpaid.tradeId)).map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
  });

  test('a link that was made up, of a trade without one, or of one that is over opens nothing', async () => {
    const [unpaid, other] = [await house.anUnpaid(), await house.anUnpaid()];
    const { token } = await linkOf(unpaid);
    const forged = `${token.split('.')[0]}.${'0'.repeat(32)}`;
    expect((await caller()('marketing.friendsPay.info', { token: forged })).code).toBe(failures.FRIEND_PAY_OVER.code);
    await house.mall.sql('delete from trade.friend_pay where trade_id = $1', [unpaid.tradeId]);
    expect((await caller()('marketing.friendsPay.info', { token })).code).toBe(failures.FRIEND_PAY_OVER.code);
    const link = await linkOf(other);
    await other.call('trade.order.cancel', { id: other.orderIds[0] });
    expect((await look(link.token)).state).toBe('OVER');
    const friend = await aFriend();
    expect((await friend.call('trade.friendPay.open', { token: link.token, way: 'WECHAT_H5' })).code).toBe(failures.FRIEND_PAY_OVER.code);
    expect((await friend.call('trade.friendPay.create', { tradeId: other.tradeId })).code).toBe(failures.NOT_FOUND.code);
  });
});
