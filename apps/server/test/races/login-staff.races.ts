import type { loginStaffRows } from '@qianpu/contract/calls/login-staff';
import { expect } from 'vitest';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import { liveSessions } from './login.races.ts';
import type { Races } from './race.types.ts';
import { okCount, times } from './volley.ts';

export const loginStaffRaces: Races<typeof loginStaffRows> = {
  'member.session.endForStaff': {
    stake: 'none',
    prepare: async (house, size) => {
      const { memberId } = await aMember(house.mall, '1');
      const token = await aStaffToken(house.mall, '1', ['member.*']);
      return {
        shots: times(size, () => ({ name: 'member.session.endForStaff', token, input: { id: memberId } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          // Ended once, whoever asked.
          const ended = answers.filter(isOk).map(({ data }) => (data as { endedSessions: number }).endedSessions);
          expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1);
          expect(await liveSessions(house, memberId)).toEqual([]);
        },
      };
    },
  },
};
