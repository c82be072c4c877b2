import { randomBytes } from 'node:crypto';
import type { staffRows } from '@qianpu/contract/calls/staff';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { SLOWING } from '../../src/modules/staff/sign-in-try.rules.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import { type Answer, isOk } from '../call-table.ts';
import { factorRaces } from './factor.races.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, inTurn, okCount, times } from './volley.ts';

const PASSWORD = 'correct horse battery';
const TRIES_LEFT = 5;
interface Limit {
  readonly secondPersonAboveFen: number | null;
}

const newName = () => `c${randomBytes(8).toString('hex')}`;
const idOf = ({ data }: Answer) => (data as { id: string }).id;
const owner = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['staff.*', 'member.*', 'trade.*']);

async function aColleague(house: RaceHouse): Promise<{ id: string; name: string }> {
  const name = newName();
  const made = await callNear(house, { name: 'staff.account.create', token: await owner(house), input: { name, password: PASSWORD } });
  return { id: idOf(made), name };
}

const staffIdOf = async (house: RaceHouse, token: string) => idOf(await callNear(house, { name: 'staff.account.me', token, input: {} }));

export const staffRaces: Races<typeof staffRows> = {
  'staff.account.login': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { id, name } = await aColleague(house);
      const login = (input: object) => callNear(house, { name: 'staff.account.login', input: { name, password: PASSWORD, ...input } });
      const { device } = (await login({})).data as { device: string };
      // Strangers have tried it before: so many tries are left, from whatever address.
      const before = SLOWING.NAME.free - TRIES_LEFT;
      await house.mall.sql(
        `insert into staff.sign_in_try (mid, scope, key, tries, last_at, wait_until) values (1, 'NAME', $1, $2, platform.now(), platform.now())
         on conflict (mid, scope, key) do update set tries = excluded.tries`,
        [name, before],
      );
      const shots = times(size, (nth) => ({ name: 'staff.account.login', input: { name, password: `wrong ${nth}` } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(0);
          const looked = await house.mall.sql(`select from staff.action where staff_id = $1 and outcome = 'refused'`, [id]);
          expect(looked.length).toBe(TRIES_LEFT);
          expect((await login({})).code).toBe(failures.TOO_OFTEN.code);
          expect(isOk(await login({ device }))).toBe(true);
        },
      };
    },
  },

  'staff.session.logout': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await owner(house);
      const shots = times(size, () => ({ name: 'staff.session.logout', token, input: {} }));
      return {
        shots,
        judge: async (answers) => {
          expect(answers.filter(({ data }) => (data as { ended?: boolean } | null)?.ended).length).toBe(1);
          expect(await callNear(house, { name: 'staff.account.me', token, input: {} })).toMatchObject({
            code: failures.LOGIN_INVALID.code,
          });
        },
      };
    },
  },

  'staff.account.create': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, name] = [await owner(house), newName()];
      const shots = times(size, () => ({ name: 'staff.account.create', token, input: { name, password: PASSWORD } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          const made = await house.mall.sql<{ id: string }>('select id from staff.account where name = $1', [name]);
          expect(made.map(({ id }) => id)).toEqual(answers.filter(isOk).map(idOf));
        },
      };
    },
  },

  'staff.account.disable': {
    stake: 'none',
    prepare: async (house, size) => {
      const tokens = [await owner(house), await owner(house)] as const;
      const ids = [await staffIdOf(house, tokens[0]), await staffIdOf(house, tokens[1])] as const;
      // Each the other: somebody must stay who can let others in.
      const shots = inTurn(
        size,
        () => ({ name: 'staff.account.disable', token: tokens[0], input: { id: ids[1] } }),
        () => ({ name: 'staff.account.disable', token: tokens[1], input: { id: ids[0] } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          const open = await house.mall.sql('select from staff.account where id = any($1) and disabled_at is null', [ids]);
          const sessions = await house.mall.sql('select from staff.session where staff_id = any($1) and revoked_at is null', [ids]);
          expect([open.length, sessions.length]).toEqual([1, 1]);
        },
      };
    },
  },

  'staff.role.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const [above, below] = [await owner(house), await aStaffToken(house.mall, '1', ['staff.*'])];
      const name = newName();
      // A role nobody has made yet. Whoever does not hold what is in it cannot take it out again.
      const shots = inTurn(
        size,
        () => ({ name: 'staff.role.set', token: below, input: { name, permissions: ['staff.account.me'] } }),
        () => ({ name: 'staff.role.set', token: above, input: { name, permissions: ['member.*'] } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers.filter((_, at) => at % 2 === 1))).toBe(Math.floor(size / 2));
          const made = await house.mall.sql<{ permissions: string[] }>('select permissions from staff.role where name = $1', [name]);
          expect(made).toEqual([{ permissions: ['member.*'] }]);
          expect(new Set(answersTo('staff.role.set', shots, answers).filter(isOk).map(idOf)).size).toBe(1);
        },
      };
    },
  },
  'staff.setting.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await owner(house);
      // High enough to bind no other race.
      const limits = Array.from({ length: size }, (_, at) => 900_000_000 + at);
      const shots = times(size, (nth) => ({ name: 'staff.setting.set', token, input: { secondPersonAboveFen: limits[nth] } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const staffId = await staffIdOf(house, token);
          const lines = await house.mall.sql<{ before: Limit; after: Limit }>(
            `select before, after from staff.action where staff_id = $1 and call = 'staff.setting.set'`,
            [staffId],
          );
          // Each saw what the one before it had left: no change is lost.
          expect(new Set(lines.map(({ before }) => before.secondPersonAboveFen)).size).toBe(size);
          expect(new Set(lines.map(({ after }) => after.secondPersonAboveFen)).size).toBe(size);
          const off = { name: 'staff.setting.set', token, input: { secondPersonAboveFen: null } } as const;
          expect(isOk(await callNear(house, off))).toBe(true);
        },
      };
    },
  },

  ...factorRaces,
};
