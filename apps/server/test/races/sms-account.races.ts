import type { smsAccountRows } from '@qianpu/contract/calls/sms-account';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, codes, okCount, times } from './volley.ts';

const staff = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['member.*']);
const input = {
  secretId: 'AKIDraces0001',
  secretKey: 'k'.repeat(32),
  appId: '1400000099',
  signName: '苹果园',
  templateId: '1',
  alertTemplateId: '2',
};
const removeAccount = ({ mall }: RaceHouse) => mall.sql('delete from member.sms_account where mid = 1');

export const smsAccountRaces: Races<typeof smsAccountRows> = {
  'member.smsAccount.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      return {
        shots: times(size, () => ({ name: 'member.smsAccount.set', token, input })),
        judge: async (answers) => {
          const changes = okCount(answers);
          expect(changes).toBeGreaterThan(0);
          const [row] = await house.mall.sql<{ revision: number; tested_at: unknown }>('select * from member.sms_account where mid = 1');
          expect(row).toMatchObject({ revision: changes, tested_at: null });
          await removeAccount(house);
        },
      };
    },
  },
  'member.smsAccount.test': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      await callNear(house, { name: 'member.smsAccount.set', token, input });
      return {
        shots: times(size, () => ({ name: 'member.smsAccount.test', token, input: { phone: '13800138000' } })),
        judge: async (answers) => {
          // The provider has never heard of it; most are too many.
          expect(okCount(answers)).toBe(0);
          expect([failures.SMS_ACCOUNT_WRONG.code, failures.TOO_OFTEN.code]).toEqual(expect.arrayContaining(codes(answers)));
          expect(await house.mall.sql('select from member.sms_account where mid = 1 and tested_at is not null')).toEqual([]);
          await removeAccount(house);
        },
      };
    },
  },
  'member.smsAccount.remove': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      await callNear(house, { name: 'member.smsAccount.set', token, input });
      return {
        shots: times(size, () => ({ name: 'member.smsAccount.remove', token, input: {} })),
        judge: async (answers) => {
          expect(answers.filter(({ data }) => (data as { removed?: boolean } | null)?.removed === true)).toHaveLength(1);
          await removeAccount(house);
        },
      };
    },
  },
};
