import { type CallRow, envelopePath } from '@qianpu/contract/call';
import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, anAddress, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from './builders/populated-mall.ts';
import { builtRows, examplesOf } from './call-table.ts';
import { tenantRows } from './tenant-rows.ts';

let house: PopulatedMall;
let victim: TestMember;
let staffToken: string;
let asItWas: Record<string, string>;

beforeAll(async () => {
  house = await aPopulatedMall();
  victim = await aMember(house.mall, '1');
  staffToken = await aStaffToken(house.mall, '1', ['staff.*', 'member.*']);
  asItWas = await tenantRows(house.mall);
});
afterAll(() => house.close());

/** What a page of another site can make a browser send without asking first: three types of body, no headers of its own. */
const formTypes = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
const all = Object.entries(rows) as [keyof typeof rows, CallRow][];

/** A browser adds the cookies of the shop; the tokens in them must be of no use. */
const browserHeaders = (extra: Record<string, string>) => ({
  host: 'apples.test',
  origin: 'https://evil.test',
  referer: 'https://evil.test/',
  cookie: `token=${victim.token}; accessToken=${victim.token}; staffToken=${staffToken}; mid=1`,
  'x-forwarded-for': anAddress(),
  ...extra,
});

/** Browsers of today say where they come from; older ones do not, and must be safe too. */
const browsers: readonly [string, Record<string, string>][] = [
  ['a browser of today', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['an old browser', {}],
];

describe.each(browsers)('%s on another site', (_which, fetchHeaders) => {
  test.each(all)('%s: a form has no effect', async (name, row) => {
    const built = builtRows.find(([known]) => known === name);
    const inputs = built ? examplesOf(built[0], house.known) : [{}];
    for (const input of inputs) {
      for (const type of formTypes) await postForm(row, input, { ...fetchHeaders, 'content-type': type });
      await followLink(row, input, fetchHeaders);
    }
    expect(await tenantRows(house.mall)).toEqual(asItWas);
  });
});

async function postForm(row: CallRow, input: object, headers: Record<string, string>): Promise<void> {
  const url = `${row.style === 'envelope' ? envelopePath(row.base) : row.path.replace(/\{\w+\}/g, '1')}?mid=1`;
  for (const payload of bodiesOf(row, input)) {
    const reply = await house.server.inject({ method: 'POST', url, headers: browserHeaders(headers), payload });
    expect(reply.statusCode, reply.body).toBeLessThan(500);
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    expect(reply.body).not.toContain(victim.memberId);
  }
}

/** The same words as a form, as JSON inside a text, and as an envelope with and without the field's name. */
function bodiesOf(row: CallRow, input: object): string[] {
  const texts = Object.entries(input).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const form = new URLSearchParams(texts).toString();
  if (row.style !== 'envelope') return [form, JSON.stringify(input)];
  const envelope = JSON.stringify({ head: { mid: '1', target: row.target }, data: input });
  return [`json=${encodeURIComponent(envelope)}`, `json=${envelope}`, envelope];
}

async function followLink(row: CallRow, input: object, headers: Record<string, string>): Promise<void> {
  const envelope = row.style === 'envelope' && JSON.stringify({ head: { mid: '1', target: row.target }, data: input });
  const url = row.style === 'envelope' ? envelopePath(row.base) : row.path.replace(/\{\w+\}/g, '1');
  const query: Record<string, string> = envelope ? { json: envelope } : { mid: '1', ...(input as Record<string, string>) };
  const reply = await house.server.inject({ method: 'GET', url, query, headers: browserHeaders(headers) });
  expect(reply.statusCode, reply.body).toBeLessThan(500);
}

test('the tables would show an effect', async () => {
  await house.mall.sql('update member.session set revoked_at = platform.now() where id = $1', [victim.sessionId]);
  expect(await tenantRows(house.mall)).not.toEqual(asItWas);
});
