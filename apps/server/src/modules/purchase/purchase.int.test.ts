import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPayPassword, aPurse, PAY_PASSWORD, takesPoints } from '../../../test/builders/purse.ts';
import { aShopper, asCaller } from '../../../test/builders/shopper.ts';

let house: PayingMall;
let staff: ReturnType<typeof asCaller>;
beforeAll(async () => {
  house = await aPayingMall();
  await takesPoints(house.mall, '1');
  staff = asCaller(house.server, {
    host: 'apples.test',
    mid: '1',
    cid: '11',
    token: await aStaffToken(house.mall, '1', ['member.*', 'ledger.*']),
  });
}, 60_000);
afterAll(() => house.close());

type Placed = OutputOf<'ledger.balance.recharge'>;
type Caller = Unpaid['call'];

async function aCustomer(): Promise<{ memberId: string; call: Caller }> {
  const { token, memberId } = await aShopper(house.mall, house.apples);
  return { memberId, call: asCaller(house.server, { host: 'apples.test', mid: '1', cid: '11', token }) };
}
const dataOf = <T>({ data, text }: { data: unknown; text: string }): T => {
  if (!data) throw new Error(text);
  return data as T;
};
const open = (call: Caller, tradeId: string, ...tenders: object[]) => call('trade.pay.open', { tradeId, tenders });
const balanceOf = async (call: Caller) => dataOf<OutputOf<'ledger.balance.find'>>(await call('ledger.balance.find', {}));

async function pay(call: Caller, tradeId: string, way = 'WECHAT_H5'): Promise<void> {
  dataOf(await open(call, tradeId, { way }));
  const tender = (await house.tenders(tradeId)).at(-1);
  await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
  await house.until(async () => (await house.tradeState(tradeId)) === 'PAID');
}

async function aPackage(payFen: number, bonusFen: number): Promise<string> {
  const { id } = dataOf<OutputOf<'ledger.package.save'>>(await staff('ledger.package.save', { payFen, bonusFen }));
  await staff('ledger.package.setOn', { id, isOn: true });
  return id;
}

describe('a recharge (rules 8.2)', () => {
  test('by a package brings what was paid and its bonus, once', async () => {
    const { call } = await aCustomer();
    const packageId = await aPackage(10_000, 1_000);
    const { tradeId, payableFen } = dataOf<Placed>(await call('ledger.balance.recharge', { packageId }));
    expect(payableFen).toBe(10_000);
    await pay(call, tradeId);
    expect(await balanceOf(call)).toMatchObject({ principalFen: 10_000, bonusFen: 1_000 });
    const { list } = dataOf<OutputOf<'ledger.balance.list'>>(await call('ledger.balance.list', {}));
    expect(list).toMatchObject([{ sort: 'RECHARGED', principalFen: 10_000, bonusFen: 1_000, leftFen: 11_000 }]);
    expect(dataOf(await call('trade.purchase.find', { tradeId }))).toMatchObject({
      kind: 'RECHARGE',
      payFen: 10_000,
      bonusFen: 1_000,
      state: 'PAID',
    });
  });

  test('of a sum has no bonus; less than a yuan and more than fits are refused', async () => {
    const { call, memberId } = await aCustomer();
    for (const amountFen of [99, 500_001])
      expect((await call('ledger.balance.recharge', { amountFen })).code).toBe(failures.BAD_INPUT.code);
    await aPurse(house.mall, { mid: '1', memberId, principalFen: 4_999_000 });
    expect((await call('ledger.balance.recharge', { amountFen: 1_001 })).code).toBe(failures.BALANCE_FULL.code);
    const { tradeId } = dataOf<Placed>(await call('ledger.balance.recharge', { amountFen: 1_000 }));
    await pay(call, tradeId, 'WECHAT_NATIVE');
    expect(await balanceOf(call)).toMatchObject({ principalFen: 5_000_000, bonusFen: 0 });
  });

  test('one waits at a time, beside orders of goods; cancelled it makes room and brings nothing', async () => {
    const { call } = await aCustomer();
    const { tradeId } = dataOf<Placed>(await call('ledger.balance.recharge', { amountFen: 1_000 }));
    expect((await call('ledger.balance.recharge', { amountFen: 2_000 })).code).toBe(failures.TOO_MANY_UNPAID.code);
    expect(dataOf(await call('ledger.balance.packages', {}))).toMatchObject({ unpaid: { tradeId, payableFen: 1_000 } });
    await open(call, tradeId, { way: 'WECHAT_H5' });
    expect((await call('trade.purchase.cancel', { tradeId })).code).toBe(0);
    expect(await house.tradeState(tradeId)).toBe('CLOSED');
    expect((await call('ledger.balance.recharge', { amountFen: 2_000 })).code).toBe(0);
    expect(await balanceOf(call)).toMatchObject({ principalFen: 0 });
  });

  test('is not paid by the balance itself, nor by points', async () => {
    const { call, memberId } = await aCustomer();
    await aPurse(house.mall, { mid: '1', memberId, principalFen: 5_000, points: 5_000 });
    await aPayPassword(house.mall, '1', memberId);
    const { tradeId } = dataOf<Placed>(await call('ledger.balance.recharge', { amountFen: 1_000 }));
    const { proof } = dataOf<{ proof: string }>(await call('member.payPassword.check', { password: PAY_PASSWORD }));
    const answer = await call('trade.pay.open', { tradeId, tenders: [{ way: 'BALANCE' }], proof });
    expect(answer.code).toBe(failures.PAY_UNAVAILABLE.code);
    const ways = dataOf<OutputOf<'trade.pay.ways'>>(await call('trade.pay.ways', { tradeId }));
    expect(ways.map(({ way }) => way)).not.toContain('BALANCE');
  });

  test('paid after it was closed goes back, and the balance has nothing of it', async () => {
    const { call } = await aCustomer();
    const { tradeId } = dataOf<Placed>(await call('ledger.balance.recharge', { amountFen: 1_000 }));
    await open(call, tradeId, { way: 'WECHAT_H5' });
    await house.mall.sql("update trade.trade set pay_by = platform.now() - interval '1 hour' where id = $1", [tradeId]);
    await house.simulator.wechatPay.plan({ lateAfterCloseShare: 1 });
    await house.until(async () => (await house.tradeState(tradeId)) === 'CLOSED', ['trade.close-overdue']);
    await house.simulator.wechatPay.plan();
    await house.until(async () => (await house.postings(tradeId)).includes('REFUND PROVIDER -1000'));
    expect(await balanceOf(call)).toMatchObject({ principalFen: 0, bonusFen: 0 });
  });
});

describe('whose purchase it is (rules 9.4)', () => {
  test('who has bought something has traded, and joins no other account; one that has joined buys nothing', async () => {
    const { call, memberId } = await aCustomer();
    const hasTraded = async () =>
      (await house.mall.sql<{ traded: boolean }>('select has_traded as traded from member.account where id = $1', [memberId]))[0]?.traded;
    // One without a phone could join another until now.
    await house.mall.sql('update member.account set phone = null where id = $1', [memberId]);
    dataOf<Placed>(await call('ledger.balance.recharge', { amountFen: 1_000 }));
    expect(await hasTraded()).toBe(true);
    const gone = await aCustomer();
    await house.mall.sql('update member.account set phone = null, joined_id = $2 where id = $1', [gone.memberId, memberId]);
    expect((await gone.call('ledger.balance.recharge', { amountFen: 1_000 })).code).toBe(failures.LOGIN_INVALID.code);
  });
});

describe('a card (rules 9.2)', () => {
  test('is bought, by the balance, too, and runs from then on; bought again its time is added', async () => {
    const { call, memberId } = await aCustomer();
    const draft = { name: '季卡', colourFrom: '#222222', colourTo: '#444444', months: 3, priceFen: 2_990, struckFen: null, percent: 95 };
    const input = { ...draft, freeFreight: 4, pointsTenths: 15, packIds: [], isOn: true };
    const { id: kindId } = dataOf<OutputOf<'member.cardKind.save'>>(await staff('member.cardKind.save', input));
    const first = dataOf<Placed>(await call('member.card.buy', { kindId }));
    expect(first.payableFen).toBe(2_990);
    // A second one is told which one waits.
    const second = await call('member.card.buy', { kindId });
    expect(second.code).toBe(failures.TOO_MANY_UNPAID.code);
    expect(JSON.parse(second.text).data).toMatchObject({ tradeId: first.tradeId, payableFen: 2_990, title: '季卡' });
    await pay(call, first.tradeId);
    await aPurse(house.mall, { mid: '1', memberId, principalFen: 5_000 });
    await aPayPassword(house.mall, '1', memberId);
    const { tradeId } = dataOf<Placed>(await call('member.card.buy', { kindId }));
    const { proof } = dataOf<{ proof: string }>(await call('member.payPassword.check', { password: PAY_PASSWORD }));
    expect(dataOf(await call('trade.pay.open', { tradeId, tenders: [{ way: 'BALANCE' }], proof }))).toMatchObject({ provider: null });
    expect(await balanceOf(call)).toMatchObject({ principalFen: 2_010 });
    const [card] = await house.mall.sql<{ months: number; cards: string }>(
      'select months, count(*) over () as cards from loyalty.card where member_id = $1',
      [memberId],
    );
    expect(card).toEqual({ months: 6, cards: '1' });
  });

  test('that is not sold is refused', async () => {
    const { call } = await aCustomer();
    expect((await call('member.card.buy', { kindId: '999' })).code).toBe(failures.NOT_FOUND.code);
  });
});
