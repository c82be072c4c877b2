import { request } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Admission } from '#platform/http/admission';
import { admissionLimits } from '#platform/http/call-priority';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { pageRenders } from '#platform/metrics';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { webConfig } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { createPageSettings, createWebServer } from '../web.role.ts';

const AT_ONCE = 2;
const READERS = 40;
const log = createLog('test', 'silent');

let mall: TestMall;
let apples: MadeMerchant;
let settings: Awaited<ReturnType<typeof createPageSettings>>;
let server: HttpServer;
beforeAll(async () => {
  mall = await testMall();
  apples = await aMerchant(mall, { mid: '1', name: '甲记', cids: ['11'], hosts: { '127.0.0.1': '1' }, goods: ['红苹果', '青苹果'] });
  // Fewer at once than usual, so that a test can fill the room.
  const narrow = { ...admissionLimits, page: { ...admissionLimits.page, below: AT_ONCE, waiting: 2 } };
  settings = await createPageSettings(webConfig(mall), mall.engines, log, new Admission(log, { terms: narrow }));
  server = await createWebServer(webConfig(mall), mall.engines, settings, log);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const read = async (path: string) => {
  const reply = await fetch(server.listeningOrigin + path);
  return { status: reply.status, isWhole: (await reply.text()).includes('¥') };
};

/** Whoever reads goods waits until they are let go. */
async function holdGoods(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: mall.url }).on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table catalog.goods in access exclusive mode');
  return () => holder.end();
}

const searchPage = (word: number) => `/shop/search.html?words=word${word}`;
const cancelled = async () => (await pageRenders.get()).values.find(({ labels }) => labels.outcome === 'cancelled')?.value ?? 0;

describe('a web role with more pages to render than it can (spec 9)', () => {
  test('renders a few at a time, sends the others the shell, and pages from memory at once', async () => {
    expect(await read('/shop/')).toMatchObject({ status: 200, isWhole: true });
    const render = vi.spyOn(settings.renderer, 'render');
    const letGo = await holdGoods();
    try {
      const item = `/shop/item/${apples.goodsIds[0]}.html`;
      const crowd = Array.from({ length: READERS }, (_, nth) => read(nth === 0 ? item : searchPage(nth)));
      await vi.waitFor(() => expect(render.mock.calls.length).toBe(AT_ONCE));
      expect(await read('/shop/')).toMatchObject({ status: 200, isWhole: true });
      const answers = await Promise.all(crowd);
      expect(answers.map(({ status, isWhole }) => [status, isWhole])).toEqual(answers.map(() => [200, false]));
      expect(render.mock.calls.length).toBeLessThanOrEqual(AT_ONCE);
    } finally {
      await letGo();
      render.mockRestore();
    }
    await vi.waitFor(async () => expect(await read(`/shop/item/${apples.goodsIds[0]}.html`)).toMatchObject({ isWhole: true }), 5_000);
  });

  test('goes on with a page whose reader got the shell in the meantime: the next one has it from memory', async () => {
    await vi.waitFor(() => expect(settings.admission?.inHand.pages).toBe(0), 5_000);
    const item = `/shop/item/${apples.goodsIds[1]}.html`;
    const render = vi.spyOn(settings.renderer, 'render');
    const letGo = await holdGoods();
    expect(await read(item)).toMatchObject({ status: 200, isWhole: false });
    await letGo();
    await vi.waitFor(() => expect(settings.admission?.inHand.pages).toBe(0), 5_000);
    expect(await read(item)).toMatchObject({ status: 200, isWhole: true });
    expect(render.mock.calls.length).toBe(1);
    render.mockRestore();
  });

  test('ends a render for which nobody waits: no further read, and its place is free', async () => {
    await vi.waitFor(() => expect(settings.admission?.inHand.pages).toBe(0), 5_000);
    const before = await cancelled();
    const render = vi.spyOn(settings.renderer, 'render');
    const letGo = await holdGoods();
    const sent = [1_001, 1_002].map((word) => {
      const requested = request(server.listeningOrigin + searchPage(word)).once('error', () => undefined);
      requested.end();
      return requested;
    });
    await vi.waitFor(() => expect(render.mock.calls.length).toBe(2));
    for (const requested of sent) requested.destroy();
    await vi.waitFor(() => expect(render.mock.calls.every(([, signal]) => signal.aborted)).toBe(true));
    render.mockRestore();
    await letGo();
    await vi.waitFor(async () => expect(await cancelled()).toBe(before + 2));
    expect(settings.admission?.inHand.pages).toBe(0);
  });
});
