import { randomBytes } from 'node:crypto';
import type { staffManagementRows } from '@qianpu/contract/calls/staff-management';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { RaceEntry, Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, codes, inTurn, okCount, times } from './volley.ts';

const PASSWORD = 'correct horse battery';
const newName = () => `m${randomBytes(8).toString('hex')}`;
const owner = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['staff.*']);
const idOf = async (house: RaceHouse, token: string) =>
  ((await callNear(house, { name: 'staff.account.me', token, input: {} })).data as { id: string }).id;
const sessionsOf = ({ mall }: RaceHouse, staffId: string) =>
  mall.sql<{ id: string }>('select id from staff.session where staff_id = $1 and revoked_at is null', [staffId]);

async function aColleague(house: RaceHouse): Promise<{ staffId: string; token: string; name: string }> {
  const name = newName();
  await callNear(house, { name: 'staff.account.create', token: await owner(house), input: { name, password: PASSWORD } });
  const { data } = await callNear(house, { name: 'staff.account.login', input: { name, password: PASSWORD } });
  return { ...(data as { staffId: string; token: string }), name };
}

async function aRole(house: RaceHouse, token: string): Promise<{ id: string; name: string }> {
  const name = newName();
  const { data } = await callNear(house, { name: 'staff.role.set', token, input: { name, permissions: ['staff.action.list'] } });
  return { id: (data as { id: string }).id, name };
}

async function anInvitation(house: RaceHouse, input: object = {}) {
  const name = newName();
  const { data } = await callNear(house, { name: 'staff.invitation.create', token: await owner(house), input: { name, ...input } });
  return { name, ...(data as { id: string; token: string }) };
}

const setRoles: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const tokens = [await owner(house), await owner(house)] as const;
    const ids = [await idOf(house, tokens[0]), await idOf(house, tokens[1])] as const;
    // Each takes everything from the other: somebody must stay who can give it back.
    const shots = inTurn(
      size,
      () => ({ name: 'staff.account.setRoles', token: tokens[0], input: { id: ids[1], roles: [] } }),
      () => ({ name: 'staff.account.setRoles', token: tokens[1], input: { id: ids[0], roles: [] } }),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBeGreaterThan(0);
        expect(await house.mall.sql('select from staff.account_role where staff_id = any($1)', [ids])).toHaveLength(1);
      },
    };
  },
};

const removeRole: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const token = await owner(house);
    const [{ id, name }, { staffId }] = [await aRole(house, token), await aColleague(house)];
    const shots = inTurn(
      size,
      () => ({ name: 'staff.role.remove', token, input: { id } }),
      () => ({ name: 'staff.account.setRoles', token, input: { id: staffId, roles: [{ role: name }] } }),
    );
    return {
      shots,
      judge: async (answers) => {
        const left = await house.mall.sql('select from staff.role where id = $1', [id]);
        const held = await house.mall.sql('select from staff.account_role where role_id = $1', [id]);
        // Given first, it stays; removed first, nobody gets it.
        expect(held.length).toBe(left.length);
        expect(codes(answers)).not.toContain(failures.INTERNAL.code);
      },
    };
  },
};

const changePassword: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const { token } = await aColleague(house);
    const input = (nth: number) => ({ oldPassword: `wrong ${nth}`, password: PASSWORD });
    const shots = times(size, (nth) => ({ name: 'staff.account.changePassword', token, input: input(nth) }));
    return {
      shots,
      judge: async (answers) => {
        expect(answers.filter(({ code }) => code === failures.WRONG_PASSWORD.code).length).toBe(5);
        expect(answers.filter(({ code }) => code === failures.TOO_OFTEN.code).length).toBe(size - 5);
      },
    };
  },
};

const setPassword: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const [token, { staffId, name }] = [await owner(house), await aColleague(house)];
    const passwords = Array.from({ length: size }, (_, at) => `${PASSWORD} ${at}`);
    const shots = times(size, (nth) => ({
      name: 'staff.account.setPassword',
      token,
      input: { id: staffId, password: passwords[nth] },
    }));
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        expect(await sessionsOf(house, staffId)).toEqual([]);
        const again = await callNear(house, { name: 'staff.account.login', input: { name, password: PASSWORD } });
        expect(again.code).toBe(failures.WRONG_PASSWORD.code);
      },
    };
  },
};

const acceptInvitation: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const { name, token } = await anInvitation(house);
    const shots = times(size, (nth) => ({ name: 'staff.invitation.accept', input: { token, password: `${PASSWORD} ${nth}` } }));
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        expect(codes(answers.filter((answer) => !isOk(answer)))).toEqual([failures.INVITATION_OVER.code]);
        const [account, ...others] = await house.mall.sql<{ id: string }>('select id from staff.account where name = $1', [name]);
        expect(others).toEqual([]);
        expect(await sessionsOf(house, account?.id ?? '')).toHaveLength(1);
      },
    };
  },
};

export const staffManagementRaces: Races<typeof staffManagementRows> = {
  'staff.account.setRoles': setRoles,
  'staff.role.remove': removeRole,
  'staff.account.changePassword': changePassword,
  'staff.account.setPassword': setPassword,
  'staff.invitation.accept': acceptInvitation,

  'staff.invitation.create': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, name] = [await owner(house), newName()];
      const shots = times(size, () => ({ name: 'staff.invitation.create', token, input: { name } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBeGreaterThan(0);
          const open = await house.mall.sql('select from staff.invitation where name = $1 and revoked_at is null and accepted_at is null', [
            name,
          ]);
          expect(open).toHaveLength(1);
        },
      };
    },
  },

  'staff.invitation.revoke': {
    stake: 'none',
    prepare: async (house, size) => {
      const [owned, { id, token, name }] = [await owner(house), await anInvitation(house)];
      const shots = inTurn(
        size,
        () => ({ name: 'staff.invitation.revoke', token: owned, input: { id } }),
        () => ({ name: 'staff.invitation.accept', input: { token, password: PASSWORD } }),
      );
      return {
        shots,
        judge: async (answers) => {
          // Taken back or accepted, never both.
          expect(okCount(answers)).toBe(1);
          const isRevoked = answers.some((answer, at) => at % 2 === 0 && isOk(answer));
          expect(await house.mall.sql('select from staff.account where name = $1', [name])).toHaveLength(isRevoked ? 0 : 1);
        },
      };
    },
  },

  'staff.account.enable': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, { staffId }] = [await owner(house), await aColleague(house)];
      const shots = inTurn(
        size,
        () => ({ name: 'staff.account.disable', token, input: { id: staffId } }),
        () => ({ name: 'staff.account.enable', token, input: { id: staffId } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers.filter((_, at) => at % 2 === 1))).toBe(Math.floor(size / 2));
          // Opened again or not: who was signed in before is not any more.
          expect(await sessionsOf(house, staffId)).toEqual([]);
        },
      };
    },
  },

  'staff.account.setNick': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await owner(house);
      const shots = times(size, (nth) => ({ name: 'staff.account.setNick', token, input: { nick: `阿${nth}` } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const { data } = await callNear(house, { name: 'staff.account.me', token, input: {} });
          expect(data).toMatchObject({ nick: expect.stringMatching(/^阿\d+$/) });
        },
      };
    },
  },

  'staff.account.endSessions': {
    stake: 'none',
    prepare: async (house, size) => {
      const [token, { staffId }] = [await owner(house), await aColleague(house)];
      const shots = times(size, () => ({ name: 'staff.account.endSessions', token, input: { id: staffId } }));
      return {
        shots,
        judge: async (answers) => {
          const ended = answers.map(({ data }) => (data as { endedSessions: number }).endedSessions);
          expect(ended.reduce((sum, one) => sum + one, 0)).toBe(1);
          expect(await sessionsOf(house, staffId)).toEqual([]);
        },
      };
    },
  },

  'staff.session.end': {
    stake: 'none',
    prepare: async (house, size) => {
      const { staffId, token, name } = await aColleague(house);
      await callNear(house, { name: 'staff.account.login', input: { name, password: PASSWORD } });
      const other = (await sessionsOf(house, staffId)).map(({ id }) => id).sort((one, two) => (BigInt(one) < BigInt(two) ? 1 : -1))[0];
      const shots = times(size, () => ({ name: 'staff.session.end', token, input: { id: other } }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(await sessionsOf(house, staffId)).toHaveLength(1);
        },
      };
    },
  },
};
