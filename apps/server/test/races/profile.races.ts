import { randomInt } from 'node:crypto';
import type { agreementStaffRows } from '@qianpu/contract/calls/agreement';
import type { profileRows } from '@qianpu/contract/calls/profile';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { hashPassword } from '#platform/secrets/password';
import { aCaller, aSolvedPuzzle } from '../builders/caller.ts';
import { aMember, aStaffToken, type TestMember } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, inTurn, okCount, times } from './volley.ts';

const newPhone = () => `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
const PASSWORD = '246810';
const TRIES = 5;

const phoneOf = async ({ mall }: RaceHouse, { memberId }: TestMember) =>
  (await mall.sql<{ phone: string }>('select phone from member.account where id = $1', [memberId]))[0]?.phone ?? '';

/** A code the member has asked for, where it arrived. */
async function aCode(house: RaceHouse, { token }: TestMember, request: object, arrivesAt: string): Promise<string> {
  const caller = aCaller(house.near, 'apples.test', { token });
  const reply = await caller.call('member.sms.sendVerifyCode', { ...request, captcha: await aSolvedPuzzle(caller) });
  expect(reply).toMatchObject({ code: 0 });
  return house.simulator.codeFor(arrivesAt);
}

async function aPhoneProof(house: RaceHouse, member: TestMember, phone: string): Promise<string> {
  const code = await aCode(house, member, { purpose: 'phone', phone }, phone);
  const input = { purpose: 'phone', phone, code };
  const reply = await callNear(house, { name: 'member.sms.checkVerifyCode', token: member.token, input });
  return (reply.data as { phoneProof: string }).phoneProof;
}

async function aPayer({ mall }: RaceHouse): Promise<TestMember> {
  const member = await aMember(mall, '1');
  await mall.sql('insert into member.pay_password (mid, member_id, password_hash) values (1, $1, $2)', [
    member.memberId,
    await hashPassword(PASSWORD),
  ]);
  return member;
}

const passwordOf = async ({ mall }: RaceHouse, { memberId }: TestMember) =>
  (
    await mall.sql<{ failed_tries: number; is_locked: boolean }>(
      'select failed_tries, locked_until is not null as is_locked from member.pay_password where member_id = $1',
      [memberId],
    )
  )[0];

export const profileRaces: Races<typeof profileRows & typeof agreementStaffRows> = {
  'member.account.update': {
    stake: 'none',
    prepare: async (house, size) => {
      const { token, memberId } = await aMember(house.mall, '1');
      const shots = inTurn(
        size,
        () => ({ name: 'member.account.update', token, input: { nickName: '甲', gender: 'male' } }),
        () => ({ name: 'member.account.update', token, input: { nickName: '乙', gender: 'female' } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await house.mall.sql('select nick_name, gender from member.account where id = $1', [memberId]);
          expect([
            { nick_name: '甲', gender: 'male' },
            { nick_name: '乙', gender: 'female' },
          ]).toContainEqual(row);
        },
      };
    },
  },

  'member.sms.sendVerifyCode': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { token } = await aMember(house.mall, '1');
      const caller = aCaller(house.near, 'apples.test');
      const phone = newPhone();
      const puzzles = await Promise.all(Array.from({ length: size }, () => aSolvedPuzzle(caller)));
      const shots = times(size, (nth) => ({
        name: 'member.sms.sendVerifyCode',
        token,
        input: { purpose: 'phone', phone, captcha: puzzles[nth] },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect((await house.simulator.book()).find((row) => row.phone.endsWith(phone))?.accepted).toBe(1);
        },
      };
    },
  },

  'member.sms.checkVerifyCode': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aMember(house.mall, '1');
      const phone = newPhone();
      const code = await aCode(house, member, { purpose: 'phone', phone }, phone);
      return {
        shots: times(size, () => ({ name: 'member.sms.checkVerifyCode', token: member.token, input: { purpose: 'phone', phone, code } })),
        // One proof of one code.
        judge: async (answers) => expect(okCount(answers)).toBe(1),
      };
    },
  },

  'member.phone.set': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [one, other] = [await aMember(house.mall, '1'), await aMember(house.mall, '1')];
      const phone = newPhone();
      const phoneProof = await aPhoneProof(house, one, phone);
      const proof = { by: 'phone', code: await aCode(house, one, { purpose: 'oldPhone' }, await phoneOf(house, one)) };
      // Somebody else has the proof, too, and a code of their own.
      const others = { by: 'phone', code: await aCode(house, other, { purpose: 'oldPhone' }, await phoneOf(house, other)) };
      const shots = inTurn(
        size,
        () => ({ name: 'member.phone.set', token: one.token, input: { phone, phoneProof, proof } }),
        () => ({ name: 'member.phone.set', token: other.token, input: { phone, phoneProof, proof: others } }),
      );
      return {
        shots,
        judge: async (answers) => {
          // Said again it changes nothing, and is no fault.
          const [own, foreign] = [0, 1].map((kind) => okCount(answers.filter((_, at) => at % 2 === kind)));
          expect(own).toBeGreaterThanOrEqual(1);
          expect(foreign).toBe(0);
          expect(await house.mall.sql('select id from member.account where phone = $1', [phone])).toEqual([{ id: one.memberId }]);
        },
      };
    },
  },

  'member.phone.setWithCode': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [one, other] = [await aMember(house.mall, '1'), await aMember(house.mall, '1')];
      const phone = newPhone();
      const code = await aCode(house, one, { purpose: 'phone', phone }, phone);
      const proof = async (member: TestMember) => ({
        by: 'phone',
        code: await aCode(house, member, { purpose: 'oldPhone' }, await phoneOf(house, member)),
      });
      const [ones, others] = [await proof(one), await proof(other)];
      // Two members want the phone with the one code there is.
      const shots = inTurn(
        size,
        () => ({ name: 'member.phone.setWithCode', token: one.token, input: { phone, code, proof: ones } }),
        () => ({ name: 'member.phone.setWithCode', token: other.token, input: { phone, code, proof: others } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect((await house.mall.sql('select from member.account where phone = $1', [phone])).length).toBe(1);
        },
      };
    },
  },

  'member.payPassword.set': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aPayer(house);
      const requests = Array.from({ length: size }, (_, nth) => String(100_000 + nth));
      const shots = times(size, (nth) => ({
        name: 'member.payPassword.set',
        token: member.token,
        input: { oldPassword: PASSWORD, password: requests[nth] },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBeLessThanOrEqual(1);
          await house.mall.sql('update member.pay_password set failed_tries = 0, locked_until = null where member_id = $1', [
            member.memberId,
          ]);
          const winner = answers.findIndex(({ code }) => code === 0);
          const input = { password: requests[winner] ?? PASSWORD };
          expect(await callNear(house, { name: 'member.payPassword.check', token: member.token, input })).toMatchObject({ code: 0 });
        },
      };
    },
  },

  'member.payPassword.setWithCode': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aMember(house.mall, '1');
      const code = await aCode(house, member, { purpose: 'payPassword' }, await phoneOf(house, member));
      const shots = times(size, (nth) => ({
        name: 'member.payPassword.setWithCode',
        token: member.token,
        input: { code, password: String(100_000 + nth) },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          const input = { password: String(100_000 + answers.findIndex(({ code }) => code === 0)) };
          expect(await callNear(house, { name: 'member.payPassword.check', token: member.token, input })).toMatchObject({ code: 0 });
        },
      };
    },
  },

  'member.payPassword.check': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aPayer(house);
      const shots = times(size, () => ({ name: 'member.payPassword.check', token: member.token, input: { password: '000000' } }));
      return {
        shots,
        judge: async (answers) => {
          const count = (wanted: string) => answers.filter(({ code }) => code === wanted).length;
          const looked = count(failures.WRONG_PAY_PASSWORD.code);
          // The fifth try says that it has locked.
          expect(looked).toBe(TRIES - 1);
          expect(count(failures.PAY_PASSWORD_LOCKED.code)).toBe(size - looked);
          expect(await passwordOf(house, member)).toEqual({ failed_tries: TRIES, is_locked: true });
        },
      };
    },
  },

  'member.agreement.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await aStaffToken(house.mall, '1', ['member.*']);
      const text = (nth: number) => ({ title: `隐私政策 ${nth}`, sections: [{ heading: '', paragraphs: [`第 ${nth} 版`] }] });
      const shots = times(size, (nth) => ({
        name: 'member.agreement.set',
        token,
        input: { type: 'policy', effectiveOn: '2026-11-01', ...text(nth) },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const stored = await house.mall.sql('select title, sections from member.agreement where mid = 1');
          expect(stored.length).toBe(1);
          expect(Array.from({ length: size }, (_, nth) => text(nth))).toContainEqual(stored[0]);
        },
      };
    },
  },
};
