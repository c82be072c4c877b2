import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishPage, savePage } from '#modules/decoration';
import { inTx } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { ALL } from '#platform/purge.types';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aMicroPage, someBlocks } from '../../../test/builders/micro-page.ts';
import { aWebServer, webConfig } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { createPageSettings, createWebServer } from '../web.role.ts';

let mall: TestMall;
let server: HttpServer;
let apples: MadeMerchant;
let tea: Awaited<ReturnType<typeof aMicroPage>>;
let wine: Awaited<ReturnType<typeof aMicroPage>>;

beforeAll(async () => {
  mall = await testMall();
  const hosts = { 'apples.test': '1', 'shared.test': null };
  apples = await aMerchant(mall, { mid: '1', name: '甲记', cids: ['11', '12'], hosts, goods: ['红苹果', '青苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙记', cids: ['21'], goods: ['雪梨'] });
  await mall.sql(`update shop.merchant set languages = '{zh-CN,en}' where mid = 1`);
  tea = await aMicroPage(mall, '1', '春日茶席');
  wine = await aMicroPage(mall, '1', '秋日酒席');
  server = await aWebServer(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

interface Seen {
  readonly status: number;
  readonly title: string | undefined;
  readonly lang: string | undefined;
  readonly canonical: string | undefined;
}

const get = (url: string, web = server, host = 'shared.test') => web.inject({ url, headers: { host } });
const look = async (url: string): Promise<Seen> => {
  const { statusCode, body } = await get(url);
  const first = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    status: statusCode,
    title: first(/property="og:title" content="([^"]*)"/),
    lang: first(/<html lang="([^"]*)"/),
    canonical: first(/rel="canonical" href="http:\/\/shared\.test([^"]*)"/),
  };
};

describe('pages from the cache (spec 2.1, 4)', () => {
  test('each of every two, asked in turn fifty times, is itself: page, goods, shop, base, language and merchant', {
    timeout: 120_000,
  }, async () => {
    const [red, green] = apples.goodsIds;
    const expected: Readonly<Record<string, Seen>> = {
      '/shop/?mid=1': { status: 200, title: '甲记', lang: 'zh-CN', canonical: '/shop/?mid=1' },
      '/shop/?mid=1&lang=en': { status: 200, title: '甲记', lang: 'en', canonical: '/shop/?mid=1' },
      '/shop/?mid=1&cid=12': { status: 200, title: '甲记', lang: 'zh-CN', canonical: '/shop/?mid=1&amp;cid=12' },
      '/shop/?mid=2': { status: 200, title: '乙记', lang: 'zh-CN', canonical: '/shop/?mid=2' },
      '/cp/home?mid=1': { status: 200, title: '甲记', lang: 'zh-CN', canonical: '/cp/?mid=1' },
      [`/shop/item/${red}.html?mid=1`]: { status: 200, title: '红苹果', lang: 'zh-CN', canonical: `/shop/item/${red}.html?mid=1` },
      [`/shop/item/${green}.html?mid=1`]: { status: 200, title: '青苹果', lang: 'zh-CN', canonical: `/shop/item/${green}.html?mid=1` },
      [`/cp/goodDetail?id=${red}&mid=1`]: { status: 200, title: '红苹果', lang: 'zh-CN', canonical: `/cp/goodDetail?id=${red}&amp;mid=1` },
      [`/shop/micropage.html?mid=1&id=${tea.pageId}`]: {
        status: 200,
        title: '春日茶席',
        lang: 'zh-CN',
        canonical: `/shop/micropage.html?id=${tea.pageId}&amp;mid=1`,
      },
      [`/shop/micropage.html?mid=1&id=${wine.pageId}`]: {
        status: 200,
        title: '秋日酒席',
        lang: 'zh-CN',
        canonical: `/shop/micropage.html?id=${wine.pageId}&amp;mid=1`,
      },
      [`/shop/classGoodList.html?mid=1&id=${apples.categoryId}`]: {
        status: 200,
        title: '全部',
        lang: 'zh-CN',
        canonical: `/shop/classGoodList.html?id=${apples.categoryId}&amp;mid=1`,
      },
    };
    const pages = Object.entries(expected);
    for (const [at, one] of pages.entries()) {
      for (const other of pages.slice(at + 1)) {
        const requested = Array.from({ length: 100 }, (_, turn) => (turn % 2 === 0 ? one : other));
        const seen = await Promise.all(requested.map(([url]) => look(url)));
        expect(seen).toEqual(requested.map(([, page]) => page));
      }
    }
  });
});

describe('a crowd (spec 9)', () => {
  test('of a thousand makes one page at the moment the old one is too old, and one where there is none', async () => {
    const log = createLog('test', 'silent');
    const config = webConfig(mall);
    const settings = await createPageSettings(config, mall.engines, log);
    const render = vi.spyOn(settings.renderer, 'render');
    const web = await createWebServer(config, mall.engines, settings, log);
    const crowd = async () => {
      render.mockClear();
      const replies = await Promise.all(Array.from({ length: 1_000 }, () => get('/shop/', web, 'apples.test')));
      // What is made in the background may come after the last answer.
      await vi.waitFor(() => expect(render.mock.settledResults.every(({ type }) => type === 'fulfilled')).toBe(true));
      return { whole: replies.filter(({ body }) => body.includes('红苹果')).length, renders: render.mock.calls.length };
    };
    await get('/shop/', web, 'apples.test');
    await pause(5_100);
    expect(await crowd()).toEqual({ whole: 1_000, renders: 1 });
    settings.cache?.drop({ mid: '1', tags: [ALL] });
    expect(await crowd()).toEqual({ whole: 1_000, renders: 1 });
    await web.close();
  });
});

describe('a page published while nobody can be told (spec 8)', () => {
  test('is seen once the five seconds of the old one are over', async () => {
    const url = `/shop/micropage.html?id=${tea.pageId}`;
    const web = await aWebServer(mall);
    const isNew = async () => (await get(url, web, 'apples.test')).body.includes('夏日茶席');
    expect(await isNew()).toBe(false);
    const share = { title: '夏日茶席', describe: '', picture: null };
    await inTx(mall.ctx('1'), async (ctx) => {
      const { pageId: id, pageClassId, revision } = tea;
      await publishPage(ctx, id, await savePage(ctx, { id, revision, title: '夏日茶席', share, pageClassId, blocks: someBlocks }));
    });
    const published = performance.now();
    await vi.waitFor(async () => expect(await isNew()).toBe(true), { timeout: 12_000, interval: 100 });
    console.log(`without Redis a published page is seen after ${Math.round(performance.now() - published)} ms`);
    await web.close();
  });
});
