import type { ledgerRows } from '@qianpu/contract/calls/ledger';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, codes, inTurn, okCount, times } from './volley.ts';

const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['ledger.*']);
/** What one person may change alone, and a sum above it. */
const [ALONE_FEN, ABOVE_FEN] = [10_000, 15_000];

const adjusting = (token: string, memberId: string, amountFen: number): Shot => ({
  name: 'ledger.adjustment.ask',
  token,
  input: { memberId, part: 'PRINCIPAL', amountFen, reason: 'OTHER' },
});
async function balanceOf({ mall }: RaceHouse, memberId: string): Promise<Record<string, number>> {
  const rows = await mall.sql<{ kind: string; fen: number }>(
    'select kind, amount_fen::int as fen from ledger.balance where owner_id = $1',
    [memberId],
  );
  return Object.fromEntries(rows.map(({ kind, fen }) => [kind, fen]));
}

/** A change that waits: of somebody with twice as much. */
async function aWaiting(house: RaceHouse, amountFen: number) {
  const [{ memberId }, asker] = [await aMember(house.mall, '1'), await staffToken(house)];
  for (const token of [asker, await staffToken(house), await staffToken(house)])
    expect(isOk(await callNear(house, adjusting(token, memberId, ALONE_FEN)))).toBe(true);
  const asked = await callNear(house, adjusting(asker, memberId, amountFen));
  expect(asked.data).toMatchObject({ state: 'WAITING' });
  return { memberId, asker, id: (asked.data as { id: string }).id };
}
const START_FEN = 3 * ALONE_FEN;

/** Ten give a yuan, ten take all there is: whoever comes first, nobody takes what is not there. */
const ask: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const [{ memberId }, token] = [await aMember(house.mall, '1'), await staffToken(house)];
    expect(isOk(await callNear(house, adjusting(token, memberId, 1_000)))).toBe(true);
    const [given, taken] = [100, -1_000];
    const shots = inTurn(
      size,
      () => adjusting(token, memberId, given),
      () => adjusting(token, memberId, taken),
    );
    return {
      shots,
      judge: async (answers) => {
        const sum = answers.reduce((fen, answer, at) => fen + (isOk(answer) ? (at % 2 === 0 ? given : taken) : 0), 1_000);
        expect(sum).toBeGreaterThanOrEqual(0);
        expect(okCount(answers.filter((_, at) => at % 2 === 0))).toBe(Math.ceil(size / 2));
        expect(codes(answers.filter((answer) => !isOk(answer)))).toEqual([failures.BALANCE_SHORT.code]);
        expect(await balanceOf(house, memberId)).toEqual({ BALANCE: sum });
      },
    };
  },
};

/** Two approve at once: it is given once; whoever asked never does. */
const approve: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const { memberId, asker, id } = await aWaiting(house, ABOVE_FEN);
    const [second, third] = [await staffToken(house), await staffToken(house)];
    const agree = (token: string): Shot => ({ name: 'ledger.adjustment.approve', token, input: { id } });
    const shots = inTurn(
      size,
      () => agree(asker),
      () => agree(second),
      () => agree(third),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        expect(okCount(answers.filter((_, at) => shots[at]?.token === asker))).toBe(0);
        expect(await balanceOf(house, memberId)).toEqual({ BALANCE: START_FEN + ABOVE_FEN });
      },
    };
  },
};

/** Approved or refused: what was set aside goes or comes back, not both. */
const refuse: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const { memberId, id } = await aWaiting(house, -ABOVE_FEN);
    const [second, third] = [await staffToken(house), await staffToken(house)];
    const shots = inTurn(
      size,
      () => ({ name: 'ledger.adjustment.refuse', token: second, input: { id } }),
      () => ({ name: 'ledger.adjustment.approve', token: third, input: { id } }),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        const isTaken = okCount(answersTo('ledger.adjustment.approve', shots, answers)) === 1;
        expect(await balanceOf(house, memberId)).toEqual({ BALANCE: START_FEN - (isTaken ? ABOVE_FEN : 0), BALANCE_HELD: 0 });
      },
    };
  },
};

let nextPayFen = 100;

/** One sum is one package. */
const save: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const token = await staffToken(house);
    nextPayFen += 1;
    const payFen = nextPayFen;
    return {
      shots: times(size, () => ({ name: 'ledger.package.save', token, input: { payFen, bonusFen: 0 } })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        expect(codes(answers.filter((answer) => !isOk(answer)))).toEqual([failures.PACKAGE_EXISTS.code]);
        expect(await house.mall.sql('select revision from ledger.recharge_package where pay_fen = $1', [payFen])).toEqual([
          { revision: 1 },
        ]);
      },
    };
  },
};

const setOn: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const token = await staffToken(house);
    nextPayFen += 1;
    const made = await callNear(house, { name: 'ledger.package.save', token, input: { payFen: nextPayFen, bonusFen: 0 } });
    const { id } = made.data as { id: string };
    return {
      shots: times(size, (nth) => ({ name: 'ledger.package.setOn', token, input: { id, isOn: nth % 2 === 0 } })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        // Each leaves its line with what it found: they came one after the other.
        const deeds = await house.mall.sql<{ before: { isOn: boolean }; after: { isOn: boolean } }>(
          `select before, after from staff.action where call = 'ledger.package.setOn' and subject_id = $1 order by id`,
          [id],
        );
        expect(deeds.length).toBe(size);
      },
    };
  },
};

export const ledgerRaces: Races<typeof ledgerRows> = {
  'ledger.adjustment.ask': ask,
  'ledger.adjustment.approve': approve,
  'ledger.adjustment.refuse': refuse,
  'ledger.package.save': save,
  'ledger.package.setOn': setOn,
};
