import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBalanceHouse, type BalanceHouse, type BalanceMember } from '../../../test/builders/balance-house.ts';
import { isOk } from '../../../test/call-table.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';

/** So many in a check; a proof asks for more, and draws anew. */
const LIVES = Number(process.env.BALANCE_LIVES ?? 50);
const SEED = Number(process.env.BALANCE_SEED ?? 20_261_119);
const ALONE_FEN = 2_000;

let house: BalanceHouse;
beforeAll(async () => {
  house = await aBalanceHouse();
  await house.setLimits(ALONE_FEN / 100, 1_000_000);
});
afterAll(() => house.close());

type Part = 'PRINCIPAL' | 'BONUS' | 'BOTH';
interface Waiting {
  readonly id: string;
  readonly principal: number;
  readonly bonus: number;
}

/** The second program: what a member should have, reckoned without the first one's rules, fen by fen. */
class Purse {
  principal = 0;
  bonus = 0;
  readonly waiting: Waiting[] = [];

  get held(): number {
    return this.waiting.reduce((sum, { principal, bonus }) => sum + Math.max(0, -principal - bonus), 0);
  }

  /** What a change comes to, or null where it must be refused. */
  partsOf(part: Part, amount: number): readonly [principal: number, bonus: number] | null {
    if (part === 'PRINCIPAL') return this.principal + amount < 0 ? null : [amount, 0];
    if (part === 'BONUS') return this.bonus + amount < 0 ? null : [0, amount];
    if (-amount > this.principal + this.bonus) return null;
    // Of all ways to take it whole, the one nearest to proportion; of two as near, the one with more of the principal.
    let best: readonly [number, number] = [0, 0];
    let distance = Number.POSITIVE_INFINITY;
    for (let principal = Math.min(-amount, this.principal); principal >= 0; principal -= 1) {
      const bonus = -amount - principal;
      if (bonus > this.bonus) break;
      const away = Math.abs(principal * (this.principal + this.bonus) - -amount * this.principal);
      if (away < distance) [best, distance] = [[-principal, -bonus], away];
    }
    return best;
  }
}

type Deed =
  | { readonly what: 'give' | 'take'; readonly part: Part; readonly fen: number }
  | { readonly what: 'approve' | 'refuse'; readonly nth: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('give' as const),
      part: fc.constantFrom<Part>('PRINCIPAL', 'BONUS'),
      fen: fc.integer({ min: 1, max: 4_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('take' as const),
      part: fc.constantFrom<Part>('PRINCIPAL', 'BONUS', 'BOTH'),
      fen: fc.integer({ min: 1, max: 4_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('approve' as const, 'refuse' as const), nth: fc.nat(5) }) },
);

async function live(member: BalanceMember, purse: Purse, step: Deed): Promise<void> {
  if ('nth' in step) {
    const [decided] = purse.waiting.splice(step.nth % Math.max(1, purse.waiting.length), 1);
    if (!decided) return;
    expect(await house.second(`ledger.adjustment.${step.what}`, { id: decided.id })).toSatisfy(isOk);
    const isTaken = decided.principal + decided.bonus < 0;
    // What was to be taken has left the purse already; refused, it returns.
    const sign = isTaken === (step.what === 'refuse') ? (isTaken ? -1 : 1) : 0;
    purse.principal += sign * decided.principal;
    purse.bonus += sign * decided.bonus;
    return;
  }
  const amountFen = step.what === 'give' ? step.fen : -step.fen;
  const parts = purse.partsOf(step.part, amountFen);
  const answer = await house.change(member.memberId, { part: step.part, amountFen });
  expect(isOk(answer), answer.text).toBe(parts !== null);
  if (parts === null) return;
  const [principal, bonus] = parts;
  const { id, state } = answer.data as { id: string; state: string };
  expect(state).toBe(step.fen <= ALONE_FEN ? 'DONE' : 'WAITING');
  if (state === 'WAITING') purse.waiting.push({ id, principal, bonus });
  if (state === 'DONE' || amountFen < 0) {
    purse.principal += principal;
    purse.bonus += bonus;
  }
}

describe(`${LIVES} random lives of a balance (rules 8.2)`, () => {
  test('have to the fen what a second program says, after every deed', { timeout: 60_000 + LIVES * 2_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 16 }), async (deeds) => {
        const [member, purse] = [await house.member(), new Purse()];
        for (const step of deeds) {
          await live(member, purse, step);
          expect(await house.balanceOf(member)).toEqual([purse.principal, purse.bonus, purse.held]);
        }
      }),
      { seed: SEED, numRuns: LIVES, endOnFailure: true },
    );
    expect(await refereeFindings(house.mall)).toEqual([]);
  });
});
