import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;

beforeAll(async () => {
  mall = await testMall();
  const hosts = { 'apples.test': '1', 'shared.test': null };
  await aMerchant(mall, { mid: '1', name: '甲记', cids: ['11', '12'], hosts, goods: ['红苹果', '青苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙记', cids: ['21'], goods: ['雪梨'] });
  server = await aWebServer(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const get = (host: string, url: string, cookie = '') => server.inject({ url, headers: { host, cookie } });
const cookiesOf = (reply: Awaited<ReturnType<typeof get>>) => Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));

describe('pages of two merchants (spec 4)', () => {
  test('on the shared host never mix, asked in turn and at once', async () => {
    const requested = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? '1' : '2'));
    const replies = await Promise.all(requested.map((mid) => get('shared.test', `/shop/?mid=${mid}`)));
    for (const [at, { body }] of replies.entries()) {
      const [own, other] = requested[at] === '1' ? ['红苹果', '雪梨'] : ['雪梨', '红苹果'];
      expect(body).toContain(own);
      expect(body).not.toContain(other);
    }
  });

  test('the address goes before the cookie, and the cookie is set right', async () => {
    const reply = await get('shared.test', '/shop/?mid=2', 'mid=1; cid_1=12');
    expect(reply.body).toContain('雪梨');
    expect(cookiesOf(reply)).toMatchObject({ mid: '2' });
  });

  test("a merchant's own host overwrites another merchant's cookie and refuses another merchant's address", async () => {
    const own = await get('apples.test', '/shop/', 'mid=2; cid_2=21');
    expect(own.body).toContain('红苹果');
    expect(cookiesOf(own)).toMatchObject({ mid: '1' });
    const refused = await get('apples.test', '/shop/?mid=2');
    expect([refused.statusCode, refused.headers.location]).toEqual([302, '/shop/notFond']);
  });

  test('without a known merchant there is nothing to show', async () => {
    for (const [host, url] of [
      ['shared.test', '/shop/'],
      ['shared.test', '/shop/?mid=77'],
      ['elsewhere.test', '/shop/'],
    ] as const) {
      const reply = await get(host, url);
      expect([reply.statusCode, reply.headers.location], `${host}${url}`).toEqual([302, '/shop/cantFind']);
    }
  });
});

describe('shops of one merchant (spec 4)', () => {
  test('the shop entered by address is remembered for 30 days', async () => {
    const reply = await get('apples.test', '/shop/?cid=12');
    expect(reply.cookies).toContainEqual(
      expect.objectContaining({ name: 'cid_1', value: '12', maxAge: 30 * 86_400, sameSite: 'Lax', path: '/' }),
    );
    expect((await get('apples.test', '/shop/', 'cid_1=12')).body).toContain('甲记 12');
  });

  test("another merchant's shop cannot be entered", async () => {
    const reply = await get('apples.test', '/cp/home?cid=21');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/cp/inaccessibleStore?orgId=21']);
    expect((await get('apples.test', '/cp/inaccessibleStore?orgId=21')).statusCode).toBe(200);
  });
});

describe('pages that differ for each shopper (spec 2.1)', () => {
  test.each(['/shop/cart.html', '/shop/orderList.html', '/cp/login'])('%s is left to the browser', async (url) => {
    const reply = await get('apples.test', url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('"reads":null');
  });

  test('what is the same for all is not', async () => {
    expect((await get('apples.test', '/shop/')).body).not.toContain('"reads":null');
  });
});

describe('engines away (spec 8)', () => {
  test('a page seen before is served; a page never seen is made of what other pages have read, or is the shell; an unknown host gets the words of the specification', async () => {
    const lost = await testMall();
    const { goodsIds } = await aMerchant(lost, {
      mid: '1',
      name: '甲记',
      cids: ['11'],
      hosts: { 'apples.test': '1' },
      goods: ['红苹果'],
    });
    const web = await aWebServer(lost);
    const ask = (host: string, url: string) => web.inject({ url, headers: { host } });
    expect((await ask('apples.test', '/shop/')).body).toContain('红苹果');

    await lost.cutOff();
    const seen = await ask('apples.test', '/shop/');
    expect([seen.statusCode, seen.body.includes('红苹果')]).toEqual([200, true]);
    const unseen = await ask('apples.test', `/shop/item/${goodsIds[0]}.html`);
    expect([unseen.statusCode, unseen.body.includes('红苹果'), unseen.body.includes('id="root"')]).toEqual([200, false, true]);
    const unseenOfSeen = await ask('apples.test', '/shop/indexMicropage.html');
    expect([unseenOfSeen.statusCode, unseenOfSeen.body.includes('红苹果')]).toEqual([200, true]);
    const stranger = await ask('elsewhere.test', '/shop/');
    expect([stranger.statusCode, stranger.body.includes('网络连接失败，请刷新重试')]).toEqual([503, true]);
    const foreigner = await web.inject({ url: '/shop/', headers: { host: 'elsewhere.test', 'accept-language': 'en' } });
    expect([foreigner.statusCode, foreigner.body.includes('<html lang="en">'), /\p{Script=Han}/u.test(foreigner.body)]).toEqual([
      503,
      true,
      false,
    ]);
    const readiness = await ask('apples.test', '/readyz');
    // Strangers are not told which engine is away.
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'not ready' }]);
    await web.close();
    await lost.close();
  });
});
