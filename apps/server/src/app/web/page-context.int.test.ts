import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aWebServer } from '../../../test/builders/web-server.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲记', cids: ['11', '12', '13'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙记', cids: ['21'], hosts: { 'pears.test': '2' }, goods: ['雪梨'] });
  await aMerchant(mall, { mid: '3', name: '丙记', cids: ['31'], hosts: { 'plums.test': '3' }, goods: ['李子'] });
  await mall.sql(`update shop.organisation set status = 'CLOSED' where mid = 1 and cid = 13`);
  await mall.sql(`update shop.merchant set languages = '{zh-CN,en}' where mid = 1`);
  await mall.sql(`update shop.organisation set status = 'RESTING' where mid = 1 and cid = 12`);
  await mall.sql(`update shop.organisation set status = 'CLOSED' where mid = 3`);
  await mall.sql(`update shop.merchant set client_types = '{2}' where mid = 2`);
  await mall.sql(`insert into shop.link_host (mid, host) values (1, 'omo.brand.example'), (1, 'a.omo.example')`);
  server = await aWebServer(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

interface Visit {
  readonly host?: string;
  readonly cookie?: string;
  readonly accepts?: string;
}
const visit = (url: string, { host = 'apples.test', cookie = '', accepts }: Visit = {}) =>
  server.inject({ url, headers: { host, cookie, ...(accepts && { 'accept-language': accepts }) } });
type Reply = Awaited<ReturnType<typeof visit>>;

const goesTo = ({ statusCode, headers }: Reply) => [statusCode, headers.location];
const cookieOf = (reply: Reply, name: string) => reply.cookies.find((cookie) => cookie.name === name);
const langOf = ({ body }: Reply) => /<html[^>]* lang="([^"]+)"/.exec(body)?.[1];

describe('clients a merchant is open to (spec 6)', () => {
  test.each([
    { url: '/shop/', client: 'H5' },
    { url: '/shop/item/1.html', client: 'H5, on any page' },
    { url: '/cp/?env=mini', client: 'a mini-program' },
    { url: '/shop/?env=mini', client: 'a mini-program, whatever the path' },
  ])('$client: a merchant that has not opened itself to it is not found', async ({ url }) => {
    expect(goesTo(await visit(url, { host: 'pears.test' }))).toEqual([302, `${url.slice(0, url.indexOf('/', 1))}/notFond`]);
  });

  test('its own are let in', async () => {
    expect((await visit('/cp/', { host: 'pears.test' })).statusCode).toBe(200);
    for (const url of ['/shop/', '/cp/', '/shop/?env=mini']) expect((await visit(url)).statusCode, url).toBe(200);
  });
});

describe('shops that rest or are closed (spec 4)', () => {
  test('a closed shop cannot be entered, and the way back keeps the environment', async () => {
    expect(goesTo(await visit('/shop/?cid=13'))).toEqual([302, '/shop/inaccessibleStore?orgId=13']);
    expect(goesTo(await visit('/cp/home?cid=13&env=mini&token=1-x'))).toEqual([302, '/cp/inaccessibleStore?orgId=13&env=mini']);
    expect((await visit('/shop/', { cookie: 'cid_1=13; defaultCid=13' })).body).toContain('甲记 11');
  });

  test('what cannot be a shop is an unknown one', async () => {
    expect(goesTo(await visit('/shop/?cid=%3Cb%3E'))).toEqual([302, '/shop/inaccessibleStore?orgId=false']);
  });

  test('a resting shop is open to the eye', async () => {
    const reply = await visit('/shop/?cid=12');
    expect([reply.statusCode, reply.body.includes('甲记 12')]).toEqual([200, true]);
  });

  test('a merchant with closed shops alone is not found', async () => {
    expect(goesTo(await visit('/shop/', { host: 'plums.test' }))).toEqual([302, '/shop/notFond']);
  });
});

describe('what a page remembers (spec 3)', () => {
  test("the merchant's default shop, beside the shop entered by address", async () => {
    const reply = await visit('/shop/?cid=12');
    expect(cookieOf(reply, 'defaultCid')).toMatchObject({ value: '11', path: '/', sameSite: 'Lax' });
    expect(cookieOf(reply, 'cid_1')).toMatchObject({ value: '12' });
    expect(cookieOf(await visit('/shop/', { cookie: 'mid=1; defaultCid=11' }), 'defaultCid')).toBeUndefined();
  });

  test('the hosts its links may lead to', async () => {
    expect((await visit('/shop/')).body).toContain('"linkHosts":["a.omo.example","omo.brand.example"]');
  });
});

describe('languages (spec 2.1)', () => {
  test('the address decides and is remembered for a year', async () => {
    const reply = await visit('/shop/?lang=en', { cookie: 'lang=zh-CN', accepts: 'zh' });
    expect(langOf(reply)).toBe('en');
    expect(cookieOf(reply, 'lang')).toMatchObject({ value: 'en', maxAge: 365 * 86_400, path: '/' });
    expect(cookieOf(await visit('/shop/?lang=fr'), 'lang')).toBeUndefined();
  });

  test('then the cookie, then the browser, and one never gets the page of another', async () => {
    const requested = [
      [{ cookie: 'lang=en', accepts: 'zh-CN' }, 'en'],
      [{ accepts: 'en-GB,zh;q=0.8' }, 'en'],
      [{ accepts: 'fr' }, 'zh-CN'],
      [{}, 'zh-CN'],
    ] as const;
    for (const _round of [1, 2]) for (const [claims, lang] of requested) expect(langOf(await visit('/shop/', claims))).toBe(lang);
    expect((await visit('/shop/')).headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  test.each(['cantFind', 'notFond'])('%s speaks both', async (name) => {
    const [zh, en] = [await visit(`/shop/${name}`), await visit(`/cp/${name}.html`, { accepts: 'en' })];
    expect([langOf(zh), langOf(en)]).toEqual(['zh-CN', 'en']);
    expect(/\p{Script=Han}/u.test(en.body)).toBe(false);
  });
});

describe('nobody is left without a way on (findings S28, P9)', () => {
  test.each(['cantFind', 'notFond'])('%s leads to the home of a merchant that is known, in its colours', async (name) => {
    const known = await visit(`/shop/${name}`);
    expect(known.statusCode).toBe(404);
    expect(known.body).toContain('<a href="/shop/">去首页</a>');
    expect(known.body).toMatch(/<html lang="zh-CN" style="[^"]*--primary-strong:#[0-9a-f]{6}/);
    const unknown = await visit(`/cp/${name}`, { host: 'nobody.test' });
    expect(unknown.body).toContain('<a href="/cp/">重新打开</a>');
    expect(unknown.body).toContain('<html lang="zh-CN">');
  });

  test.each(['/shop/signIn.html', '/cp/signIn', '/shop/pf/home.html', '/cr/mine', '/cr/register', '/cc/mine', '/cc/recruit'])(
    '%s is not built yet: the merchant’s own page says so and leads home',
    async (url) => {
      const reply = await visit(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('没有找到这个页面');
      const home = url.startsWith('/shop') ? /<a [^>]*href="\/shop\/"/ : /<a [^>]*href="\/cp\/\?mid=/;
      expect(reply.body).toMatch(home);
    },
  );
});

describe('headers of every answer (spec 2.4)', () => {
  test.each(['/shop/', '/shop/cantFind', '/shop/?cid=99', '/subsys/home/none.js', '/img/none.jpg', '/nowhere', '/'])(
    '%s tells the origin and no more, and is framed by nobody else',
    async (url) => {
      expect((await visit(url)).headers).toMatchObject({
        'referrer-policy': 'strict-origin',
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  test('pages and the plain ones say so in their policy, too', async () => {
    for (const url of ['/shop/', '/shop/cantFind']) {
      expect((await visit(url)).headers['content-security-policy']).toContain("frame-ancestors 'self'");
    }
  });
});
