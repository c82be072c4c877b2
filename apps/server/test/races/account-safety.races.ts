import type { accountSafetyRows } from '@qianpu/contract/calls/account-safety';
import { expect } from 'vitest';
import { aMember } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { okCount, times } from './volley.ts';

export const accountSafetyRaces: Races<typeof accountSafetyRows> = {
  'member.safety.stop': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const { token, memberId } = await aMember(mall, '1');
      await mall.sql(
        `insert into member.phone_change (mid, id, member_id, phone, asked_at) values (1, $1, $2, '13800000009', platform.now())`,
        [mall.newId(), memberId],
      );
      return {
        shots: times(size, () => ({ name: 'member.safety.stop', token, input: {} })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(answers.filter(({ data }) => (data as { stopped: boolean }).stopped)).toHaveLength(1);
          const result = await mall.sql(`select from member.security_event where member_id = $1 and kind = 'phoneStopped'`, [memberId]);
          expect(result).toHaveLength(1);
        },
      };
    },
  },

  'member.session.logoutAll': {
    stake: 'limit',
    prepare: async ({ mall }, size) => {
      const { token, memberId } = await aMember(mall, '1');
      return {
        shots: times(size, () => ({ name: 'member.session.logoutAll', token, input: {} })),
        judge: async (answers) => {
          expect(okCount(answers)).toBeGreaterThan(0);
          expect(await mall.sql('select from member.session where member_id = $1 and revoked_at is null', [memberId])).toHaveLength(0);
        },
      };
    },
  },
};
