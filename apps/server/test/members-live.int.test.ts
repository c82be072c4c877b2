import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLoyaltyHouse, type LoyaltyHouse } from './builders/loyalty-house.ts';
import type { TestMember } from './builders/populated-mall.ts';
import { SecondMember } from './builders/second-member.ts';

/** A check has time for fifty lives; `./mall prove members` lives a thousand. */
const LIVES = Number(process.env.MEMBER_LIVES ?? 50);
const SEED = Number(process.env.MEMBER_SEED ?? 20_261_119);
const STEPS = 14;
const TOGETHER = 25;
const HOUR_MS = 3_600_000;

/** A row of numbers that is the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let shop: LoyaltyHouse;

beforeAll(async () => {
  shop = await aLoyaltyHouse();
});
afterAll(() => shop.close());

const sql = <Row extends object>(text: string, values: unknown[] = []) => shop.house.mall.sql<Row & Record<string, unknown>>(text, values);
const clock = async () => Number((await sql<{ ms: string }>('select extract(epoch from platform.now()) * 1000 as ms'))[0]?.ms);

interface Life {
  readonly member: TestMember;
  readonly second: SecondMember;
}

/** One thing that happens to a member, in the mall and in the second program. */
async function step({ member, second }: Life, random: () => number): Promise<void> {
  const now = await clock();
  const below = (most: number) => Math.floor(random() * most);
  const { memberId } = member;
  second.pass(now);
  const orders = [...second.orders.keys()];
  const known = orders[below(orders.length)];
  switch (below(8)) {
    case 0:
    case 1:
    case 2: {
      const paid = 50 + below(60_000);
      second.receive(await shop.receive(member, paid), paid, now);
      return;
    }
    case 3: {
      // Refunded before it is received.
      const [id, fen, paid] = [shop.house.mall.newId(), 1 + below(20_000), 20_000 + below(20_000)];
      await shop.refund(member, id, fen);
      second.refund(id, fen, now);
      await shop.receive(member, paid, id);
      second.receive(id, paid, now);
      return;
    }
    case 4: {
      if (known === undefined) return;
      const order = second.orders.get(known);
      const fen = 1 + below(Math.max(1, (order?.paid ?? 0) - (order?.refunded ?? 0)));
      await shop.refund(member, known, fen);
      second.refund(known, fen, now);
      return;
    }
    case 5: {
      const points = 1 + below(300);
      await shop.call('member.points.adjust', { memberId, amount: points, reason: '补发' });
      second.give(points, now);
      return;
    }
    case 6: {
      const points = 1 + below(Math.ceil(second.points * 1.2) + 5);
      const { refused } = await shop.call('member.points.adjust', { memberId, amount: -points, reason: '扣回' });
      expect(second.spend(points)).toBe(refused === undefined);
      return;
    }
    default: {
      const amount = (below(2) * 2 - 1) * (1 + below(200));
      await shop.call('member.growth.adjust', { memberId, amount, reason: '调整' });
      second.adjustGrowth(amount, now);
    }
  }
}

async function seen({ member: { memberId } }: Life) {
  const [level] = await sql<{ growth: number; level: number; shown: number }>(
    `select growth::int, m.level, a.level as shown from loyalty.member_level m join member.account a on a.id = m.member_id where member_id = $1`,
    [memberId],
  );
  const [points] = await sql<{ balance: number; debt: number }>('select balance::int, debt::int from loyalty.points where member_id = $1', [
    memberId,
  ]);
  const lots = await sql<{ ms: number; rest: number }>(
    `select (extract(epoch from expires_at) * 1000)::bigint::float8 as ms, rest::int from loyalty.lot where member_id = $1 and rest > 0`,
    [memberId],
  );
  return {
    ...{ growth: level?.growth ?? 0, level: level?.level ?? 0, shown: level?.shown ?? 0 },
    ...{ points: points?.balance ?? 0, debt: points?.debt ?? 0, lots: lots.map(({ ms, rest }) => `${ms} ${rest}`).toSorted() },
  };
}

const expected = ({ second: { growth, level, points, debt, lots } }: Life) => ({
  ...{ growth, level, shown: level, points, debt },
  lots: lots.map(({ endsAt, rest }) => `${endsAt} ${rest}`).toSorted(),
});

describe('lives of members beside a second program (issue 27)', () => {
  test(`${LIVES} random lives come to the same growth, level, lots, points and debt, seed ${SEED}`, { timeout: 3_600_000 }, async () => {
    const random = seeded(SEED);
    for (let lived = 0; lived < LIVES; lived += TOGETHER) {
      const count = Math.min(TOGETHER, LIVES - lived);
      const lives: Life[] = [];
      for (let nth = 0; nth < count; nth += 1) lives.push({ member: await shop.member(), second: new SecondMember() });
      for (let time = 0; time < STEPS; time += 1) {
        for (const life of lives) await step(life, random);
        await shop.house.mall.moveClock(`${Math.floor(random() * 90 * 24) * HOUR_MS} milliseconds`);
        await shop.freshStaff();
        await shop.rounds();
        const now = await clock();
        for (const life of lives) life.second.pass(now);
      }
      for (const life of lives) expect(await seen(life)).toEqual(expected(life));
    }
    expect(await shop.findings()).toEqual([]);
  });
});
