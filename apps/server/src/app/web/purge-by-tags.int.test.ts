import { type RowName, rows } from '@qianpu/contract/rows';
import type { InputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, inject, type MockInstance, test, vi } from 'vitest';
import { addCategory, addGoods, listGoods } from '#modules/catalog';
import { inTx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { subscribeToPurges } from '#platform/purge-channel';
import { type PackedPage, PageCache } from '#platform/web/page-cache';
import { aMicroPage } from '../../../test/builders/micro-page.ts';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { webConfig } from '../../../test/builders/web-server.ts';
import { send } from '../../../test/call-table.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { subscribers } from '../modules.ts';
import { createPageSettings, createWebServer, dropPurged } from '../web.role.ts';

let house: PopulatedMall;
let web: HttpServer;
let delivery: Delivery;
let purges: { close(): Promise<void> };
let lookedUp: MockInstance<PageCache['get']>;
let forgetShop: () => void;
let teas: string;
let groupId: string;
const log = createLog('test', 'silent');
const page = { home: '/shop/', red: '', green: '', tea: '', apples: '', teas: '', found: '', micro: '', group: '' };
type PageOfShop = keyof typeof page;

beforeAll(async () => {
  house = await aPopulatedMall();
  const { mall, apples } = house;
  const teaId = await inTx(mall.ctx('1'), async (ctx) => {
    teas = await addCategory(ctx, { name: '茶', picture: '1/all.png', position: 1 });
    const { goodsId, skuIds } = await addGoods(ctx, { ...anApple('龙井'), categoryId: teas, skus: [{ specs: [] }] });
    await listGoods(ctx, { cid: '11', goodsId, prices: skuIds.map((skuId) => ({ skuId, priceFen: 900 })) });
    return goodsId;
  });
  const group = { name: '红的', goodsIds: [apples.goodsIds[0]] };
  groupId = (await callAsStaff('catalog.group.save', group)).id;
  const micro = await aMicroPage(mall, '1', '秋日茶席');
  Object.assign(page, {
    red: `/shop/item/${apples.goodsIds[0]}.html`,
    green: `/shop/item/${apples.goodsIds[1]}.html`,
    tea: `/shop/item/${teaId}.html`,
    apples: `/shop/classGoodList.html?id=${apples.categoryId}`,
    teas: `/shop/classGoodList.html?id=${teas}`,
    found: `/shop/search.html?words=${encodeURIComponent('苹果')}`,
    micro: `/shop/micropage.html?id=${micro.pageId}`,
    group: `/shop/classGoodList.html?groupId=${groupId}`,
  });

  const config = webConfig(mall);
  // The clock of pages stands still: whatever is made anew was purged.
  const settings = { ...(await createPageSettings(config, mall.engines, log)), cache: new PageCache({ clock: () => 1 }) };
  forgetShop = () => settings.snapshots.drop('1');
  lookedUp = vi.spyOn(settings.cache, 'get');
  web = await createWebServer(config, mall.engines, settings, log);
  purges = subscribeToPurges(inject('redisUrl'), log, (purge) => dropPurged(mall.engines, settings, purge));
  delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log });
  await settled();
});
afterAll(async () => {
  await delivery.close();
  await purges.close();
  await web.close();
  await house.close();
});

/** What was published before purges as well, and must not do it for us. */
const settled = () =>
  vi.waitFor(async () => expect(await house.mall.sql('select from platform.outbox where done_at is null')).toEqual([]), 10_000);

const anApple = (title: string) => ({ categoryId: house.apples.categoryId, title, pictures: ['1/goods.jpg'] });

async function callAsStaff(name: RowName, input: object): Promise<{ id: string }> {
  const token = await aStaffToken(house.mall, '1', ['shop.*', 'decoration.*', 'catalog.*', 'member.*']);
  return (await send(house.server, rows[name], input, house.from({ token }))).data as { id: string };
}
async function asStaff(name: RowName, input: object): Promise<void> {
  await callAsStaff(name, input);
  delivery.wake();
}

type Draft = Partial<InputOf<'catalog.goods.save'>>;
const saveRed = (draft: Draft) => {
  const [id = ''] = house.apples.goodsIds;
  const [skuId = ''] = house.apples.skuIds;
  return asStaff('catalog.goods.save', {
    id,
    ...anApple('红苹果'),
    skus: [{ id: skuId, specs: [{ name: '规格', value: '一份' }] }],
    ...draft,
  });
};

async function visit(name: PageOfShop): Promise<{ made: PackedPage | null; body: string }> {
  lookedUp.mockClear();
  const { body } = await web.inject({ url: page[name], headers: { host: 'apples.test' } });
  const [looked] = lookedUp.mock.settledResults;
  return { made: looked?.type === 'fulfilled' ? looked.value.page : null, body };
}
const names = Object.keys(page) as PageOfShop[];
const inMemory = new Map<PageOfShop, PackedPage | null>();
/** All pages as they are now, in memory. */
async function visitAll(): Promise<void> {
  await settled();
  for (const name of names) inMemory.set(name, (await visit(name)).made);
}
/** Those that are others than they were, when all word has come. */
async function renewed(): Promise<string[]> {
  await settled();
  const made: string[] = [];
  for (const name of names) if ((await visit(name)).made !== inMemory.get(name)) made.push(name);
  return made;
}
const soon = { timeout: 3_000, interval: 20 };
const untilShown = (name: PageOfShop, words: string) =>
  vi.waitFor(async () => expect((await web.inject({ url: page[name], headers: { host: 'apples.test' } })).body).toContain(words), soon);
/** The lists the last event of changed goods names. */
async function toldLists(): Promise<string[] | undefined> {
  const [result] = await house.mall.sql<{ lists: string[] }>(
    `select payload -> 'lists' as lists from platform.outbox where name = 'catalog.goods.changed' order by id desc limit 1`,
  );
  return result?.lists;
}
const listsOfRed = () => ['shelf:11', `shelf:11:${house.apples.categoryId}`, `group:${groupId}`];

describe('a saved goods (spec 2.3)', () => {
  test('renews its own page, its category, what words find and the home; other goods and categories stay in memory', async () => {
    await visitAll();
    await saveRed({ title: '红富士' });
    await untilShown('red', '红富士');
    expect(await renewed()).toEqual(['home', 'red', 'apples', 'found', 'micro', 'group']);
    for (const name of ['home', 'apples'] as const) expect((await visit(name)).body).toContain('红富士');
    expect((await visit('green')).body).toContain('青苹果');
  });

  test('that is found by a word from now on is among what this word finds', async () => {
    await saveRed({ title: '红富士' });
    await visitAll();
    expect((await visit('found')).body).not.toContain('红富士');
    await saveRed({ title: '红富士苹果' });
    await untilShown('found', '红富士苹果');
  });

  test('that goes to another category renews the one it left and the one it comes to', async () => {
    await visitAll();
    expect((await visit('teas')).body).not.toContain('红苹果');
    await saveRed({ categoryId: teas });
    await untilShown('teas', '红苹果');
    expect((await visit('apples')).body).not.toContain('红苹果');
    expect(await renewed()).toEqual(['home', 'red', 'apples', 'teas', 'found', 'micro', 'group']);
    await saveRed({});
    await untilShown('apples', '红苹果');
  });

  test('of another brand or with other tags tells of the lists that are narrowed by them; saved as it was, of none', async () => {
    await saveRed({ tags: ['当季'] });
    expect(await toldLists()).toEqual(listsOfRed());
    await saveRed({ tags: ['当季'], title: '红富士' });
    expect(await toldLists()).toEqual([]);
  });
});

describe('goods that come on a shelf (spec 2.3)', () => {
  test('stand in the lists of their shop at once, and pages of other goods stay', async () => {
    await visitAll();
    await inTx(house.mall.ctx('1'), async (ctx) => {
      const { goodsId, skuIds } = await addGoods(ctx, { ...anApple('金苹果'), skus: [{ specs: [] }] });
      await listGoods(ctx, { cid: '11', goodsId, prices: skuIds.map((skuId) => ({ skuId, priceFen: 100 })) });
    });
    delivery.wake();
    await untilShown('home', '金苹果');
    await untilShown('apples', '金苹果');
    await untilShown('found', '金苹果');
    await untilShown('micro', '金苹果');
    expect(await renewed()).toEqual(['home', 'apples', 'found', 'micro']);
  });

  test('of a new price renew every list of their categories, for it is sorted by prices', async () => {
    await visitAll();
    const [goodsId = ''] = house.apples.goodsIds;
    const [skuId = ''] = house.apples.skuIds;
    await asStaff('catalog.listing.set', { cid: '11', goodsId, prices: [{ skuId, priceFen: 55_500 }] });
    await untilShown('red', '555');
    expect(await toldLists()).toEqual(listsOfRed());
    expect(await renewed()).toEqual(['home', 'red', 'apples', 'found', 'micro', 'group']);
  });
});

describe('what stands around goods (spec 3, 4)', () => {
  test('a published micro page is renewed alone', async () => {
    await visitAll();
    const [draft] = await house.mall.sql<{ id: string; revision: number }>(
      `select id, revision from decoration.page where mid = 1 and title = '秋日茶席'`,
    );
    await asStaff('decoration.page.publish', { ...draft });
    await vi.waitFor(async () => expect(await renewed()).toEqual(['micro']), soon);
  });

  test('goods put into a group stand in its list at once, and nothing else is renewed', async () => {
    await visitAll();
    await asStaff('catalog.group.save', { id: groupId, name: '红的', goodsIds: house.apples.goodsIds });
    await untilShown('group', '青苹果');
    expect(await renewed()).toEqual(['group']);
  });

  test('a category of another name renews every page that names one or shows goods of it', async () => {
    await visitAll();
    await asStaff('catalog.category.save', { id: teas, name: '好茶', picture: '1/all.png', position: 1 });
    await untilShown('teas', '好茶');
    expect(await renewed()).toEqual(names.filter((name) => name !== 'group'));
  });

  test('other colours renew every page of the shop', async () => {
    await visitAll();
    // What is known of a shop is known for five seconds: from now on.
    forgetShop();
    await visitAll();
    await asStaff('decoration.colorStyle.set', { cid: '11', type: 'plain', colors: ['#12805c', '#6cc644', '#ffffff', '#c2570c'] });
    await untilShown('home', '#12805c');
    expect(await renewed()).toEqual(names);
  });

  test('other words of an agreement renew none of these', async () => {
    await visitAll();
    await asStaff('member.agreement.set', {
      type: 'policy',
      title: '隐私',
      effectiveOn: '2026-01-01',
      sections: [{ heading: '', paragraphs: ['新的'] }],
    });
    await settled();
    expect(await renewed()).toEqual([]);
  });
});
