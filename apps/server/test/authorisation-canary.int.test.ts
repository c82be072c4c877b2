import { randomBytes } from 'node:crypto';
import { envelopePath } from '@qianpu/contract/call';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall } from './builders/populated-mall.ts';
import { builtRows, examplesOf, plannedRows, send } from './call-table.ts';

/** Secrets that look like nothing else, so that finding one anywhere is proof. */
const canary = (mid: string, kind = '') => `${mid}-${kind}${randomBytes(32).toString('base64url')}`;
const unknown = canary('1');
const password = `pw-${randomBytes(12).toString('hex')}`;
const ticket = randomBytes(32).toString('base64url');
const code = '739154';
const phone = '13977731415';

let house: PopulatedMall;
const lines: string[] = [];
const replies: string[] = [];

beforeAll(async () => {
  const log = createLog('test', 'trace');
  // The real log with its own redaction, written to a list instead of to the process's output.
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  house = await aPopulatedMall(log);
  log.info({ token: unknown, headers: { token: unknown } }, 'the log is listened to');
});
afterAll(() => house.close());

/** Every row, with its examples and with nothing, the token sent by header or envelope and once more in the address. */
async function callEverything(token: string): Promise<void> {
  for (const [name, row] of [...builtRows, ...plannedRows]) {
    const built = builtRows.find(([known]) => known === name)?.[0];
    const spoiled = { phone, code, password, name: password, token, accessToken: token, ticket, appId: 'wx1' };
    for (const input of [...(built ? examplesOf(built, house.known) : []), {}, spoiled]) {
      const answer = await send(house.server, row, input, house.from({ token }));
      replies.push(answer.text, answer.headers);
    }
    const url = row.style === 'envelope' ? envelopePath(row.base) : row.path;
    const query = { token, accessToken: token, json: JSON.stringify({ head: { target: 'NO-SUCH', accessToken: token } }) };
    const linked = await house.server.inject({
      method: 'GET',
      url,
      query,
      headers: { host: 'apples.test', cookie: `token=${token}`, token },
    });
    replies.push(linked.body, JSON.stringify(linked.headers));
  }
}

test('no secret is repeated in a line of the log or in a reply, not even when everything fails', { timeout: 120_000 }, async () => {
  const member = await aMember(house.mall, '1', canary('1'));
  const staff = await aStaffToken(house.mall, '1', ['staff.*', 'member.*']);
  const foreign = await aMember(house.mall, '2', canary('2'));
  for (const token of [member.token, staff, foreign.token, unknown]) await callEverything(token);
  expect(lines.filter((line) => line.includes('"err"'))).toEqual([]);

  // Now with faults: tables gone under the calls, so that errors with their statements are written.
  await house.mall.sql('drop table catalog.shelf, catalog.listing, member.sms_code, member.login_ticket, staff.action cascade');
  await house.mall.sql('alter table member.session rename column seen_at to lost_at');
  const broken = canary('1');
  for (const token of [broken, staff, unknown, '']) await callEverything(token);

  expect(lines.some((line) => line.includes('"err"'))).toBe(true);
  for (const secret of [member.token, staff, foreign.token, unknown, broken, password, phone, ticket]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    expect(replies.filter((reply) => reply.includes(secret))).toEqual([]);
  }
  expect(lines.filter((line) => new RegExp(`"code":"?${code}`).test(line))).toEqual([]);
});
