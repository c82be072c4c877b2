import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCaller, type TestCaller } from '../../../test/builders/caller.ts';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPayPassword, aPurse, PAY_PASSWORD, takesPoints } from '../../../test/builders/purse.ts';

let house: PayingMall;
let staff: TestCaller;
beforeAll(async () => {
  house = await aPayingMall(undefined, ['11', '12']);
  await takesPoints(house.mall, '1');
  staff = await as(['trade.*', 'staff.action.list']);
}, 60_000);
afterAll(() => house.close());
afterEach(() => house.mall.sql('truncate trade.pay_way_setting'));

const as = async (permissions: readonly string[], cid?: string) =>
  aCaller(house.server, 'apples.test', { token: await aStaffToken(house.mall, '1', [...permissions], cid) });
const switchOff = (cid: string, ...off: string[]) => staff.call('trade.payWays.save', { cid, off });
const listed = async (caller: TestCaller) => (await caller.call('trade.payWays.list', {})).data as OutputOf<'trade.payWays.list'>;

/** Of somebody with a purse, in these shops. */
async function anUnpaid(...cids: string[]): Promise<Unpaid> {
  const skuId = house.apples.skuIds[0] ?? '';
  const unpaid = await house.anUnpaid(cids.map((cid) => ({ cid, skuId, quantity: 1 })));
  const { memberId } = unpaid.shopper;
  await aPurse(house.mall, { mid: '1', memberId, principalFen: 100_000, points: 10_000 });
  await aPayPassword(house.mall, '1', memberId);
  return unpaid;
}
const offered = async ({ call, tradeId }: Unpaid) =>
  ((await call('trade.pay.ways', { tradeId })).data as OutputOf<'trade.pay.ways'>)
    .filter(({ isAvailable }) => isAvailable)
    .map(({ way }) => way)
    .toSorted();
async function open(unpaid: Unpaid, ...ways: string[]) {
  const { call, tradeId } = unpaid;
  const { proof } = (await call('member.payPassword.check', { password: PAY_PASSWORD })).data as OutputOf<'member.payPassword.check'>;
  return (await call('trade.pay.open', { tradeId, tenders: ways.map((way) => ({ way })), proof })).code;
}

const refused = failures.PAY_UNAVAILABLE.code;
const [wechat, alipay] = [
  ['WECHAT_H5', 'WECHAT_NATIVE'],
  ['ALIPAY_QR', 'ALIPAY_WAP'],
];

describe('ways to pay, shop by shop (rules 7.1)', () => {
  test('are all there until staff switch one off, and the call tells', async () => {
    const unpaid = await anUnpaid('11');
    expect(await offered(unpaid)).toEqual([...alipay, 'BALANCE', 'POINTS', ...wechat]);
    expect(await listed(staff)).toEqual({
      providers: ['ALIPAY', 'WECHAT_PAY'],
      shops: [
        { cid: '11', off: [] },
        { cid: '12', off: [] },
      ],
    });
    expect((await switchOff('12', 'ALIPAY', 'POINTS')).code).toBe(0);
    expect((await listed(staff)).shops[1]).toEqual({ cid: '12', off: ['ALIPAY', 'POINTS'] });
    expect(await offered(unpaid)).toHaveLength(6);
  });

  test.each([
    ['WECHAT_PAY', [...alipay, 'BALANCE', 'POINTS'], 'WECHAT_H5'],
    ['ALIPAY', ['BALANCE', 'POINTS', ...wechat], 'ALIPAY_WAP'],
    ['BALANCE', [...alipay, 'POINTS', ...wechat], 'BALANCE'],
    ['POINTS', [...alipay, 'BALANCE', ...wechat], 'POINTS'],
  ])('%s that one of a trade’s two shops does not take is neither offered nor accepted', async (kind, left, way) => {
    const [both, other] = [await anUnpaid('11', '12'), await anUnpaid('11')];
    await switchOff('12', kind);
    expect(await offered(both)).toEqual(left);
    expect(await open(both, way, ...(way === 'POINTS' ? ['WECHAT_H5'] : []))).toBe(refused);
    expect(await house.tenders(both.tradeId)).toEqual([]);
    expect(await offered(other)).toContain(way);
    expect(await open(other, way, ...(way === 'POINTS' ? ['WECHAT_H5'] : []))).toBe(0);
  });

  test('one that is refused closes nothing, and takes no part in a mixture', async () => {
    const unpaid = await anUnpaid('11', '12');
    expect(await open(unpaid, 'WECHAT_H5')).toBe(0);
    await switchOff('11', 'ALIPAY', 'BALANCE');
    const { call, tradeId } = unpaid;
    expect((await call('trade.pay.switch', { tradeId, way: 'ALIPAY_WAP' })).code).toBe(refused);
    expect((await call('trade.order.pay', { tradeId, way: 'ALIPAY_WAP' })).code).toBe(refused);
    expect(await open(unpaid, 'BALANCE', 'WECHAT_H5')).toBe(refused);
    expect((await house.tenders(tradeId)).map(({ way, state }) => `${way} ${state}`)).toEqual(['WECHAT_H5 OPEN']);
    expect((await call('trade.pay.switch', { tradeId, way: 'WECHAT_NATIVE' })).code).toBe(0);
  });

  test('what was opened before is believed when its money comes', async () => {
    const { call, tradeId } = await anUnpaid('12');
    await call('trade.order.pay', { tradeId, way: 'WECHAT_H5' });
    await switchOff('12', 'WECHAT_PAY');
    const [tender] = await house.tenders(tradeId);
    await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
    await house.until(async () => (await house.tradeState(tradeId)) === 'PAID');
  });

  test('are a shop’s own business: staff of one shop see and switch theirs alone, and one way stays', async () => {
    const own = await as(['trade.payWays.list', 'trade.payWays.save'], '12');
    expect((await listed(own)).shops).toEqual([{ cid: '12', off: [] }]);
    expect(await own.call('trade.payWays.save', { cid: '11', off: ['ALIPAY'] })).toMatchObject({ code: failures.FOREIGN_MERCHANT.code });
    expect(await staff.call('trade.payWays.save', { cid: '99', off: ['ALIPAY'] })).toMatchObject({ code: failures.NOT_FOUND.code });
    const all = ['WECHAT_PAY', 'ALIPAY', 'BALANCE', 'POINTS'];
    expect(await switchOff('12', ...all)).toMatchObject({ code: failures.BAD_INPUT.code });
    expect(await own.call('trade.payWays.save', { cid: '12', off: ['ALIPAY'] })).toMatchObject({ code: 0 });
    const deeds = (await staff.call('staff.action.list', {})).data as { list: { call: string; after: unknown }[] };
    expect(deeds.list.find(({ call }) => call === 'trade.payWays.save')?.after).toEqual({ cid: '12', off: ['ALIPAY'] });
  });
});
