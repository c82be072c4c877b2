import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { closeRedis } from '#platform/redis';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, aSolvedPuzzle, logIn, sendCode } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let phones = 0;
/** Numbers of different ranges: one test must not use up another's quota. */
const newPhone = () => `13${String(8_000_0000 + phones++ * 10_007).padStart(9, '0')}`;

beforeAll(async () => {
  simulator = await aSimulator();
  mall = await testMall({ smsEndpoint: simulator.endpoint });
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1', 'shared.test': null }, goods: ['苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], hosts: { 'two.test': '2' }, goods: ['梨'] });
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
});

const visitor = (address?: string) => aCaller(server, 'one.test', address ? { address } : {});

describe('login by a code (spec 7.5)', () => {
  test('the code in the message opens a session, and the phone is shown masked', async () => {
    const phone = newPhone();
    const { caller, memberId } = await logIn(server, 'one.test', simulator, phone);
    const { data } = await caller.call('member.account.detail', {});
    expect(data).toMatchObject({ id: memberId, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` });
  });

  test('the same phone is the same member, at another merchant another one', async () => {
    const phone = newPhone();
    const first = await logIn(server, 'one.test', simulator, phone);
    await mall.moveClock('2 minutes');
    const again = await logIn(server, 'one.test', simulator, phone);
    expect(again.memberId).toBe(first.memberId);
    expect((await mall.sql(`select from member.account where phone = $1`, [phone])).length).toBe(1);
  });

  test('without a solved puzzle no message is sent, and a puzzle counts once', async () => {
    const phone = newPhone();
    const captcha = await aSolvedPuzzle(visitor());
    const forged = { ...captcha, challenge: { ...(captcha.challenge as object), signature: '00' } };
    expect(await visitor().call('member.antiBrushSms.send', { phone, captcha: forged })).toMatchObject({ code: '600400' });
    expect(await visitor().call('member.antiBrushSms.send', { phone, captcha })).toMatchObject({ code: 0 });
    expect(await visitor().call('member.antiBrushSms.send', { phone: newPhone(), captcha })).toMatchObject({ code: '600400' });
  });

  test('of 50 wrong codes and the right one at once at most five are looked at', async () => {
    const phone = newPhone();
    await sendCode(visitor(), phone);
    const right = await simulator.codeFor(phone);
    const wrong = Array.from({ length: 50 }, (_, at) => String((Number(right) + at + 1) % 1_000_000).padStart(6, '0'));
    const replies = await Promise.all(
      [...wrong, right].map((code, at) => visitor(`198.51.${at}.1`).call('member.account.login', { phone, code })),
    );
    const [row] = await mall.sql<{ tries: number }>('select tries from member.sms_code where phone = $1', [phone]);
    const successes = replies.filter(({ code }) => code === 0).length;
    expect(row ? row.tries : 5).toBeLessThanOrEqual(5);
    expect(successes).toBeLessThanOrEqual(1);
    expect(await visitor().call('member.account.login', { phone, code: right })).toMatchObject({ code: '601001' });
  });

  test('the same right code 50 times at once is one login', async () => {
    const phone = newPhone();
    await sendCode(visitor(), phone);
    const code = await simulator.codeFor(phone);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => visitor(`198.51.${at}.2`).call('member.account.login', { phone, code })),
    );
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1);
    expect((await mall.sql('select from member.account where phone = $1', [phone])).length).toBe(1);
  });

  test('a code is good for five minutes', async () => {
    const phone = newPhone();
    await sendCode(visitor(), phone);
    const code = await simulator.codeFor(phone);
    await mall.moveClock('301 seconds');
    expect(await visitor().call('member.account.login', { phone, code })).toMatchObject({ code: '601001' });
  });
});

describe('limits of messages (spec 7.5)', () => {
  test('one a minute and five an hour per phone, whatever address asks, also without Redis', async () => {
    const phone = newPhone();
    const sent = async (from: string) => (await sendCode(visitor(from), phone)).code === 0;
    expect(await sent('198.18.1.1')).toBe(true);
    expect(await sent('198.18.2.1')).toBe(false);
    await closeRedis(mall.engines.redis);
    const outcomes = [];
    for (let minute = 0; minute < 8; minute += 1) {
      await mall.moveClock('61 seconds');
      outcomes.push(await sent(`198.18.${minute + 3}.1`));
    }
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(0);
    const book = (await simulator.book()).find((row) => row.phone.endsWith(phone));
    const [hour] = await mall.sql<{ used: number }>(
      `select max(used) as used from platform.sms_quota where scope = 'phone-hour' and scope_key = $1`,
      [mall.engines.gateways.seal.sign(phone, 'sms_quota')],
    );
    expect(hour?.used).toBeLessThanOrEqual(5);
    expect(book?.accepted).toBe(1 + outcomes.filter(Boolean).length);
    await mall.engines.redis.connect();
  });

  test('a crowd over many phones of one network is held at its hourly quota', async () => {
    await Promise.all(Array.from({ length: 80 }, (_, at) => sendCode(visitor(`192.0.2.${at}`), newPhone())));
    const [network] = await mall.sql<{ used: number }>(
      `select max(used) as used from member.sms_quota where scope = 'network-hour' and scope_key = '192.0.2'`,
    );
    expect(network?.used).toBeLessThanOrEqual(60);
  });
});

describe('messages over all merchants (spec 7.5)', () => {
  const elsewhere = (host: string, address: string) => aCaller(server, host, { address });

  test('a solved puzzle is good once on the platform, of 40 who bring it at once to two merchants too', async () => {
    const captcha = await aSolvedPuzzle(elsewhere('one.test', '198.19.1.1'));
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        elsewhere(nth % 2 ? 'one.test' : 'two.test', `198.19.${nth}.1`).call('member.antiBrushSms.send', { phone: newPhone(), captcha }),
      ),
    );
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test('a phone gets five an hour, however many merchants are asked; nobody can read which phone', async () => {
    const phone = newPhone();
    const replies = [];
    for (let nth = 0; nth < 8; nth += 1) {
      // Each merchant has a minute of its own between two messages.
      if (nth % 2 === 0) await mall.moveClock('61 seconds');
      replies.push(await sendCode(elsewhere(nth % 2 ? 'one.test' : 'two.test', `198.20.${nth}.1`), phone));
    }
    expect(replies.filter(({ code }) => code === 0).length).toBeLessThanOrEqual(10);
    const [most] = await mall.sql<{ used: number }>(`select max(used) as used from platform.sms_quota where scope_key = $1`, [
      mall.engines.gateways.seal.sign(phone, 'sms_quota'),
    ]);
    const book = (await simulator.book()).find((row) => row.phone.endsWith(phone));
    expect(most?.used).toBeLessThanOrEqual(10);
    expect(book?.accepted).toBe(replies.filter(({ code }) => code === 0).length);
    const hours = await mall.sql<{ used: number }>(`select used from platform.sms_quota where scope = 'phone-hour' and scope_key = $1`, [
      mall.engines.gateways.seal.sign(phone, 'sms_quota'),
    ]);
    expect(hours.every(({ used }) => used <= 5)).toBe(true);
    expect(hours.reduce((sum, { used }) => sum + used, 0)).toBe(book?.accepted);
    for (const table of ['platform.sms_quota', 'member.sms_quota'])
      expect(await mall.sql(`select from ${table} where scope_key like '%' || $1 || '%'`, [phone])).toEqual([]);
  });
});

describe('sessions (spec 4)', () => {
  test('are listed, ended one by one, and by logging out', async () => {
    const phone = newPhone();
    const first = await logIn(server, 'one.test', simulator, phone);
    await mall.moveClock('2 minutes');
    const second = await logIn(server, 'one.test', simulator, phone);
    const { data } = await second.caller.call('member.session.list', {});
    expect((data as { id: string; isCurrent: boolean }[]).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [second.loginId, true],
      [first.loginId, false],
    ]);
    expect(await second.caller.call('member.session.revoke', { id: first.loginId })).toMatchObject({ data: { ended: true } });
    expect(await first.caller.call('member.account.detail', {})).toMatchObject({ code: 10020 });
    await second.caller.call('member.session.logout', {});
    expect(await second.caller.call('member.account.detail', {})).toMatchObject({ code: 10020 });
  });

  test("another member's session cannot be ended, and the answer is that of a session that does not exist", async () => {
    const owner = await logIn(server, 'one.test', simulator, newPhone());
    const other = await logIn(server, 'one.test', simulator, newPhone());
    const foreign = await other.caller.call('member.session.revoke', { id: owner.loginId });
    expect(foreign).toEqual(await other.caller.call('member.session.revoke', { id: '999' }));
    expect(await owner.caller.call('member.account.detail', {})).toMatchObject({ code: 0 });
  });

  test('without a token 10019; with another merchant’s, or two different ones, 10020', async () => {
    const { token } = await logIn(server, 'one.test', simulator, newPhone());
    expect(await visitor().call('member.account.detail', {})).toMatchObject({ code: 10019 });
    expect(await aCaller(server, 'two.test', { token }).call('member.account.detail', {})).toMatchObject({ code: 10020 });
    expect(await aCaller(server, 'shared.test', { token }).call('member.account.detail', {})).toMatchObject({ code: 0 });
    const two = await server.inject({
      method: 'POST',
      url: '/member/c/v2/account/detail',
      headers: { host: 'one.test', token, accesstoken: `${token}x` },
    });
    expect(two.json()).toMatchObject({ code: 10020 });
  });

  test('run out after 30 days, or after 7 without a call', async () => {
    const idle = await logIn(server, 'one.test', simulator, newPhone());
    await mall.moveClock('7 days 1 minute');
    expect(await idle.caller.call('member.account.detail', {})).toMatchObject({ code: 10020 });
  });
});
