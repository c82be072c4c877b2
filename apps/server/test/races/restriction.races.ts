import type { restrictionRows } from '@qianpu/contract/calls/restriction';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import { aMemberWithPhone, aSentCode, liveSessions } from './login.races.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, inTurn, okCount, shuffled, times } from './volley.ts';

const deedsOn = ({ mall }: RaceHouse, memberId: string) => mall.sql('select from staff.action where subject_id = $1', [memberId]);
const barsOf = ({ mall }: RaceHouse, memberId: string) =>
  mall.sql<{ cid: string }>('select cid from member.bar where member_id = $1', [memberId]);

export const restrictionRaces: Races<typeof restrictionRows> = {
  'member.account.bar': {
    stake: 'none',
    prepare: async (house, size) => {
      const { memberId } = await aMember(house.mall, '1');
      const token = await aStaffToken(house.mall, '1', ['member.*']);
      return {
        shots: times(size, () => ({ name: 'member.account.bar', token, input: { id: memberId } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await barsOf(house, memberId)).toEqual([{ cid: '0' }]);
          expect((await deedsOn(house, memberId)).length).toBe(size);
        },
      };
    },
  },

  'member.account.readmit': {
    stake: 'none',
    prepare: async (house, size) => {
      const { memberId, token: own } = await aMember(house.mall, '1');
      const token = await aStaffToken(house.mall, '1', ['member.*']);
      const input = { id: memberId };
      const shots = inTurn(
        size,
        () => ({ name: 'member.account.readmit', token, input }),
        () => ({ name: 'member.account.bar', token, input }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const bars = await barsOf(house, memberId);
          expect(bars.length).toBeLessThanOrEqual(1);
          const check = { name: 'member.barred.check', token: own, input: { cid: '11', id: memberId } } as const;
          expect(await callNear(house, check)).toMatchObject({ data: { isBarred: bars.length === 1 } });
          expect((await deedsOn(house, memberId)).length).toBe(size);
        },
      };
    },
  },

  'member.login.forbid': {
    stake: 'none',
    prepare: async (house, size) => {
      const member = await aMemberWithPhone(house);
      const { code } = await aSentCode(house, member.phone);
      const staff = await aStaffToken(house.mall, '1', ['member.*']);
      // Whoever changes the address book holds the account still, so that it comes now earlier, now later than the login.
      const address = { name: '林知夏', phone: '13800000001', regionCode: '110105', street: '望京街道 2 号院' };
      const few: Shot[] = [
        { name: 'member.login.forbid', token: staff, input: { id: member.memberId } },
        ...times(4, () => ({ name: 'member.account.login', input: { phone: member.phone, code } })),
      ];
      const holds = times(size - few.length, () => ({ name: 'member.address.add', token: member.token, input: address }));
      const shots = shuffled([...few, ...holds]);
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('member.login.forbid', shots, answers))).toBe(1);
          const tokens = answersTo('member.account.login', shots, answers)
            .filter(isOk)
            .map(({ data }) => (data as { token: string }).token);
          for (const token of [member.token, ...tokens]) {
            const requested = await callNear(house, { name: 'member.account.detail', token, input: {} });
            expect(requested.code).toBe(failures.LOGIN_FORBIDDEN.code);
          }
          // What it has ended stays ended, also when the member may log in again.
          expect(await liveSessions(house, member.memberId)).toEqual([]);
        },
      };
    },
  },

  'member.login.allow': {
    stake: 'none',
    prepare: async (house, size) => {
      const member = await aMemberWithPhone(house);
      const staff = await aStaffToken(house.mall, '1', ['member.*']);
      const input = { id: member.memberId };
      const shots = inTurn(
        size,
        () => ({ name: 'member.login.allow', token: staff, input }),
        () => ({ name: 'member.login.forbid', token: staff, input }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await liveSessions(house, member.memberId)).toEqual([]);
          // What staff do is written down, each deed once.
          const deeds = await house.mall.sql('select from staff.action where subject_id = $1', [member.memberId]);
          expect(deeds.length).toBe(size);
        },
      };
    },
  },
};
