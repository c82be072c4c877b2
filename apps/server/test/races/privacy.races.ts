import type { privacyRows } from '@qianpu/contract/calls/privacy';
import { expect } from 'vitest';
import { hashPassword } from '#platform/secrets/password';
import { aMember } from '../builders/populated-mall.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { okCount, times } from './volley.ts';

const PASSWORD = '246810';

async function aPayer({ mall }: RaceHouse) {
  const member = await aMember(mall, '1');
  await mall.sql('insert into member.pay_password (mid, member_id, password_hash) values (1, $1, $2)', [
    member.memberId,
    await hashPassword(PASSWORD),
  ]);
  return member;
}

/** A crowd with the right password: the tries are few, and whoever comes through leaves one word per answer. */
const byPassword = (name: Shot['name'], kind: string): RaceEntry => ({
  stake: 'limit',
  prepare: async (house, size) => {
    const { token, memberId } = await aPayer(house);
    const input = { proof: { by: 'payPassword', password: PASSWORD } };
    return {
      shots: times(size, () => ({ name, token, input })),
      judge: async (answers) => {
        const result = await house.mall.sql('select from member.security_event where member_id = $1 and kind = $2', [memberId, kind]);
        expect(result).toHaveLength(okCount(answers));
      },
    };
  },
});

export const privacyRaces: Races<typeof privacyRows> = {
  'privacy.data.export': byPassword('privacy.data.export', 'exported'),
  'privacy.account.erase': byPassword('privacy.account.erase', 'erasureRequested'),
  'privacy.account.stay': {
    stake: 'none',
    prepare: async ({ mall }, size) => {
      const { token, memberId } = await aMember(mall, '1');
      await mall.sql(`insert into member.leaving (mid, member_id, erase_at) values (1, $1, platform.now() + interval '7 days')`, [
        memberId,
      ]);
      return {
        shots: times(size, () => ({ name: 'privacy.account.stay', token, input: {} })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(answers.filter(({ data }) => (data as { stays: boolean }).stays)).toHaveLength(1);
        },
      };
    },
  },
};
