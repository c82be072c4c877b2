import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aLoyaltyHouse, type LoyaltyHouse } from '../../../../test/builders/loyalty-house.ts';
import type { TestMember } from '../../../../test/builders/populated-mall.ts';
import { joinLoyalty } from '../personal-loyalty.ts';
import { planBirthday } from './give-birthday.ts';

let shop: LoyaltyHouse;
beforeAll(async () => {
  shop = await aLoyaltyHouse();
});
afterAll(async () => {
  expect(await shop.findings()).toEqual([]);
  await shop.close();
});

const sql = <Row extends object>(text: string, values: unknown[] = []) => shop.house.mall.sql<Row & Record<string, unknown>>(text, values);
const today = async (plusDays = 0): Promise<string> =>
  (
    await sql<{ day: string }>(
      `select to_char((platform.now() at time zone 'Asia/Shanghai')::date + ${plusDays}::integer, 'YYYY-MM-DD') as day`,
    )
  )[0]?.day ?? '';
/** The same day of a year in which somebody was born. */
const bornOn = (day: string) => `1996${day.slice(4)}`;
/** A member says when the birthday is; the event arrives. */
async function say({ memberId, token }: TestMember, birthday: string | null) {
  await shop.call('member.account.update', { birthday }, token);
  const events = await sql(`select from platform.outbox where name = 'member.birthday.changed' and payload ->> 'memberId' = $1`, [
    memberId,
  ]);
  expect(events.length).toBeGreaterThan(0);
  await inTx(shop.house.mall.ctx('1'), (ctx) => planBirthday(ctx, { memberId }));
}
const given = async ({ memberId }: TestMember) =>
  (
    await sql<{ given: string }>(
      `select source_id || ' ' || amount as given from loyalty.points_entry where member_id = $1 and source_kind = 'BIRTHDAY' order by id`,
      [memberId],
    )
  ).map(({ given }) => given);
const told = async ({ memberId }: TestMember) =>
  (await sql(`select from platform.outbox where name = 'loyalty.birthday.given' and payload ->> 'memberId' = $1`, [memberId])).length;
async function pass(interval: string) {
  await shop.house.mall.moveClock(interval);
  await shop.freshStaff();
  await shop.rounds();
}
/** A member whose level gives points, by 300 of growth. */
async function ofLevelOne(): Promise<TestMember> {
  const member = await shop.member();
  await shop.receive(member, 30_000);
  return member;
}

describe('points of the birthday (rules 9.1)', () => {
  test('come on the day, by the level of the day, once a year, and are told of once', async () => {
    const member = await ofLevelOne();
    const year = (await today()).slice(0, 4);
    await say(member, bornOn(await today()));
    // Two workers at once, each twice.
    await Promise.all([shop.rounds(), shop.rounds()]);
    expect(await given(member)).toEqual([`${year} 50`]);
    expect(await told(member)).toBe(1);
  });

  test('another birthday, or none and one again, has no others this year', async () => {
    const member = await ofLevelOne();
    const year = (await today()).slice(0, 4);
    await say(member, bornOn(await today()));
    await shop.rounds();
    await say(member, null);
    await say(member, bornOn(await today()));
    await shop.rounds();
    await say(member, bornOn(await today(1)));
    await pass('1 day');
    expect(await given(member)).toEqual([`${year} 50`]);
  });

  test('the database keeps a year from having two, whoever gives them', async () => {
    const member = await ofLevelOne();
    const year = Number((await today()).slice(0, 4));
    await say(member, bornOn(await today()));
    await shop.rounds();
    const again = sql(
      `insert into loyalty.points_entry (mid, id, member_id, source_kind, source_id, amount, at)
       values (1, $1, $2, 'BIRTHDAY', $3, 100, platform.now())`,
      [shop.house.mall.newId(), member.memberId, year],
    );
    await expect(again).rejects.toMatchObject({ code: '23505' });
    const due = sql('update loyalty.birthday set due_at = platform.now() where member_id = $1', [member.memberId]);
    await expect(due).rejects.toMatchObject({ code: '23514' });
  });

  test('a level without them gives none; who reaches one later this year waits for the next', async () => {
    const member = await shop.member();
    await say(member, bornOn(await today()));
    await shop.rounds();
    await shop.receive(member, 30_000);
    await shop.rounds();
    expect(await given(member)).toEqual([]);
    expect(await told(member)).toBe(0);
  });

  test('an account that joins another brings what its year has had', async () => {
    const [old, kept] = [await ofLevelOne(), await ofLevelOne()];
    await say(old, bornOn(await today()));
    await shop.rounds();
    await say(kept, bornOn(await today()));
    await inTx(shop.house.mall.ctx('1'), (ctx) => joinLoyalty(ctx, { memberId: old.memberId, joinedId: kept.memberId }));
    await shop.rounds();
    expect(await given(kept)).toEqual([]);
    const points = await shop.call('member.points.list', {}, kept.token);
    expect(points.list.map(({ source, amount }) => `${source} ${amount}`)).toContain('JOINED 350');
  });

  test('who is born on 29 February has it on the 28th of other years', async () => {
    const member = await ofLevelOne();
    await say(member, '1996-02-29');
    const [due] = await sql<{ year: number; day: string; ms: number }>(
      `select extract(year from due_at at time zone 'Asia/Shanghai')::int as year, to_char(due_at at time zone 'Asia/Shanghai', 'MM-DD HH24:MI') as day,
              (extract(epoch from due_at - platform.now()) * 1000)::float8 as ms
         from loyalty.birthday where member_id = $1`,
      [member.memberId],
    );
    const isLeap = new Date(Date.UTC(due?.year ?? 0, 1, 29)).getUTCMonth() === 1;
    expect(due?.day).toBe(isLeap ? '02-29 00:00' : '02-28 00:00');
    await pass(`${(due?.ms ?? 0) + 1_000} milliseconds`);
    expect(await given(member)).toEqual([`${due?.year} 50`]);
  });
});
