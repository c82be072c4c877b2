import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeLines, tickedLines } from '#modules/cart';
import { inTx, type Member } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aMember, anAddress, type TestMember } from '../../../test/builders/populated-mall.ts';
import { type Answer, send } from '../../../test/call-table.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let apples: MadeMerchant;
let pears: MadeMerchant;
let member: TestMember;

/** Prices are 19.90, 19.91, 19.92 …; freight 5.00 a shop, none from 60.00 on. */
beforeAll(async () => {
  mall = await testMall();
  const goods = Array.from({ length: 30 }, (_, at) => `苹果 ${at}`);
  const freight = { flatFen: 500, freeFromFen: 6_000 };
  apples = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { 'apples.test': '1' }, goods, stock: 50, freight });
  pears = await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'pears.test': '2' }, goods: ['雪梨'], stock: 50 });
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});
beforeEach(async () => {
  member = await aMember(mall, '1');
  await mall.sql('update catalog.listing set on_shelf = true');
});

const call = (name: CallName, input: object, { mid, token } = member): Promise<Answer> =>
  send(server, rows[name], input, { host: mid === '1' ? 'apples.test' : 'pears.test', mid, cid: '11', token, address: anAddress() });

const sku = (at: number): string => apples.skuIds[at] ?? '';
const place = (at: number, cid = '11') => ({ cid, skuId: sku(at) });
const line = (at: number, quantity = 1, cid = '11') => ({ ...place(at, cid), quantity });
const add = (at: number, quantity = 1, cid = '11', by = member) => call('cart.line.add', line(at, quantity, cid), by);
const merge = (lines: object[]) => call('cart.line.merge', { lines });
const edit = async (changes: object[]) => (await call('cart.line.edit', { changes })).data as Cart;

type Cart = OutputOf<'cart.line.list'>;
const cart = async (by = member): Promise<Cart> => (await call('cart.line.list', {}, by)).data as Cart;

const stored = (by = member) =>
  mall.sql<{ cid: string; skuId: string; quantity: number }>(
    'select cid, sku_id as "skuId", quantity from cart.line where mid = $1 and member_id = $2 order by cid, sku_id',
    [by.mid, by.memberId],
  );

/** A cart with lines of goods nobody sells any more: they count too. */
const fill = (lines: number) =>
  mall.sql(
    `insert into cart.line (mid, member_id, cid, sku_id, goods_id, quantity, added_at)
     select $1, $2, 11, n, 1, 1, platform.now() from generate_series(1, $3::int) n`,
    [member.mid, member.memberId, lines],
  );

describe('putting goods into the cart (spec 7.4)', () => {
  test('twice adds, and the answer counts the pieces of that shop and of the whole cart', async () => {
    expect((await add(0, 2)).data).toEqual({ totalItem: 2, cartCount: 2 });
    expect((await add(0, 3)).data).toEqual({ totalItem: 5, cartCount: 5 });
    expect((await add(1, 1)).data).toEqual({ totalItem: 6, cartCount: 6 });
    expect((await add(0, 4, '12')).data).toEqual({ totalItem: 4, cartCount: 10 });
    expect(await stored()).toEqual([line(0, 5), line(1, 1), line(0, 4, '12')]);
  });

  test('20 at once all count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(0)));
    expect(await stored()).toEqual([line(0, 20)]);
  });

  test('a line holds 999 pieces, however many are put in', async () => {
    await add(0, 998);
    expect((await add(0, 999)).data).toEqual({ totalItem: 999, cartCount: 999 });
  });

  test('the last one put in stands first, and is ticked again', async () => {
    await add(0);
    await add(1);
    await edit([{ ...place(0), isTicked: false }]);
    await mall.sql(`update cart.line set added_at = added_at - interval '1 minute' where member_id = $1`, [member.memberId]);
    await add(0);
    expect((await cart()).shops[0]?.lines.map(({ skuId, isTicked }) => [skuId, isTicked])).toEqual([
      [sku(0), true],
      [sku(1), true],
    ]);
  });

  test('what is off the shelf, unknown or another merchant’s is refused and leaves nothing', async () => {
    await mall.sql('update catalog.listing set on_shelf = false where cid = 11 and sku_id = $1', [sku(0)]);
    expect(await add(0)).toMatchObject({ code: '611003', data: { skuIds: [sku(0)] } });
    expect(await call('cart.line.add', { cid: '11', skuId: '999' })).toMatchObject({ code: '600404' });
    expect(await call('cart.line.add', { cid: '22', skuId: pears.skuIds[0] })).toMatchObject({ code: '600404' });
    expect(await stored()).toEqual([]);
  });
});

describe('120 lines', () => {
  test('30 different goods at once into a cart of 115: five get in, the others hear why', async () => {
    await fill(115);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => add(at)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === '610001')).toHaveLength(25);
    expect(await stored()).toHaveLength(120);
  });

  test('more of what a full cart holds goes in', async () => {
    await add(0);
    await fill(119);
    expect(await add(0, 2)).toMatchObject({ code: 0 });
    expect((await stored()).at(-1)).toEqual(line(0, 3));
    expect(await add(1)).toMatchObject({ code: '610001' });
  });

  test('a merge brings as many new lines as there is room for, in their order, and every known one', async () => {
    await add(5);
    await fill(117);
    expect(await merge([line(0), line(5, 4), line(1), line(2)])).toMatchObject({ code: 0 });
    expect((await stored()).slice(117)).toEqual([line(0), line(1), line(5, 4)]);
  });
});

describe('a visitor’s cart joins the member’s (spec 7.4)', () => {
  test('the larger quantity wins, so that the same merge again adds nothing', async () => {
    await add(0, 5);
    await add(1, 1);
    const guest = [line(0, 2), line(1, 3), line(2, 4)];
    const merged = [line(0, 5), line(1, 3), line(2, 4)];
    expect((await merge(guest)).data).toEqual({ totalItem: 12 });
    expect(await stored()).toEqual(merged);
    expect((await merge(guest)).data).toEqual({ totalItem: 12 });
    await Promise.all(Array.from({ length: 5 }, () => merge(guest)));
    expect(await stored()).toEqual(merged);
  });

  test('what nobody sells is left behind, a line named twice counts once', async () => {
    expect(await merge([{ cid: '11', skuId: '999', quantity: 1 }, line(0, 2), line(0, 3)])).toMatchObject({ data: { totalItem: 3 } });
    expect(await merge([{ cid: '22', skuId: pears.skuIds[0] ?? '', quantity: 1 }])).toMatchObject({ data: { totalItem: 3 } });
    expect(await stored()).toEqual([line(0, 3)]);
  });
});

describe('changing and deleting lines (spec 7.2)', () => {
  test('many changes in one call; a change says only what it means', async () => {
    await merge([line(0, 1), line(1, 1), line(2, 1, '12')]);
    await edit([line(0, 7), { ...place(1), isTicked: false }, { ...line(2, 2, '12'), isTicked: false }, line(9, 9)]);
    const lines = (await cart()).shops.flatMap((shop) => shop.lines);
    expect(lines.map(({ cid, skuId, quantity, isTicked }) => [cid, skuId, quantity, isTicked]).sort()).toEqual(
      [
        ['11', sku(0), 7, true],
        ['11', sku(1), 1, false],
        ['12', sku(2), 2, false],
      ].sort(),
    );
  });

  test('the answer is the cart as a look at it shows it', async () => {
    await merge([line(0, 3), line(1, 1), line(2, 1, '12')]);
    expect(await edit([line(0, 2)])).toEqual(await cart());
    expect((await call('cart.line.delete', { lines: [place(1)] })).data).toEqual(await cart());
    expect(await stored()).toEqual([line(0, 2), line(2, 1, '12')]);
  });

  test('two phones that change all lines in opposite order do not block each other', async () => {
    const changes = ['11', '12'].flatMap((cid) => Array.from({ length: 30 }, (_, at) => line(at, 2, cid)));
    await merge(changes.slice(0, 30));
    await merge(changes.slice(30));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => call('cart.line.edit', { changes: at % 2 === 0 ? changes : [...changes].reverse() })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill('200'));
  });
});

describe('what the cart comes to (spec 7.2)', () => {
  test('the sums of the ticked lines, by shop and in all, with freight', async () => {
    await merge([line(0, 2), line(1, 1), line(2, 3, '12')]);
    const { shops, totals, totalItem } = await edit([{ ...place(1), isTicked: false }]);
    const sums = Object.fromEntries(shops.map(({ cid, lines, receipt, ...sum }) => [cid, sum]));
    expect(sums).toEqual({
      11: { shopName: '甲 11', goodsFen: 3_980, discountFen: 0, freightFen: 500, payableFen: 4_480 },
      12: { shopName: '甲 12', goodsFen: 5_976, discountFen: 0, freightFen: 500, payableFen: 6_476 },
    });
    expect(totals).toEqual({ pieces: 5, goodsFen: 9_956, discountFen: 0, freightFen: 1_000, payableFen: 10_956 });
    expect(totalItem).toBe(6);
    const more = await edit([{ ...place(1), isTicked: true }, line(2, 4, '12')]);
    expect(more.totals).toEqual({ pieces: 7, goodsFen: 13_939, discountFen: 0, freightFen: 500, payableFen: 14_439 });
  });

  test('nothing ticked costs nothing', async () => {
    await add(0);
    const { shops, totals } = await edit([{ ...place(0), isTicked: false }]);
    expect(totals).toEqual({ pieces: 0, goodsFen: 0, discountFen: 0, freightFen: 0, payableFen: 0 });
    expect(shops).toMatchObject([{ cid: '11', payableFen: 0, freightFen: 0, receipt: [] }]);
  });

  test('what is short or gone does not count; what is gone stands apart', async () => {
    await merge([line(0, 2), line(1, 51), line(2, 1), line(3, 1)]);
    await mall.sql('update catalog.listing set on_shelf = false where cid = 11 and sku_id = $1', [sku(2)]);
    await mall.sql('delete from catalog.stock_move where cid = 11 and sku_id = $1', [sku(3)]);
    await mall.sql('delete from catalog.stock where cid = 11 and sku_id = $1', [sku(3)]);
    const { shops, invalid, totals, totalItem } = await cart();
    expect(shops[0]?.lines.map(({ skuId, state, stock }) => [skuId, state, stock]).sort()).toEqual(
      [
        [sku(0), 'OK', 50],
        [sku(1), 'SHORT', 50],
      ].sort(),
    );
    expect(invalid.map(({ skuId, state }) => [skuId, state]).sort()).toEqual(
      [
        [sku(2), 'OFF_SHELF'],
        [sku(3), 'SOLD_OUT'],
      ].sort(),
    );
    expect(totals).toMatchObject({ pieces: 2, goodsFen: 3_980 });
    expect(totalItem).toBe(55);
  });

  test('of a shop that is closed nothing can be bought', async () => {
    await merge([line(0, 2), line(1, 3, '12')]);
    await mall.sql("update shop.organisation set status = 'CLOSED' where cid = 12");
    try {
      const { shops, invalid, totals } = await cart();
      expect(shops.map(({ cid }) => cid)).toEqual(['11']);
      expect(invalid).toMatchObject([{ cid: '12', skuId: sku(1), state: 'OFF_SHELF' }]);
      expect(totals).toMatchObject({ pieces: 2, goodsFen: 3_980 });
      expect((await call('trade.order.calculate', {})).data).toMatchObject({ totals: { pieces: 2 } });
    } finally {
      await mall.sql("update shop.organisation set status = 'OPEN' where cid = 12");
    }
  });

  test('a new price is what it costs from then on', async () => {
    await add(4, 1);
    await mall.sql('update catalog.listing set price_fen = 100 where cid = 11 and sku_id = $1', [sku(4)]);
    expect(await cart()).toMatchObject({ totals: { goodsFen: 100 }, shops: [{ lines: [{ priceFen: 100 }] }] });
  });
});

describe('the badge (spec 4)', () => {
  test('counts the pieces of one shop, ticked or not', async () => {
    await merge([line(0, 2), line(1, 3), line(0, 7, '12')]);
    await edit([{ ...place(0), isTicked: false }]);
    expect((await call('cart.badge.totalItem', { cid: '11' })).data).toEqual({ count: 5 });
    expect((await call('cart.badge.totalItem', { cid: '12' })).data).toEqual({ count: 7 });
    expect((await call('cart.badge.totalItem', { cid: '999' })).data).toEqual({ count: 0 });
    expect((await call('cart.badge.count', {})).data).toEqual({ count: 12 });
  });
});

describe('whose cart', () => {
  test('neither another member nor another merchant’s sees or changes it', async () => {
    await merge([line(0, 2), line(1, 3)]);
    const before = await stored();
    for (const stranger of [await aMember(mall, '1'), await aMember(mall, '2')]) {
      expect(await cart(stranger)).toMatchObject({ shops: [], invalid: [], totalItem: 0 });
      expect((await call('cart.badge.totalItem', { cid: '11' }, stranger)).data).toEqual({ count: 0 });
      expect((await call('cart.badge.count', {}, stranger)).data).toEqual({ count: 0 });
      await call('cart.line.edit', { changes: [line(0, 9)] }, stranger);
      await call('cart.line.delete', { lines: [place(0)] }, stranger);
      expect(await stored(stranger)).toEqual([]);
    }
    expect(await stored()).toEqual(before);
  });

  test('an order takes what is ticked, and only from its member', async () => {
    const neighbour = await aMember(mall, '1');
    await add(0, 1, '11', neighbour);
    await merge([line(0, 2), line(1, 3)]);
    await edit([{ ...place(1), isTicked: false }]);
    const actor: Member = { kind: 'member', memberId: member.memberId, sessionId: member.sessionId };
    await inTx({ ...mall.ctx('1'), actor }, async (ctx) => {
      const ticked = await tickedLines(ctx);
      expect(ticked).toEqual([line(0, 2)]);
      await removeLines(ctx, ticked);
    });
    expect(await stored()).toEqual([line(1, 3)]);
    expect(await stored(neighbour)).toEqual([line(0, 1)]);
  });
});
