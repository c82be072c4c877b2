import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLoyaltyHouse, type LoyaltyHouse } from '../../../test/builders/loyalty-house.ts';
import type { TestMember } from '../../../test/builders/populated-mall.ts';

let shop: LoyaltyHouse;
beforeAll(async () => {
  shop = await aLoyaltyHouse();
});
afterAll(async () => {
  expect(await shop.findings()).toEqual([]);
  await shop.close();
});

const sql = <Row extends object>(text: string, values: unknown[]) => shop.house.mall.sql<Row & Record<string, unknown>>(text, values);
const own = async ({ memberId }: TestMember) =>
  (
    await sql<{ growth: number; level: number; shown: number; history: string[] }>(
      `select growth::int, m.level, a.level as shown,
              array(select c.cause || ' ' || c.from_level || '-' || c.to_level from loyalty.level_change c where c.member_id = m.member_id order by id)
                as history
         from loyalty.member_level m join member.account a on a.id = m.member_id where member_id = $1`,
      [memberId],
    )
  )[0];
const told = async ({ memberId }: TestMember, name: string) =>
  (await sql(`select from platform.outbox where name = $1 and payload ->> 'memberId' = $2`, [name, memberId])).length;
/** The clock moves, the rounds come by, each twice. */
async function pass(interval: string) {
  await shop.house.mall.moveClock(interval);
  await shop.freshStaff();
  await shop.rounds();
}

describe('years of members, by the clock (issue 27)', () => {
  test('a level is kept for 365 days, then by what they have earned; one step down at most', async () => {
    const [keeper, climber, loser] = [await shop.member(), await shop.member(), await shop.member()];
    for (const one of [keeper, climber]) await shop.receive(one, 30_000);
    await shop.receive(loser, 100_000);
    expect([(await own(keeper))?.level, (await own(loser))?.level]).toEqual([1, 2]);

    await pass('200 days');
    await shop.receive(keeper, 30_000);
    await shop.receive(climber, 80_000);
    await pass('164 days');
    expect(await own(loser)).toMatchObject({ level: 2, shown: 2 });

    await pass('2 days');
    expect(await own(keeper)).toEqual({ growth: 600, level: 1, shown: 1, history: ['UP 0-1'] });
    expect(await own(climber)).toEqual({ growth: 1_100, level: 2, shown: 2, history: ['UP 0-1', 'UP 1-2'] });
    expect(await own(loser)).toEqual({ growth: 0, level: 1, shown: 1, history: ['UP 0-2', 'DOWN 2-1'] });
    expect(await told(loser, 'loyalty.level.changed')).toBe(2);

    // 34 days later: 400 in all. What was bought in the last year lifts again.
    await pass('34 days');
    await shop.receive(loser, 100_000);
    expect(await own(loser)).toMatchObject({ growth: 1_000, level: 2, history: ['UP 0-2', 'DOWN 2-1', 'UP 1-2'] });
  });

  test('growth that has gone with a level is not taken back again', async () => {
    const member = await shop.member();
    const orderId = await shop.receive(member, 30_000);
    await pass('366 days');
    await shop.receive(member, 10_000);
    await shop.refund(member, orderId, 30_000, true);
    expect(await own(member)).toMatchObject({ growth: 100, level: 0 });
  });

  test('two years that are over at once are judged one after the other', async () => {
    const member = await shop.member();
    await shop.receive(member, 100_000);
    await shop.house.mall.moveClock('731 days');
    await shop.freshStaff();
    await shop.rounds();
    expect((await own(member))?.history).toEqual(['UP 0-2', 'DOWN 2-1', 'DOWN 1-0']);
  });

  test('a level set by staff ends with its day', async () => {
    const member = await shop.member();
    const [{ ms } = { ms: 0 }] = await sql<{ ms: number }>('select (extract(epoch from platform.now()) * 1000)::float8 as ms', []);
    const until = Math.round(ms) + 5 * 86_400_000;
    await shop.call('member.level.set', { memberId: member.memberId, level: 2, until, reason: '体验' });
    await pass('4 days');
    expect(await own(member)).toMatchObject({ level: 0, shown: 2 });
    await pass('2 days');
    expect(await own(member)).toEqual({ growth: 0, level: 0, shown: 0, history: ['STAFF 0-2', 'STAFF_OVER 2-0'] });
    expect(await told(member, 'loyalty.level.changed')).toBe(2);
  });

  test('points go at the end of the next year, told of thirty days before, each once', async () => {
    const member = await shop.member();
    await shop.receive(member, 12_345);
    const lot = `select rest::int, (extract(epoch from expires_at - platform.now()) * 1000)::float8 as "endsIn" from loyalty.lot where member_id = $1`;
    const [{ endsIn } = { endsIn: 0 }] = await sql<{ endsIn: number }>(lot, [member.memberId]);
    const DAY_MS = 86_400_000;
    expect(endsIn).toBeGreaterThan(365 * DAY_MS);
    expect(endsIn).toBeLessThanOrEqual(731 * DAY_MS);
    await pass(`${endsIn - 30.5 * DAY_MS} milliseconds`);
    expect(await told(member, 'loyalty.points.ending')).toBe(0);
    await pass('1 day');
    expect(await told(member, 'loyalty.points.ending')).toBe(1);
    await pass('29 days');
    expect((await sql<{ rest: number }>(lot, [member.memberId]))[0]?.rest).toBe(123);
    await pass('1 day');
    expect((await sql<{ rest: number }>(lot, [member.memberId]))[0]?.rest).toBe(0);
    expect(await told(member, 'loyalty.points.ending')).toBe(1);
    const entries = await sql<{ source_kind: string; amount: number }>(
      'select source_kind, amount::int from loyalty.points_entry where member_id = $1 order by id',
      [member.memberId],
    );
    expect(entries).toEqual([
      { source_kind: 'ORDER', amount: 123 },
      { source_kind: 'OVER', amount: -123 },
    ]);
  });
});
