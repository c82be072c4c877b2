import type { supportStaffRows } from '@qianpu/contract/calls/support-staff';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aConversation, say } from './support.races.ts';
import { answersTo, callNear, codes, inTurn, okCount, times } from './volley.ts';

const cid = '11';
const staff = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['support.*']);
const idOf = async (house: RaceHouse, token: string) =>
  ((await callNear(house, { name: 'staff.account.me', token, input: {} })).data as { id: string }).id;

const logOf = ({ mall }: RaceHouse, memberId: string) =>
  mall.sql<{ kind: string; to: string | null }>(
    'select kind, to_staff_id::text as to from support.conversation_log where member_id = $1 order by id',
    [memberId],
  );
const holderOf = async ({ mall }: RaceHouse, memberId: string) =>
  (await mall.sql<{ to: string | null }>('select assigned_to::text as to from support.conversation where member_id = $1', [memberId]))[0]
    ?.to;

type DeskRow = `support.chat.${'assign' | 'release' | 'finish'}` | `support.quickReply.${'save' | 'remove'}`;

export const supportDeskRaces: Races<Pick<typeof supportStaffRows, DeskRow>> = {
  'support.chat.assign': {
    stake: 'none',
    prepare: async (house, size) => {
      const { member } = await aConversation(house);
      const { memberId } = member;
      const tokens = await Promise.all(Array.from({ length: size }, () => staff(house)));
      return {
        shots: tokens.map((token) => ({ name: 'support.chat.assign', token, input: { memberId, cid, from: null } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(codes(answers).toSorted()).toEqual([0, failures.CHAT_TAKEN.code].toSorted());
          const winner = await idOf(house, tokens[answers.findIndex(({ code }) => code === 0)] ?? '');
          expect(await logOf(house, memberId)).toEqual([{ kind: 'ASSIGNED', to: winner }]);
          expect(await holderOf(house, memberId)).toBe(winner);
        },
      };
    },
  },

  'support.chat.release': {
    stake: 'none',
    prepare: async (house, size) => {
      const { member, token } = await aConversation(house);
      const { memberId } = member;
      const [from, other] = [await idOf(house, token), await staff(house)];
      await callNear(house, { name: 'support.chat.assign', token, input: { memberId, cid } });
      // Released and taken over at once: whichever came first, the log tells of one step from the first holder.
      const shots = inTurn(
        size,
        () => ({ name: 'support.chat.release', token, input: { memberId, cid, from } }),
        () => ({ name: 'support.chat.assign', token: other, input: { memberId, cid, from } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBeGreaterThanOrEqual(1);
          const [first, ...steps] = await logOf(house, memberId);
          expect(first).toEqual({ kind: 'ASSIGNED', to: from });
          expect(steps).toHaveLength(1);
          expect(await holderOf(house, memberId)).toBe(steps[0]?.to);
        },
      };
    },
  },

  'support.chat.finish': {
    stake: 'none',
    prepare: async (house, size) => {
      const { member, token } = await aConversation(house);
      const { memberId } = member;
      const shots = inTurn(
        size,
        () => ({ name: 'support.chat.finish', token, input: { memberId, cid, seq: 1 } }),
        (nth) => say(member, `还有一个问题 ${nth}`),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('support.chat.send', shots, answers))).toBe(Math.floor(size / 2));
          // What was written after the message that was finished at waits.
          const [book] = await house.mall.sql<{ waits: boolean; finished: number }>(
            `select c.waiting_since is not null as waits,
                    (select count(*)::integer from support.conversation_log l where l.member_id = c.member_id) as finished
               from support.conversation c where c.member_id = $1`,
            [memberId],
          );
          expect(book?.waits).toBe(size > 1);
          expect(book?.finished).toBeLessThanOrEqual(1);
        },
      };
    },
  },

  'support.quickReply.save': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staff(house);
      await house.mall.sql('delete from support.quick_reply where mid = 1');
      const save = (nth: number): Shot => ({ name: 'support.quickReply.save', token, input: { cid, title: `第 ${nth}`, text: '在的。' } });
      const left = Math.min(3, size);
      for (let nth = 0; nth < 50 - left; nth += 1) await callNear(house, save(nth));
      return {
        shots: times(size, (nth) => save(100 + nth)),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(left);
          const [book] = await house.mall.sql<{ kept: number }>(
            'select count(*)::integer as kept from support.quick_reply where mid = 1 and cid = 11',
          );
          expect(book?.kept).toBe(50);
        },
      };
    },
  },

  'support.quickReply.remove': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      await house.mall.sql('delete from support.quick_reply where mid = 1');
      const made = await callNear(house, { name: 'support.quickReply.save', token, input: { cid, title: '在的', text: '在的。' } });
      const { id } = made.data as { id: string };
      return {
        shots: times(size, () => ({ name: 'support.quickReply.remove', token, input: { id } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(await house.mall.sql('select id from support.quick_reply where mid = 1')).toEqual([]);
        },
      };
    },
  },
};
