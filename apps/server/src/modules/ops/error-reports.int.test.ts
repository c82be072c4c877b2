import { randomBytes } from 'node:crypto';
import { rows } from '@qianpu/contract/rows';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { anAddress, aPopulatedMall, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { isOk, send } from '../../../test/call-table.ts';
import { tenantRows } from '../../../test/tenant-rows.ts';

let house: PopulatedMall;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('test', 'warn');
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  house = await aPopulatedMall(log);
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => house.close());

const error = { kind: 'router', message: 'no such page', page: '/shop/nowhere.html', build: '3f2a90c1d4e5', env: 'h5' };
const report = (input: object, address = anAddress()) => send(house.server, rows['ops.report.error'], input, house.from({ address }));
const counted = async (kind: string) => {
  const { body } = await house.server.inject('/metrics');
  return Number(new RegExp(`qianpu_phone_errors_total\\{kind="${kind}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
};

describe('errors on phones (spec 8)', () => {
  test('are one line of the log and one count, and nothing else', async () => {
    const [before, count] = [await tenantRows(house.mall), await counted('router')];
    expect(await report(error)).toMatchObject({ status: 200, code: 0, data: {} });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 40,
        msg: 'an error on a phone',
        mid: '1',
        kind: 'router',
        env: 'h5',
        build: error.build,
        page: error.page,
        said: error.message,
      },
    ]);
    expect(await counted('router')).toBe(count + 1);
    expect(await tenantRows(house.mall)).toEqual(before);
  });

  test('say which steps led to them, and in what order', async () => {
    const breadcrumbs = [
      { ago: 5_000, kind: 'page', what: '/shop/' },
      { ago: 20, kind: 'call', what: 'cart.line.add refused 611002' },
    ];
    expect(isOk(await report({ ...error, breadcrumbs }))).toBe(true);
    expect(lines.map((line) => JSON.parse(line).before)).toEqual([['-5000 page /shop/', '-20 call cart.line.add refused 611002']]);
  });

  test('never bring a secret into the log, wherever a phone has left it', async () => {
    const token = `1-${randomBytes(32).toString('base64url')}`;
    const spread = [
      { message: `GET /shop/?token=${token} failed` },
      { message: `{"accessToken":"${token}"}` },
      { message: `Bearer ${token}` },
      { message: token },
      { page: `/shop/${token}` },
      { breadcrumbs: [{ ago: 1, kind: 'tap', what: `link ${token}` }] },
    ];
    for (const part of spread) expect(isOk(await report({ ...error, ...part })), JSON.stringify(part)).toBe(true);
    expect(lines).toHaveLength(spread.length);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });

  test.each([
    ['a page with its query', { page: '/shop/?token=1' }],
    ['a page elsewhere', { page: 'https://elsewhere.test/' }],
    ['a page of 201 characters', { page: `/${'x'.repeat(200)}` }],
    ['a message of 1025', { message: 'x'.repeat(1_025) }],
    ['a kind nobody knows', { kind: 'whatever' }],
    ['a step with a query', { breadcrumbs: [{ ago: 1, kind: 'page', what: '/shop/?token=1' }] }],
    ['a hundred and one steps', { breadcrumbs: Array.from({ length: 101 }, () => ({ ago: 1, kind: 'page', what: '/' })) }],
    ['a build of 33', { build: 'x'.repeat(33) }],
    ['an environment nobody knows', { env: 'toaster' }],
  ])('%s is bad input', async (_what, part) => {
    expect(await report({ ...error, ...part })).toMatchObject({ code: '600400' });
    expect(lines).toEqual([]);
  });

  test('are heard thirty times a minute from one address', async () => {
    const address = anAddress();
    const answers = await Promise.all(Array.from({ length: 70 }, () => report(error, address)));
    const received = answers.filter(isOk).length;
    expect(received).toBeGreaterThanOrEqual(30);
    // A window may end among them: then each of the two has its thirty.
    expect(received).toBeLessThanOrEqual(60);
    expect(answers.filter(({ code }) => code === '600429').length).toBe(answers.length - received);
    expect(isOk(await report(error))).toBe(true);
  });
});
