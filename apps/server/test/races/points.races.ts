import type { pointsRows, pointsStaffRows } from '@qianpu/contract/calls/points';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, codes, okCount, times } from './volley.ts';

const staffOf = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['member.*']);

/** Staff, and a member with a hundred points. */
async function aHundred(house: RaceHouse) {
  const [token, { memberId }] = [await staffOf(house), await aMember(house.mall, '1')];
  const adjust = async (amount: number) => {
    const { data } = await callNear(house, { name: 'member.points.adjust', token, input: { memberId, amount, reason: '补发' } });
    return data as OutputOf<'member.points.adjust'>;
  };
  await adjust(100);
  return { token, memberId, adjust };
}
const pointsOf = async ({ mall }: RaceHouse, memberId: string) =>
  (
    await mall.sql<{ balance: number; rest: number; entries: number }>(
      `select balance::int, (select coalesce(sum(rest), 0)::int from loyalty.lot l where l.member_id = p.member_id) as rest,
              (select count(*)::int from loyalty.points_entry e where e.member_id = p.member_id) as entries
         from loyalty.points p where member_id = $1`,
      [memberId],
    )
  )[0];

/** That sums agree with lots and entries is the referee's word too, asked after every volley. */
export const pointsRaces: Races<typeof pointsRows & typeof pointsStaffRows> = {
  'member.points.saveRule': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { revision } = (await callNear(house, { name: 'member.points.rule', token, input: {} })).data as OutputOf<'member.points.rule'>;
      return {
        shots: times(size, (nth) => ({ name: 'member.points.saveRule', token, input: { pointsPerYuan: 1 + nth, revision } })),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers)]).toEqual([1, expect.arrayContaining([failures.LEVELS_CHANGED.code])]);
          await callNear(house, { name: 'member.points.saveRule', token, input: { pointsPerYuan: 1, revision: revision + 1 } });
        },
      };
    },
  },

  // The last hundred points are spent once.
  'member.points.adjust': {
    stake: 'money',
    prepare: async (house, size) => {
      const { token, memberId } = await aHundred(house);
      return {
        shots: times(size, () => ({ name: 'member.points.adjust', token, input: { memberId, amount: -100, reason: '扣回' } })),
        judge: async (answers) => {
          expect([okCount(answers), codes(answers)]).toEqual([1, expect.arrayContaining([failures.POINTS_SHORT.code])]);
          expect(await pointsOf(house, memberId)).toEqual({ balance: 0, rest: 0, entries: 2 });
        },
      };
    },
  },

  'member.points.undo': {
    stake: 'money',
    prepare: async (house, size) => {
      const { token, memberId, adjust } = await aHundred(house);
      const { entryId } = await adjust(-60);
      return {
        shots: times(size, () => ({ name: 'member.points.undo', token, input: { memberId, entryId, reason: '误扣' } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await pointsOf(house, memberId)).toEqual({ balance: 100, rest: 100, entries: 3 });
        },
      };
    },
  },
};
