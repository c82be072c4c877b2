import { randomInt } from 'node:crypto';
import type { loginRows } from '@qianpu/contract/calls/login';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aCaller, aSolvedPuzzle, sendCode } from '../builders/caller.ts';
import { aMember } from '../builders/populated-mall.ts';
import type { Answer } from '../call-table.ts';
import type { RaceEntry, Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, inTurn, okCount, times } from './volley.ts';

const newPhone = () => `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
const visitor = ({ near }: RaceHouse) => aCaller(near, 'apples.test');

/** A phone that has just got its code. */
export async function aSentCode(house: RaceHouse, phone = newPhone()): Promise<{ phone: string; code: string }> {
  await sendCode(visitor(house), phone);
  return { phone, code: await house.simulator.codeFor(phone) };
}

/** A member as the tables have one, and the phone. */
export async function aMemberWithPhone({ mall }: RaceHouse) {
  const member = await aMember(mall, '1');
  const [row] = await mall.sql<{ phone: string }>('select phone from member.account where id = $1', [member.memberId]);
  return { ...member, phone: row?.phone ?? '' };
}

const isEnded = ({ data }: Answer) => (data as { ended?: boolean } | null)?.ended === true;
export const liveSessions = ({ mall }: RaceHouse, memberId: string) =>
  mall.sql('select from member.session where member_id = $1 and revoked_at is null', [memberId]);

/** Many puzzles for one phone, and one puzzle for many phones: one message each. */
const sentOnce = (name: 'member.antiBrushSms.send' | 'member.sms.send'): RaceEntry => ({
  stake: 'limit',
  prepare: async (house, size) => {
    const phone = newPhone();
    const crowd = Array.from({ length: Math.ceil(size / 2) }, newPhone);
    const puzzles = await Promise.all(crowd.map(() => aSolvedPuzzle(visitor(house))));
    const shared = await aSolvedPuzzle(visitor(house));
    const shots = inTurn(
      size,
      (nth) => ({ name, input: { phone, captcha: puzzles[nth] } }),
      (nth) => ({ name, input: { phone: crowd[nth], captcha: shared } }),
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
});

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

  'member.antiBrushSms.send': sentOnce('member.antiBrushSms.send'),
  'member.sms.send': sentOnce('member.sms.send'),

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
