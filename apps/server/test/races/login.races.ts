import { randomInt } from 'node:crypto';
import type { loginRows } from '@qianpu/contract/calls/login';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aCaller, aSolvedPuzzle, sendCode } from '../builders/caller.ts';
import { aMember, aStaffToken } from '../builders/populated-mall.ts';
import { type Answer, isOk } from '../call-table.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, inTurn, okCount, shuffled, times } from './volley.ts';

const newPhone = () => `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
const visitor = ({ near }: RaceHouse) => aCaller(near, 'apples.test');

/** A phone that has just got its code. */
async function aSentCode(house: RaceHouse, phone = newPhone()): Promise<{ phone: string; code: string }> {
  await sendCode(visitor(house), phone);
  return { phone, code: await house.simulator.codeFor(phone) };
}

/** A member as the tables have one, and the phone. */
async function aMemberWithPhone({ mall }: RaceHouse) {
  const member = await aMember(mall, '1');
  const [row] = await mall.sql<{ phone: string }>('select phone from member.account where id = $1', [member.memberId]);
  return { ...member, phone: row?.phone ?? '' };
}

const isEnded = ({ data }: Answer) => (data as { ended?: boolean } | null)?.ended === true;
const liveSessions = ({ mall }: RaceHouse, memberId: string) =>
  mall.sql('select from member.session where member_id = $1 and revoked_at is null', [memberId]);

export const loginRaces: Races<typeof loginRows> = {
  'member.captcha.generate': {
    stake: 'none',
    prepare: async (_house, size) => ({
      shots: times(size, () => ({ name: 'member.captcha.generate', input: {} })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        expect(new Set(answers.map(({ text }) => text)).size).toBe(size);
      },
    }),
  },

  'member.antiBrushSms.send': {
    stake: 'limit',
    prepare: async (house, size) => {
      const phone = newPhone();
      const crowd = Array.from({ length: Math.ceil(size / 2) }, newPhone);
      // Many puzzles for one phone, and one puzzle for many phones.
      const puzzles = await Promise.all(crowd.map(() => aSolvedPuzzle(visitor(house))));
      const shared = await aSolvedPuzzle(visitor(house));
      const shots = inTurn(
        size,
        (nth) => ({ name: 'member.antiBrushSms.send', input: { phone, captcha: puzzles[nth] } }),
        (nth) => ({ name: 'member.antiBrushSms.send', input: { phone: crowd[nth], captcha: shared } }),
      );
      return {
        shots,
        judge: async (answers) => {
          const [toOne, byOne] = [0, 1].map((kind) => okCount(answers.filter((_, at) => at % 2 === kind)));
          expect([toOne, byOne]).toEqual([1, 1]);
          const book = await house.simulator.book();
          const sent = (to: string) => book.find((row) => row.phone.endsWith(to))?.accepted ?? 0;
          expect([sent(phone), crowd.reduce((sum, to) => sum + sent(to), 0)]).toEqual([1, 1]);
        },
      };
    },
  },

  'member.account.login': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { phone, code } = await aSentCode(house);
      const guess = (nth: number) => String((Number(code) + nth + 1) % 1_000_000).padStart(6, '0');
      const shots = inTurn(
        size,
        (nth) => ({ name: 'member.account.login', input: { phone, code: guess(nth) } }),
        () => ({ name: 'member.account.login', input: { phone, code } }),
      );
      return {
        shots,
        judge: async (answers) => {
          const logins = okCount(answers);
          expect(logins).toBeLessThanOrEqual(1);
          const [known] = await house.mall.sql<{ tries: number }>('select tries from member.sms_code where phone = $1', [phone]);
          expect(known?.tries ?? 5).toBeLessThanOrEqual(5);
          const sessions = await house.mall.sql(
            'select from member.session s join member.account a on a.mid = s.mid and a.id = s.member_id where a.phone = $1',
            [phone],
          );
          const accounts = await house.mall.sql('select from member.account where phone = $1', [phone]);
          expect([sessions.length, accounts.length]).toEqual([logins, logins]);
          expect(await callNear(house, { name: 'member.account.login', input: { phone, code } })).toMatchObject({
            code: failures.WRONG_CODE.code,
          });
        },
      };
    },
  },

  'member.account.bar': {
    stake: 'none',
    prepare: async (house, size) => {
      const member = await aMemberWithPhone(house);
      const { code } = await aSentCode(house, member.phone);
      const staff = await aStaffToken(house.mall, '1', ['member.*']);
      // Whoever changes the address book holds the account still, so that the bar comes now earlier, now later than the login.
      const address = { name: '林知夏', phone: '13800000001', regionCode: '110105', street: '望京街道 2 号院' };
      const few: Shot[] = [
        { name: 'member.account.bar', token: staff, input: { id: member.memberId } },
        ...times(4, () => ({ name: 'member.account.login', input: { phone: member.phone, code } })),
      ];
      const holds = times(size - few.length, () => ({ name: 'member.address.add', token: member.token, input: address }));
      const shots = shuffled([...few, ...holds]);
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('member.account.bar', shots, answers))).toBe(1);
          const tokens = answersTo('member.account.login', shots, answers)
            .filter(isOk)
            .map(({ data }) => (data as { token: string }).token);
          for (const token of [member.token, ...tokens]) {
            const requested = await callNear(house, { name: 'member.account.detail', token, input: {} });
            expect(requested.code).toBe(failures.LOGIN_FORBIDDEN.code);
          }
          // What a bar has ended stays ended, also when the member is let in again.
          expect(await liveSessions(house, member.memberId)).toEqual([]);
        },
      };
    },
  },

  'member.account.readmit': {
    stake: 'none',
    prepare: async (house, size) => {
      const member = await aMemberWithPhone(house);
      const staff = await aStaffToken(house.mall, '1', ['member.*']);
      const input = { id: member.memberId };
      const shots = inTurn(
        size,
        () => ({ name: 'member.account.readmit', token: staff, input }),
        () => ({ name: 'member.account.bar', token: staff, input }),
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

  'member.session.revoke': {
    stake: 'none',
    prepare: async (house, size) => {
      const member = await aMember(house.mall, '1');
      const lost = house.mall.newId();
      await house.mall.sql(
        `insert into member.session (mid, id, member_id, token_hash, channel, created_at, seen_at, expires_at)
         select mid, $2, member_id, sha256(token_hash), channel, created_at, seen_at, expires_at from member.session where id = $1`,
        [member.sessionId, lost],
      );
      const shots = times(size, () => ({ name: 'member.session.revoke', token: member.token, input: { id: lost } }));
      return {
        shots,
        judge: async (answers) => {
          expect([okCount(answers), answers.filter(isEnded).length]).toEqual([size, 1]);
          expect((await liveSessions(house, member.memberId)).length).toBe(1);
        },
      };
    },
  },

  'member.session.logout': {
    stake: 'none',
    prepare: async (house, size) => {
      const member = await aMember(house.mall, '1');
      const shots = inTurn(
        size,
        () => ({ name: 'member.session.logout', token: member.token, input: {} }),
        () => ({ name: 'member.session.revoke', token: member.token, input: { id: member.sessionId } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(answers.filter(isEnded).length).toBe(1);
          expect(await liveSessions(house, member.memberId)).toEqual([]);
        },
      };
    },
  },
};
