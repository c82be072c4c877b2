import { randomBytes } from 'node:crypto';
import type { staffRows } from '@qianpu/contract/calls/staff';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { codeNow } from '../builders/second-factor.ts';
import { isOk } from '../call-table.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, codes, okCount, times } from './volley.ts';

const PASSWORD = 'correct horse battery';

/** Somebody with a password, logged in. */
async function aColleague(house: RaceHouse): Promise<{ staffId: string; token: string }> {
  const name = `f${randomBytes(8).toString('hex')}`;
  const owner = await aStaffToken(house.mall, '1', ['staff.*']);
  await callNear(house, { name: 'staff.account.create', token: owner, input: { name, password: PASSWORD } });
  const { data } = await callNear(house, { name: 'staff.account.login', input: { name, password: PASSWORD } });
  return data as { staffId: string; token: string };
}

async function begin(house: RaceHouse, token: string): Promise<string> {
  const { data } = await callNear(house, { name: 'staff.factor.begin', token, input: { password: PASSWORD } });
  return (data as { secret: string }).secret;
}

const factorOf = ({ mall }: RaceHouse, staffId: string) =>
  mall.sql<{ is_confirmed: boolean; codes: number }>(
    `select confirmed_at is not null as is_confirmed,
            (select count(*)::int from staff.recovery_code c where c.mid = f.mid and c.staff_id = f.staff_id) as codes
       from staff.factor f where staff_id = $1`,
    [staffId],
  );

type FactorRows = Pick<typeof staffRows, Extract<keyof typeof staffRows, `staff.factor.${string}`>>;

export const factorRaces: Races<FactorRows> = {
  'staff.factor.begin': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { staffId, token } = await aColleague(house);
      const shots = times(size, (nth) => ({ name: 'staff.factor.begin', token, input: { password: `wrong ${nth}` } }));
      return {
        shots,
        judge: async (answers) => {
          // Five passwords are looked at, the others wait.
          expect(answers.filter(({ code }) => code === failures.WRONG_PASSWORD.code).length).toBe(5);
          expect(answers.filter(({ code }) => code === failures.TOO_OFTEN.code).length).toBe(size - 5);
          expect(await factorOf(house, staffId)).toEqual([]);
        },
      };
    },
  },

  'staff.factor.confirm': {
    stake: 'none',
    prepare: async (house, size) => {
      const { staffId, token } = await aColleague(house);
      const code = await codeNow(house.mall, await begin(house, token));
      const shots = times(size, () => ({ name: 'staff.factor.confirm', token, input: { code } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(await factorOf(house, staffId)).toEqual([{ is_confirmed: true, codes: 10 }]);
        },
      };
    },
  },

  'staff.factor.remove': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { staffId, token } = await aColleague(house);
      const code = await codeNow(house.mall, await begin(house, token));
      const confirmed = await callNear(house, { name: 'staff.factor.confirm', token, input: { code } });
      expect(isOk(confirmed)).toBe(true);
      // The code that put it in force is used up; a recovery code is good once.
      const [recovery = ''] = (confirmed.data as { recoveryCodes: string[] }).recoveryCodes;
      const shots = times(size, (nth) => ({ name: 'staff.factor.remove', token, input: { code: nth % 2 === 0 ? recovery : code } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBeLessThanOrEqual(1);
          expect((await factorOf(house, staffId)).length).toBe(1 - okCount(answers));
          expect(codes(answers)).not.toContain(failures.INTERNAL.code);
        },
      };
    },
  },
};
