import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOwner } from '#modules/staff';
import { runCleanup } from '#platform/cleanup/cleanup';
import type { HttpServer } from '#platform/http/http-server';
import { registry } from '#platform/metrics';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, type Reply } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { staffModule } from './module.ts';
import { SLOWING } from './sign-in-try.rules.ts';

const PASSWORD = 'correct horse battery';
const WRONG = '602001';
const WAIT = '600429';
let mall: TestMall;
let server: HttpServer;
let made = 0;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  server = anApi(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

/** An address of its own for each test and each stranger: tests must not slow down each other. */
const anAddress = () => {
  made += 1;
  return `198.18.${made >> 8}.${made & 255}`;
};
async function aName(): Promise<string> {
  made += 1;
  const name = `person-${made}`;
  await ensureOwner(mall.ctx('1'), { name, password: PASSWORD });
  return name;
}
const logIn = (input: object, address = anAddress()): Promise<Reply> =>
  aCaller(server, 'one.test', { address }).call('staff.account.login', input);
const deviceOf = ({ data }: Reply) => (data as { device: string }).device;
const wrong = async (name: string, count: number, address?: string) => {
  const replies: Reply[] = [];
  for (let at = 0; at < count; at += 1) replies.push(await logIn({ name, password: `wrong ${at}` }, address));
  return replies.map(({ code }) => code);
};

describe('a stranger (A10)', () => {
  test('does not lock out the owner, however often they try', async () => {
    const name = await aName();
    const device = deviceOf(await logIn({ name, password: PASSWORD }));
    const tries = await wrong(name, SLOWING.NAME.free + 2);
    expect(tries).toEqual([...Array.from({ length: SLOWING.NAME.free }, () => WRONG), WAIT, WAIT]);
    // Whoever is not known waits, whatever the password; the known device does not.
    expect(await logIn({ name, password: PASSWORD })).toMatchObject({ code: WAIT });
    const known = await logIn({ name, password: PASSWORD, device });
    expect(known).toMatchObject({ code: 0 });
    expect(deviceOf(known)).toBe(device);
  });

  test('slows down with every try, and a day without one forgives', async () => {
    const name = await aName();
    await wrong(name, SLOWING.NAME.free);
    await mall.moveClock('31 seconds');
    expect(await wrong(name, 2)).toEqual([WRONG, WAIT]);
    await mall.moveClock('31 seconds');
    expect(await wrong(name, 1)).toEqual([WAIT]);
    await mall.moveClock('30 seconds');
    expect(await logIn({ name, password: PASSWORD })).toMatchObject({ code: 0 });
    await mall.moveClock('25 hours');
    for (const task of staffModule.cleanupTasks) await runCleanup(mall.pod, task);
    expect(await mall.sql('select from staff.sign_in_try')).toEqual([]);
  });

  test('from one address waits after five tries, and others go on at once', async () => {
    const [name, address] = [await aName(), anAddress()];
    expect(await wrong(name, 6, address)).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, WAIT]);
    expect(await logIn({ name, password: PASSWORD }, address)).toMatchObject({ code: WAIT });
    expect(await logIn({ name, password: PASSWORD })).toMatchObject({ code: 0 });
  });

  test('who tries many names from one address waits too, and an own account in between gives nothing back', async () => {
    const [own, address] = [await aName(), anAddress()];
    for (let at = 0; at < 19; at += 1) {
      expect(await logIn({ name: `nobody-${at}`, password: PASSWORD }, address)).toMatchObject({ code: WRONG });
      if (at === 10) expect(await logIn({ name: own, password: PASSWORD }, address)).toMatchObject({ code: 0 });
    }
    // The twentieth wrong one.
    expect(await logIn({ name: 'nobody-20', password: PASSWORD }, address)).toMatchObject({ code: WRONG });
    expect(await logIn({ name: 'nobody-21', password: PASSWORD }, address)).toMatchObject({ code: WAIT });
  });

  test('is told the same whether somebody has the name or not, also when made to wait', async () => {
    const name = await aName();
    expect(await wrong('nobody-here', 22)).toEqual(await wrong(name, 22));
  });

  test('who crowds gets the tries that are free and not one more', async () => {
    const [name, address] = [await aName(), anAddress()];
    const crowd = await Promise.all(Array.from({ length: 30 }, (_, at) => logIn({ name, password: `wrong ${at}` }, address)));
    expect(crowd.filter(({ code }) => code === WRONG)).toHaveLength(SLOWING.PAIR.free);
    expect(crowd.filter(({ code }) => code === WAIT)).toHaveLength(30 - SLOWING.PAIR.free);
  });
});

describe('a known device (A10)', () => {
  test('is slowed down by its own wrong tries, and slows down nobody else', async () => {
    const name = await aName();
    const device = deviceOf(await logIn({ name, password: PASSWORD }));
    const replies: unknown[] = [];
    for (let at = 0; at < 6; at += 1) replies.push((await logIn({ name, password: 'wrong', device })).code);
    expect(replies).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, WAIT]);
    expect(await logIn({ name, password: PASSWORD })).toMatchObject({ code: 0 });
    await mall.moveClock('31 seconds');
    expect(await logIn({ name, password: PASSWORD, device })).toMatchObject({ code: 0 });
  });

  test('is known for its own account alone, and its token is not stored', async () => {
    const [name, other] = [await aName(), await aName()];
    const device = deviceOf(await logIn({ name, password: PASSWORD }));
    await wrong(other, SLOWING.NAME.free);
    expect(await logIn({ name: other, password: PASSWORD, device })).toMatchObject({ code: WAIT });
    const stored = await mall.sql<{ text: string }>('select d::text as text from staff.device d');
    expect(stored.filter(({ text }) => text.includes(device) || text.includes(Buffer.from(device).toString('hex')))).toEqual([]);
  });
});

describe('many wrong sign-ins (A10)', () => {
  test('leave an alert in the log of staff and in the figures', async () => {
    const name = await aName();
    const alerts = async () =>
      Number((await registry.getSingleMetricAsString('qianpu_staff_sign_ins_total')).match(/outcome="alert"\} (\d+)/)?.[1] ?? 0);
    const before = await alerts();
    await wrong(name, SLOWING.NAME.free);
    expect(await alerts()).toBe(before + 1);
    const lines = await mall.sql<{ outcome: string; address: string }>(
      `select d.outcome, d.address from staff.action d join staff.account a on a.mid = d.mid and a.id = d.staff_id where a.name = $1 order by d.id`,
      [name],
    );
    expect(lines.map(({ outcome }) => outcome)).toEqual([...Array.from({ length: 20 }, () => 'refused'), 'alert']);
    expect(lines.every(({ address }) => address.startsWith('198.18.'))).toBe(true);
  });
});
