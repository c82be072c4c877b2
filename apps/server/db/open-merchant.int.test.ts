import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_POD } from '#platform/db/pod';
import type { HttpServer } from '#platform/http/http-server';
import { listMerchants } from '#platform/tenancy/register-merchant';
import { anApi } from '../test/builders/api.ts';
import { aCaller } from '../test/builders/caller.ts';
import { aMerchant } from '../test/builders/merchant.ts';
import { aWebServer } from '../test/builders/web-server.ts';
import { type TestMall, testMall } from '../test/test-mall.ts';
import { createMerchant, NewMerchant } from './open-merchant.ts';

let mall: TestMall;
let server: HttpServer;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { '1.test': '1' }, goods: ['苹果'] });
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const create = (said: object) => createMerchant({ ownerUrl: mall.url, pod: FIRST_POD, ctx: mall.ctx }, NewMerchant.parse(said));
const dataOf = <T>({ data }: { data?: unknown }): T => data as T;

describe('a merchant the operator opens (A7)', () => {
  test('gets its owner by invitation, and a shop that sells by the owner alone', async () => {
    const host = 'new.test';
    const { mid, token } = await create({ name: '新商户', hosts: [host], owner: 'li.lei' });
    expect(await listMerchants(mall.url)).toContainEqual({ mid, name: '新商户', pod: FIRST_POD, hosts: [host], shops: 0, staff: 0 });

    const web = await aWebServer(mall, { PAGE_CACHE: 'off' });
    const open = (url: string) => web.inject({ url, headers: { host } });
    // Without a shop its pages say so, and nothing breaks.
    const early = await open('/shop/');
    expect([early.statusCode < 500, early.body.includes('notFond') || early.headers.location?.toString().includes('notFond')]).toEqual([
      true,
      true,
    ]);
    for (const url of ['/robots.txt', '/sitemap.xml', '/cp/home']) expect((await open(url)).statusCode, url).toBeLessThan(500);
    expect(await aCaller(server, host).call('shop.merchant.query', { mid })).toMatchObject({
      data: [{ merchantName: '新商户', defaultCid: null }],
    });

    const accepted = await aCaller(server, host).call('staff.invitation.accept', { token, password: 'correct horse battery' });
    const owner = aCaller(server, host, { token: dataOf<{ token: string }>(accepted).token });
    expect(await owner.call('staff.account.me', {})).toMatchObject({ data: { name: 'li.lei', grants: [{ cid: '0' }] } });
    const { cid } = dataOf<{ cid: string }>(await owner.call('shop.shop.create', { name: '第一家店', squareLogo: `${mid}/logo.png` }));
    expect(await owner.call('shop.merchant.detail', {})).toMatchObject({ data: { defaultCid: cid } });
    await web.close();
    const later = await aWebServer(mall, { PAGE_CACHE: 'off' });
    const page = await later.inject({ url: '/shop/', headers: { host } });
    expect([page.statusCode, page.body.includes('第一家店')]).toEqual([200, true]);
    await later.close();
  });

  test('takes nobody’s host, and leaves nothing behind when it fails', async () => {
    const before = await listMerchants(mall.url);
    await expect(create({ name: '抢', hosts: ['fresh.test', '1.test'] })).rejects.toThrow('1.test is in use');
    expect(await listMerchants(mall.url)).toEqual(before);
    expect(await mall.sql(`select from platform.host where host = 'fresh.test'`)).toEqual([]);
  });

  test.each([
    { name: '', hosts: [] },
    { name: '甲', hosts: ['not a host'] },
    { name: '甲', hosts: [], owner: 'Owner!' },
    { name: '甲', hosts: [], clientTypes: [3] },
  ])('is refused as %j', (said) => {
    expect(NewMerchant.safeParse(said).success).toBe(false);
  });

  test('many at once get numbers of their own', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, (_, nth) => create({ name: `商户 ${nth}`, hosts: [`m${nth}.test`] })));
    expect(new Set(made.map(({ mid }) => mid)).size).toBe(5);
  });
});
