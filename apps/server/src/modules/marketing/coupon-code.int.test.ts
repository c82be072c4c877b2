import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCoupon } from '../../../test/builders/coupon.ts';
import { aCouponHouse, ask, type CouponHouse } from '../../../test/builders/coupon-house.ts';
import { anAddress, aStaffToken } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';

let house: CouponHouse;
beforeAll(async () => {
  house = await aCouponHouse();
});
afterAll(() => house.close());

type Caller = ReturnType<typeof asCaller>;
const WRONG = failures.WRONG_EXCHANGE_CODE.code;
const codesOf = async (id: string, count = 1, staff = house.staff) =>
  (await ask(staff, 'marketing.coupon.makeCodes', { id, count })).codes as [string, ...string[]];
const exchange = (call: Caller, code: string) => call('marketing.coupon.exchangeCode', { cid: '11', code });
/** Somebody behind an address that others share. */
const behind = async (address: string) => asCaller(house.server, house.from({ token: (await house.member()).token, address }));

describe('codes (rules 5)', () => {
  test('one becomes a coupon, once, however it is typed; the template needs no audience for who holds it', async () => {
    const id = await house.coupon({ name: '兑换券', audience: 'NAMED', isShown: false });
    const [code] = await codesOf(id);
    const { call } = await house.member();
    expect((await exchange(call, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).data).toMatchObject({
      name: '兑换券',
      templateId: id,
      state: 'UNUSED',
    });
    expect((await exchange(call, code)).code).toBe(WRONG);
    expect((await exchange((await house.member()).call, code)).code).toBe(WRONG);
    expect((await house.ownOf(call)).counts.unused).toBe(1);
    expect((await ask(house.staff, 'marketing.coupon.figures', { id })).codes).toEqual({ made: 1, used: 1 });
  });

  test('wrong, over and another merchant’s say the same', async () => {
    const { mall, server } = house;
    const theirs = asCaller(server, { host: 'pears.test', mid: '2', cid: '22', token: await aStaffToken(mall, '2', ['marketing.*']) });
    const [foreign] = await codesOf(await aCoupon(theirs), 1, theirs);
    const over = await house.coupon();
    const [ended] = await codesOf(over);
    await house.setState(over, 'ENDED');
    const { call } = await house.member();
    const answers = [];
    for (const code of ['0000-0000-0000', 'nonsense', foreign, ended]) answers.push(await exchange(call, code));
    expect(answers.map(({ code }) => code)).toEqual([WRONG, WRONG, WRONG, WRONG]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('a member’s limit holds for codes, too, and leaves the code to be used', async () => {
    const id = await house.coupon();
    const [first, second] = (await codesOf(id, 2)) as [string, string];
    const [one, other] = [await house.member(), await house.member()];
    await exchange(one.call, first);
    expect((await exchange(one.call, second)).code).toBe(failures.COUPON_CLAIMED.code);
    expect((await exchange(other.call, second)).code).toBe(0);
  });

  test('there are never more codes than coupons left', async () => {
    const id = await house.coupon({ total: 3 });
    await codesOf(id, 2);
    await house.receive((await house.member()).call, id);
    expect((await house.staff('marketing.coupon.makeCodes', { id, count: 1 })).code).toBe(failures.BAD_INPUT.code);
  });

  test('lie in the database as keyed hashes alone, also where an idempotency key was sent', async () => {
    const id = await house.coupon();
    const [code] = await codesOf(id);
    await exchange((await house.member()).call, code);
    const texts = await house.mall.sql<{ place: string; table: string; column: string }>(
      `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'pgboss')
          and data_type in ('text', 'json', 'jsonb', 'ARRAY')`,
    );
    const found: string[] = [];
    for (const { table, column } of texts)
      for (const written of [code, code.replaceAll('-', '')])
        if ((await house.mall.sql(`select from ${table} where position($1 in ${column}::text) > 0`, [written])).length > 0)
          found.push(`${table}.${column}`);
    expect(found).toEqual([]);
    expect(
      await house.mall.sql(`select from marketing.coupon_code where template_id = $1 and code_hash ~ '^[0-9a-f]{64}$'`, [id]),
    ).toHaveLength(1);
  });
});

describe('wrong tries (rules 5)', () => {
  test('ten of a member lock for an hour, also for the right code; a right one counts nothing', async () => {
    const [code, right] = (await codesOf(await house.coupon({ perMember: 9 }), 2)) as [string, string];
    const { call } = await house.member();
    for (let nth = 0; nth < 9; nth += 1) expect((await exchange(call, '0000-0000-0000')).code).toBe(WRONG);
    expect((await exchange(call, code)).code).toBe(0);
    expect((await exchange(call, '0000-0000-0000')).code).toBe(WRONG);
    expect((await exchange(call, right)).code).toBe(failures.TOO_OFTEN.code);
    await house.mall.sql(`update marketing.coupon_code_try set locked_until = platform.now() - interval '1 second'`);
    expect((await exchange(call, right)).code).toBe(0);
  });

  test('thirty from one address lock it for everybody there and nobody elsewhere; who waits does not lengthen it', async () => {
    const [address, other] = [anAddress(), anAddress()];
    for (let nth = 0; nth < 30; nth += 1) expect((await exchange(await behind(address), '0000-0000-0000')).code).toBe(WRONG);
    expect((await exchange(await behind(address), '0000-0000-0000')).code).toBe(failures.TOO_OFTEN.code);
    expect((await exchange(await behind(other), '0000-0000-0000')).code).toBe(WRONG);
    expect(await house.mall.sql(`select max(tries) as most from marketing.coupon_code_try where scope = 'ADDRESS'`)).toEqual([
      { most: 30 },
    ]);
    expect(await house.mall.sql(`select from marketing.coupon_code_try where position($1 in key) > 0`, [address])).toEqual([]);
  });

  test('a crowd of one member gets ten and not one more', async () => {
    const { call } = await house.member();
    const answers = await Promise.all(Array.from({ length: 30 }, () => exchange(call, '0000-0000-0000')));
    expect(answers.filter(({ code }) => code === WRONG)).toHaveLength(10);
  });
});
