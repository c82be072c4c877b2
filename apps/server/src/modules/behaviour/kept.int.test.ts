import { setTimeout as wait } from 'node:timers/promises';
import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aMember, aPopulatedMall, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { putFootprint } from './footprint.repo.ts';
import { lockMemberRow } from './member-lock.repo.ts';

let house: PopulatedMall;
let member: TestMember;
let red: string;
let green: string;

beforeAll(async () => {
  house = await aPopulatedMall();
  [red = '', green = ''] = house.apples.goodsIds;
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.mall.sql('update catalog.shelf set is_on = true where mid = 1');
  member = await aMember(house.mall, '1');
});

const cid = '11';
const ask = async (name: CallName, input: object = {}, { token } = member) => {
  const { code, data } = await send(house.server, rows[name], { cid, ...input }, house.from({ token }));
  return code === 0 || code === '200' ? data : { refused: code };
};
const refused = (name: keyof typeof failures) => ({ refused: failures[name].code });
const favourites = async (page: object = {}) => (await ask('behaviour.favourite.list', page)) as OutputOf<'behaviour.favourite.list'>;
const footprints = async (page: object = {}) => (await ask('behaviour.footprint.list', page)) as OutputOf<'behaviour.footprint.list'>;
const look = (goodsId: string) => ask('behaviour.footprint.add', { goodsId });
const titles = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title);

/** Rows of goods that are not there any more, as old as they are many. */
const fill = (table: 'favourite' | 'footprint', at: 'kept_at' | 'seen_at', count: number) =>
  house.mall.sql(
    `insert into behaviour.${table} (mid, member_id, goods_id, ${at})
     select 1, $1, n, platform.now() - n * interval '1 minute' from generate_series(1, $2::integer) n`,
    [member.memberId, count],
  );

describe('favourites (spec 2.2)', () => {
  test('are kept once each, last first, and can be let go again', async () => {
    expect(await ask('behaviour.favourite.add', { goodsIds: [red] })).toEqual({ count: 1 });
    expect(await ask('behaviour.favourite.add', { goodsIds: [red, green] })).toEqual({ count: 2 });
    expect(titles(await favourites())).toEqual(['青苹果', '红苹果']);
    expect(await ask('behaviour.favourite.count', {})).toEqual({ count: 2 });
    expect(await ask('behaviour.favourite.has', { goodsId: red })).toEqual({ isFavourite: true });
    expect(await favourites({ pageSize: 1 })).toMatchObject({ list: [{ title: '青苹果' }], hasMore: true });
    expect(await ask('behaviour.favourite.remove', { goodsIds: [red] })).toEqual({ count: 1 });
    expect(await ask('behaviour.favourite.remove', { goodsIds: [red] })).toEqual({ count: 1 });
    expect(await ask('behaviour.favourite.has', { goodsId: red })).toEqual({ isFavourite: false });
  });

  test('are goods of the merchant: of others there is nothing to keep', async () => {
    expect(await ask('behaviour.favourite.add', { goodsIds: ['404', ...house.pears.goodsIds] })).toEqual(refused('NOT_FOUND'));
    expect(await ask('behaviour.favourite.add', { goodsIds: ['404', red] })).toEqual({ count: 1 });
  });

  test('are the member’s own', async () => {
    await ask('behaviour.favourite.add', { goodsIds: [red] });
    const other = await aMember(house.mall, '1');
    expect(await ask('behaviour.favourite.list', {}, other)).toMatchObject({ list: [] });
    expect(await ask('behaviour.favourite.remove', { goodsIds: [red] }, other)).toEqual({ count: 0 });
    expect(titles(await favourites())).toEqual(['红苹果']);
  });

  test('that have left the shelf stay, with their last price, and say so', async () => {
    await ask('behaviour.favourite.add', { goodsIds: [red, green] });
    await house.mall.sql('update catalog.shelf set is_on = false where mid = 1 and goods_id = $1', [red]);
    const { list } = await favourites();
    expect(list.map(({ id, isOnSale }) => [id, isOnSale])).toEqual([
      [green, true],
      [red, false],
    ]);
    expect(list[1]?.priceFen).toBe(1990);
  });

  test('of one shop are seen in every shop of the merchant; what that shop does not sell says so', async () => {
    const shops = await aMerchant(house.mall, { mid: '3', name: '丙', cids: ['31', '32'], hosts: { 'plums.test': '3' }, goods: ['李子'] });
    await house.mall.sql('delete from catalog.shelf where mid = 3 and cid = 32');
    const otherShop = async () => {
      const { data } = await send(house.server, rows['behaviour.favourite.list'], { cid: '32' }, from);
      return (data as OutputOf<'behaviour.favourite.list'>).list.map((card) => card.otherShop);
    };
    const shopper = await aMember(house.mall, '3');
    const from = { host: 'plums.test', mid: '3', cid: '31', token: shopper.token };
    await send(house.server, rows['behaviour.favourite.add'], { cid: '31', goodsIds: shops.goodsIds }, from);
    for (const [where, isOnSale] of [
      ['31', true],
      ['32', false],
    ] as const) {
      const { data } = await send(house.server, rows['behaviour.favourite.list'], { cid: where }, from);
      expect(data).toMatchObject({ list: [{ title: '李子', priceFen: 1990, isOnSale }] });
    }
    const [{ name }] = (await house.mall.sql('select name from shop.organisation where mid = 3 and cid = 31')) as [{ name: string }];
    expect(await otherShop()).toEqual([{ cid: '31', shopName: name }]);
    await house.mall.sql("update shop.organisation set status = 'CLOSED' where mid = 3 and cid = 31");
    expect(await otherShop()).toEqual([null]);
  });

  test('are five hundred at most, also for two who come at once', async () => {
    await fill('favourite', 'kept_at', 499);
    await house.mall.sql('insert into behaviour.keeper values (1, $1, 499)', [member.memberId]);
    expect(await ask('behaviour.favourite.add', { goodsIds: [red, green] })).toEqual(refused('FAVOURITES_FULL'));
    const both = await Promise.all([red, green].map((goodsId) => ask('behaviour.favourite.add', { goodsIds: [goodsId] })));
    expect(both).toContainEqual({ count: 500 });
    expect(both).toContainEqual(refused('FAVOURITES_FULL'));
    const [listed] = await house.mall.sql('select count(*)::integer as n from behaviour.favourite where member_id = $1', [member.memberId]);
    expect(listed).toEqual({ n: 500 });
  });
});

describe('footprints (spec 2.2)', () => {
  test('lead with what was seen last, once each, on its day in Shanghai', async () => {
    await look(red);
    await house.mall.sql(`update behaviour.footprint set seen_at = '2026-11-14T16:00:00Z' where member_id = $1`, [member.memberId]);
    expect((await footprints()).list).toMatchObject([{ id: red, day: '2026-11-15' }]);
    await house.mall.sql(`update behaviour.footprint set seen_at = '2026-11-14T15:59:59Z' where member_id = $1`, [member.memberId]);
    await look(green);
    expect((await footprints()).list.map(({ id }) => id)).toEqual([green, red]);
    expect((await footprints()).list[1]?.day).toBe('2026-11-14');
    await look(red);
    expect((await footprints()).list.map(({ id }) => id)).toEqual([red, green]);
  });

  test('can be wiped away one by one or all at once', async () => {
    await look(red);
    await look(green);
    await ask('behaviour.footprint.remove', { goodsIds: [red] });
    expect(titles(await footprints())).toEqual(['青苹果']);
    await ask('behaviour.footprint.remove');
    expect(titles(await footprints())).toEqual([]);
  });

  test('are wiped away in turn with whoever leaves one: both change many rows, and neither may wait for the other', async () => {
    await look(red);
    let wiping: Promise<unknown> | undefined;
    await inTx(house.mall.ctx('1'), async (ctx) => {
      await lockMemberRow(ctx, member.memberId);
      wiping = ask('behaviour.footprint.remove');
      await wait(200);
      await putFootprint(ctx, member.memberId, green);
    });
    await wiping;
    expect(titles(await footprints())).toEqual([]);
  });

  test('are the newest two hundred: what is older is forgotten, what is seen again is not', async () => {
    await fill('footprint', 'seen_at', 200);
    const listed = () =>
      house.mall.sql(
        'select count(*)::integer as n, max(goods_id) filter (where goods_id < 1000)::integer as oldest from behaviour.footprint where member_id = $1',
        [member.memberId],
      );
    await look(red);
    expect(await listed()).toEqual([{ n: 200, oldest: 199 }]);
    await look(red);
    expect(await listed()).toEqual([{ n: 200, oldest: 199 }]);
    await Promise.all([red, green, red, green].map(look));
    expect(await listed()).toEqual([{ n: 200, oldest: 198 }]);
  });

  test('of a visitor join the member’s at login: the newer look counts, goods of nobody are left out (finding S31)', async () => {
    await look(red);
    const merge = (seen: object[]) => ask('behaviour.footprint.merge', { seen });
    const seen = [
      { goodsId: green, ago: 3_600 },
      { goodsId: red, ago: 7_200 },
      { goodsId: '404', ago: 0 },
      { goodsId: house.pears.goodsIds[0], ago: 0 },
    ];
    expect(await merge(seen)).toEqual({});
    expect(await merge(seen)).toEqual({});
    expect((await footprints()).list.map(({ id }) => id)).toEqual([red, green]);
    expect(await merge([{ goodsId: '404', ago: 0 }])).toEqual({});
    expect(await merge([])).toEqual(refused('BAD_INPUT'));
    expect(await merge(Array.from({ length: 51 }, (_, at) => ({ goodsId: `${at + 1}`, ago: 0 })))).toEqual(refused('BAD_INPUT'));
  });

  test('of a visitor never make more than two hundred, and old ones push out nothing newer (finding S31)', async () => {
    await fill('footprint', 'seen_at', 200);
    await ask('behaviour.footprint.merge', {
      seen: [
        { goodsId: red, ago: 0 },
        { goodsId: green, ago: 31_536_000 },
      ],
    });
    const listed = await house.mall.sql('select goods_id from behaviour.footprint where member_id = $1', [member.memberId]);
    expect([listed.length, listed.some((row) => `${row.goods_id}` === red), listed.some((row) => `${row.goods_id}` === green)]).toEqual([
      200,
      true,
      false,
    ]);
  });

  test('are left a hundred and twenty times a minute at most', async () => {
    const answers: unknown[] = [];
    // The minute may turn meanwhile.
    for (let nth = 0; nth < 250; nth += 10) answers.push(...(await Promise.all(Array.from({ length: 10 }, () => look(red)))));
    expect(answers).toContainEqual(refused('TOO_OFTEN'));
  });

  test('lead to goods of the merchant only', async () => {
    expect(await look(house.pears.goodsIds[0] ?? '')).toEqual(refused('NOT_FOUND'));
  });
});
