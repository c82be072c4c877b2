import { rows } from '@qianpu/contract/rows';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { anAddress, aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';

let house: PopulatedMall;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('test', 'warn');
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  house = await aPopulatedMall(log);
  await house.mall.sql(`insert into platform.host (host, mid) values ('all.test', null)`);
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => house.close());

const set = async (input: object) => {
  const token = await aStaffToken(house.mall, '1', ['ops.*']);
  return send(house.server, rows['ops.domainCheck.set'], input, house.from({ token }));
};
const config = async () => (await send(house.server, rows['ops.domainCheck.config'], { versionCode: '1' }, house.from())).data;

describe('which domains phones look after (spec 3, 7.3)', () => {
  test('none, until staff name some', async () => {
    expect(await config()).toMatchObject({ biz_domains: [], other_domain: [], pageSize: 20, cacheSize: 0 });
  });

  test('are those staff have set, with the paths to check and to report', async () => {
    const request = {
      bizDomains: ['apples.test'],
      otherDomains: ['all.test'],
      reportMinutes: 30,
      pageSize: 5,
      cacheSize: 40,
      reportContents: 'errors',
    };
    expect(await set(request)).toMatchObject({ code: 0 });
    expect(await config()).toEqual({
      biz_domains: ['apples.test'],
      other_domain: ['all.test'],
      reportTimeout: 1_800_000,
      pageSize: 5,
      checkPath: '/api-public-web/c/v2/domainCheck/serverTime',
      reportUrl: '/api-public-web/c/v2/domainCheck/report/1',
      reportContents: 'errors',
      cacheSize: 40,
      reportSentry: true,
    });
  });

  test.each([
    ["another merchant's host", { bizDomains: ['pears.test'] }],
    ['a host nobody knows', { bizDomains: ['tracker.example'] }],
    ['a shared host as its own', { bizDomains: ['all.test'] }],
    ['its own host as a shared one', { otherDomains: ['apples.test'] }],
    ['a host nobody knows among the others', { otherDomains: ['all.test', 'tracker.example'] }],
  ])('%s cannot be set', async (_what, request) => {
    const before = await config();
    expect(await set(request)).toMatchObject({ code: '606001' });
    expect(await config()).toEqual(before);
  });

  test.each([
    ['an address', 'https://apples.test'],
    ['a port', 'apples.test:81'],
    ['capitals', 'APPLES.test'],
    ['a sign for all', '*.test'],
    ['an end of the policy', "apples.test; script-src 'unsafe-inline'"],
  ])('%s is no domain', async (_what, domain) => {
    expect(await set({ bizDomains: [domain] })).toMatchObject({ code: '600400' });
  });
});

describe('the check path (spec 7.3)', () => {
  test.each([
    ['its own domain', 'apples.test', ''],
    ['a domain shared by merchants, which names it', 'all.test', '?mid=1'],
  ])('tells a page of any origin the time, on %s', async (_where, host, query) => {
    const before = Date.now();
    const reply = await house.server.inject({ url: `/api-public-web/c/v2/domainCheck/serverTime${query}`, headers: { host } });
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(reply.json()).toEqual({ code: 0, status: 'success', data: { serverTime: expect.any(Number) }, message: '' });
    expect(reply.json().data.serverTime).toBeGreaterThanOrEqual(before - 1_000);
  });

  test('is the only call a page of another origin can read', async () => {
    for (const url of ['/api-public-web/c/v2/domainCheck/config?versionCode=1', '/api-merchants-web/c/v2/institution/list']) {
      expect((await house.server.inject({ url, headers: { host: 'apples.test' } })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    }
  });
});

const good = {
  domain: 'apples.test',
  bizType: 1,
  requestTime: 1_000,
  cid: '11',
  mid: '1',
  serverTime: 1_040,
  recieveTime: 1_090,
  errorTime: null,
  thirdPartyFlag: 0,
  userAgent: 'Phone',
};
const failed = { ...good, serverTime: null, recieveTime: null, errorTime: 4_000 };
const report = (payload: string, mid = '1') =>
  house.server.inject({
    method: 'POST',
    url: `/api-public-web/c/v2/domainCheck/report/${mid}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress() },
    payload,
  });
const counted = async (outcome: string) => {
  const { body } = await house.server.inject('/metrics');
  return Number(new RegExp(`qianpu_domain_checks_total\\{outcome="${outcome}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
};

describe('reports of checked domains (spec 3, 7.3)', () => {
  test('are a bare list, answered with a bare 200; what failed stands in the log', async () => {
    const before = [await counted('ok'), await counted('failed')];
    const reply = await report(JSON.stringify([good, failed, good]));
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: 200 }]);
    expect([await counted('ok'), await counted('failed')]).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'a domain failed on a phone', mid: '1', domain: 'apples.test', afterMs: 3_000, userAgent: 'Phone' },
    ]);
  });

  test.each([
    ['no JSON', '['],
    ['an object', '{}'],
    ['fifty-one items', JSON.stringify(Array.from({ length: 51 }, () => good))],
    ['an address for a domain', JSON.stringify([{ ...good, domain: 'https://a.test/?token=1' }])],
  ])('%s is refused', async (_what, payload) => {
    expect((await report(payload)).statusCode).toBe(400);
    expect(lines).toEqual([]);
  });

  test('for a merchant nobody knows lead nowhere', async () => {
    expect((await report(JSON.stringify([good]), '77')).statusCode).toBe(404);
  });
});
