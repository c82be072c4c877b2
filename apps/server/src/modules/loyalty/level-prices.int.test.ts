import { randomUUID } from 'node:crypto';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { anApi, aRememberingApi } from '../../../test/builders/api.ts';
import { writeLevels } from '../../../test/builders/levels.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aShopper, asCaller, type Shopper } from '../../../test/builders/shopper.ts';
import { isOk, send } from '../../../test/call-table.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { settleTrade } from '../order/settle-trade.ts';

const SHOP = { host: 'apples.test', mid: '1', cid: '11' };
const PRICE_FEN = 1_990;
const FREIGHT_FEN = 600;

let mall: TestMall;
let server: ReturnType<typeof anApi>;
let merchant: MadeMerchant;
let staff: ReturnType<typeof asCaller>;
let shopper: Shopper;
let call: ReturnType<typeof asCaller>;

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, {
    ...{ mid: '1', name: '甲', cids: ['11', '12'], hosts: { [SHOP.host]: '1' } },
    goods: Array.from({ length: 4 }, (_, at) => `苹果 ${at}`),
    freight: { flatFen: FREIGHT_FEN, freeFromFen: null },
  });
  await mall.sql('update catalog.listing set price_fen = $1', [PRICE_FEN]);
  staff = asCaller(server, { ...SHOP, token: await aStaffToken(mall, '1', ['member.*']) });
  await writeLevels(staff);
});
beforeEach(async () => {
  shopper = await aShopper(mall, merchant);
  call = asCaller(server, { ...SHOP, token: shopper.token });
});
afterAll(async () => {
  const findings = await refereeFindings(mall);
  expect(findings.filter(({ check }) => check !== 'E5' && check !== 'M4')).toEqual([]);
  await server.close();
  await mall.close();
});

const sku = (at: number) => merchant.skuIds[at] ?? '';
const grow = ({ memberId }: Shopper, amount: number) => staff('member.growth.adjust', { memberId, amount, reason: '补发' });
const line = (at: number, quantity = 1, cid = '11') => ({ cid, skuId: sku(at), quantity });
const quoted = async (...lines: object[]) => (await call('trade.order.confirm', { lines })).data as OutputOf<'trade.order.confirm'>;
const place = async (seenPayableFen: number, ...lines: object[]) =>
  call('trade.order.place', { lines, addressId: shopper.addressId, seenPayableFen }, randomUUID());
const placed = async (seenPayableFen: number, ...lines: object[]) => {
  const answer = await place(seenPayableFen, ...lines);
  expect(answer).toSatisfy(isOk);
  return answer.data as OutputOf<'trade.order.place'>;
};
const taken = ({ shops }: OutputOf<'trade.order.confirm'>) =>
  shops.flatMap(({ receipt }) =>
    receipt.filter(({ isTaken, kind }) => isTaken && kind === 'PROMOTION').map(({ promotionId }) => promotionId),
  );
const freightLeft = async () => ((await call('member.level.info', {})).data as OutputOf<'member.level.info'>).freightLeft;

describe('prices of members (issue 27)', () => {
  test('the level’s percentage, or the price of the SKU where there is one', async () => {
    await grow(shopper, 300);
    expect(await quoted(line(0, 2))).toMatchObject({ totals: { payableFen: 2 * 1_791 }, shops: [{ freightFen: 0 }] });
    await staff('member.levelPrice.save', { skuId: sku(1), prices: [{ level: 1, priceFen: 990 }] });
    expect((await quoted(line(1))).totals.payableFen).toBe(990);
    await staff('member.levelPrice.save', { skuId: sku(1), prices: [] });
    expect((await quoted(line(1))).totals.payableFen).toBe(1_791);
  });

  test('goods that refuse a member’s price keep theirs', async () => {
    await grow(shopper, 300);
    const goodsId = merchant.goodsIds[2] ?? '';
    await mall.sql('update catalog.goods set no_member_price = true where id = $1', [goodsId]);
    expect((await quoted(line(2))).totals.goodsFen).toBe(PRICE_FEN);
    expect(taken(await quoted(line(2)))).toEqual(['level-month:1']);
    await mall.sql('update catalog.goods set no_member_price = false where id = $1', [goodsId]);
  });

  test('what a member is told stands in no shared answer: two members and a visitor in turn, a thousand times', async () => {
    await using remembering = aRememberingApi(mall);
    const other = await aShopper(mall, merchant);
    await grow(shopper, 300);
    await grow(other, 1_000);
    const ask = (name: CallName, input: object, token = '') => send(remembering, rows[name], input, { ...SHOP, token });
    const input = { cid: '11', spuId: merchant.goodsIds[0] };
    const best = async (token?: string) => {
      const { data } = await ask('marketing.goods.info', input, token);
      return (data as OutputOf<'marketing.goods.info'>).bestPrice?.fen ?? null;
    };
    for (let turn = 0; turn < 200; turn += 1) {
      expect([await best(shopper.token), await best(), await best(other.token), await best()]).toEqual([1_791, null, 1_592, null]);
      const { data } = await ask(
        'checkout.price.list',
        { cid: '11', goodsIds: [merchant.goodsIds[0]] },
        [shopper.token, other.token][turn % 2],
      );
      expect(data).toEqual([]);
    }
  });
});

describe('orders sent for nothing (issue 27)', () => {
  test('of the month: held with the order, back when it closes, gone when it is paid', async () => {
    await grow(shopper, 300);
    expect(await freightLeft()).toBe(1);
    const { orderIds } = await placed(1_791, line(0));
    expect(await freightLeft()).toBe(0);
    expect((await quoted(line(0))).totals.payableFen).toBe(1_791 + FREIGHT_FEN);
    await call('trade.order.cancel', { id: orderIds[0] });
    expect(await freightLeft()).toBe(1);
    const { tradeId } = await placed(1_791, line(0));
    await inTx(mall.ctx('1'), (ctx) => settleTrade(ctx, tradeId));
    expect(await freightLeft()).toBe(0);
  });

  test('one left of a month goes to one of two shops; every order where the level says so', async () => {
    await grow(shopper, 300);
    const two = [line(0), line(0, 1, '12')];
    expect((await quoted(...two)).totals).toMatchObject({ freightFen: FREIGHT_FEN, payableFen: 2 * 1_791 + FREIGHT_FEN });
    await grow(shopper, 700);
    expect((await quoted(...two)).totals).toMatchObject({ freightFen: 0, payableFen: 2 * 1_592 });
    expect(await freightLeft()).toBeNull();
  });

  test('the last of a month is taken once by orders at the same time', async () => {
    await grow(shopper, 300);
    const answers = await Promise.all(Array.from({ length: 3 }, () => place(1_791, line(0))));
    expect(answers.filter(isOk)).toHaveLength(1);
    expect(await freightLeft()).toBe(0);
  });
});
