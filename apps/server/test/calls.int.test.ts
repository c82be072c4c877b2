import { rows } from '@qianpu/contract/rows';
import { envelopeBody } from '@qianpu/contract/wire/envelope';
import { callHeaders } from '@qianpu/contract/wire/header';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDispatch } from '#platform/http/dispatch';
import type { HttpServer } from '#platform/http/http-server';
import { handlers } from '../src/app/modules.ts';
import { anApi } from './builders/api.ts';
import { aMerchant, type MadeMerchant } from './builders/merchant.ts';
import { type TestMall, testMall } from './test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let apples: MadeMerchant;
let pears: MadeMerchant;

beforeAll(async () => {
  mall = await testMall();
  apples = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11'],
    hosts: { 'apples.test': '1', 'shared.test': null },
    goods: ['红苹果', '青苹果'],
  });
  pears = await aMerchant(mall, { mid: '2', name: '乙', cids: ['11', '22'], hosts: { 'pears.test': '2' }, goods: ['雪梨'] });
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const sender = (mid: string, cid: string) => ({ mid, cid, token: '', now: new Date() });

async function listGoods(host: string, mid: string | undefined, input: object) {
  const reply = await server.inject({
    method: 'POST',
    url: rows['catalog.product.pageList'].path,
    headers: { host, ...(mid && callHeaders(sender(mid, '11'))) },
    payload: input,
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function findPage(host: string, mid: string, cid: string) {
  const row = rows['decoration.page.find'];
  const reply = await server.inject({
    method: 'POST',
    url: '/api-decoration-web/decoration/api.do',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: envelopeBody(row, { name: 'index' }, sender(mid, cid)).toString(),
  });
  return reply.json();
}

const titles = (body: { data: { list: { title: string }[] } }) => body.data.list.map(({ title }) => title);

describe('header calls (spec 7.1)', () => {
  test('answer with code 0 and status success', async () => {
    const { status, body } = await listGoods('apples.test', undefined, { cid: '11' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 0, status: 'success', message: '', data: { pageNum: 1, hasMore: false } });
    expect(titles(body)).toEqual(['红苹果', '青苹果']);
  });

  test('a page more is announced and neither repeats nor skips goods', async () => {
    const first = await listGoods('apples.test', undefined, { cid: '11', pageSize: 1 });
    const second = await listGoods('apples.test', undefined, { cid: '11', pageSize: 1, pageNum: 2 });
    expect([first.body.data.hasMore, second.body.data.hasMore]).toEqual([true, false]);
    expect([...titles(first.body), ...titles(second.body)]).toEqual(['红苹果', '青苹果']);
  });

  test.each([{}, { cid: 'x' }, { cid: '11', pageSize: 101 }, { cid: '11', ids: ['1 or 1=1'] }])(
    '%j is refused as bad input',
    async (input) => {
      expect((await listGoods('apples.test', undefined, input)).body).toMatchObject({ status: 'error', code: '600400' });
    },
  );

  test('goods nobody sells are not found, in the same words whosever they are', async () => {
    const ask = async (id: string) => {
      const reply = await server.inject({
        method: 'POST',
        url: rows['catalog.product.info'].path,
        headers: { host: 'apples.test' },
        payload: { cid: '11', id },
      });
      return reply.body;
    };
    const absent = await ask('999999');
    expect(JSON.parse(absent)).toMatchObject({ status: 'error', code: '600404' });
    expect(await ask(pears.goodsIds[0] ?? '')).toBe(absent);
    expect(JSON.parse(await ask(apples.goodsIds[0] ?? ''))).toMatchObject({ code: 0, data: { title: '红苹果', priceFen: 1990 } });
  });
});

describe('envelope calls (spec 7.1)', () => {
  test('answer with code "200"', async () => {
    expect(await findPage('apples.test', '1', '11')).toMatchObject({ code: '200', message: '', data: { version: 1, title: '甲' } });
  });

  test('an unknown target is not found', async () => {
    const reply = await server.inject({
      url: '/api-decoration-web/decoration/api.do',
      query: { json: '{"head":{"target":"NO-SUCH"}}' },
      headers: { host: 'apples.test' },
    });
    expect(reply.json()).toMatchObject({ status: 'error', code: '600404' });
  });
});

describe('merchants on calls (spec 4)', () => {
  test('a host of one merchant refuses a call that names another', async () => {
    expect((await listGoods('apples.test', '2', { cid: '11' })).body).toMatchObject({ status: 'error', code: '600403' });
    expect(await findPage('apples.test', '2', '22')).toMatchObject({ status: 'error', code: '600403' });
  });

  test('two merchants on the shared host, asked in turn and at once, never mix', async () => {
    const requested = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? '1' : '2'));
    const answers = await Promise.all(requested.map((mid) => listGoods('shared.test', mid, { cid: '11' })));
    for (const [at, { body }] of answers.entries()) expect(titles(body)).toEqual(requested[at] === '1' ? ['红苹果', '青苹果'] : ['雪梨']);
  });

  test('a call on the shared host that names nobody, or a stranger, finds nothing', async () => {
    expect((await listGoods('shared.test', undefined, { cid: '11' })).body).toMatchObject({ code: '600404' });
    expect((await listGoods('shared.test', '77', { cid: '11' })).body).toMatchObject({ code: '600404' });
    expect((await listGoods('elsewhere.test', '1', { cid: '11' })).body).toMatchObject({ code: '600404' });
  });
});

describe('a call that fails inside (spec 8)', () => {
  test('answers 503 with the words of the specification and no detail', async () => {
    const spoiled = await testMall();
    await aMerchant(spoiled, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
    const broken = anApi(spoiled);
    await spoiled.sql('drop table catalog.shelf');
    const reply = await broken.inject({
      method: 'POST',
      url: rows['catalog.product.pageList'].path,
      headers: { host: 'apples.test' },
      payload: { cid: '11' },
    });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'error', code: '600500', message: '网络连接失败，请刷新重试', data: null });
    await broken.close();
    await spoiled.close();
  });
});

describe('text no database can keep (spec 8)', () => {
  test('is bad input, whatever field it came in', async () => {
    const dispatch = createDispatch({
      handlers: {
        ...handlers,
        'shop.institution.list': async (ctx) => {
          await sql`select ${'\u0000'}::text`.execute(ctx.db);
          return [];
        },
      },
      checkedShare: 1,
      countCall: async () => undefined,
    });
    await expect(dispatch({ name: 'shop.institution.list', ctx: mall.ctx('1'), raw: {} })).rejects.toMatchObject({ failure: 'BAD_INPUT' });
  });
});
