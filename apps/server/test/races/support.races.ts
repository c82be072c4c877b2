import type { chatRows } from '@qianpu/contract/calls/support';
import type { supportStaffRows } from '@qianpu/contract/calls/support-staff';
import { expect } from 'vitest';
import { aMember, aStaffToken, type TestMember } from '../builders/populated-mall.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { callNear, inTurn, okCount, times } from './volley.ts';

const cid = '11';
const staff = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['support.*']);

/** A member to whom customer service is open. */
async function aWriter(house: RaceHouse): Promise<{ member: TestMember; token: string }> {
  const [member, token] = await Promise.all([aMember(house.mall, '1'), staff(house)]);
  await callNear(house, { name: 'support.entrance.set', token, input: { cid, status: 1 } });
  return { member, token };
}

/** The same, who has written once. */
export async function aConversation(house: RaceHouse): Promise<{ member: TestMember; token: string }> {
  const made = await aWriter(house);
  await callNear(house, say(made.member, '在吗？'));
  return made;
}

export const say = ({ token }: TestMember, text: string, key = crypto.randomUUID()): Shot => ({
  name: 'support.chat.send',
  token,
  key,
  input: { cid, text },
});

/** What the tables say, beside what the messages themselves add up to. */
async function bookOf({ mall }: RaceHouse, { memberId }: TestMember) {
  const [book] = await mall.sql(
    `select c.last_seq, c.member_unread, c.staff_unread, count(*)::integer as messages, max(m.seq) as highest,
            (count(*) filter (where m.sender = 'STAFF' and m.seq > c.member_read_seq))::integer as unread_by_member,
            (count(*) filter (where m.sender = 'MEMBER' and m.seq > c.staff_read_seq))::integer as unread_by_staff
       from support.conversation c join support.message m using (mid, member_id, cid) where c.member_id = $1
      group by c.mid, c.member_id, c.cid`,
    [memberId],
  );
  return book as Record<
    'last_seq' | 'member_unread' | 'staff_unread' | 'messages' | 'highest' | 'unread_by_member' | 'unread_by_staff',
    number
  >;
}

async function expectExact(house: RaceHouse, member: TestMember, messages: number) {
  const book = await bookOf(house, member);
  expect(book).toMatchObject({ last_seq: messages, highest: messages, messages });
  expect([book.member_unread, book.staff_unread]).toEqual([book.unread_by_member, book.unread_by_staff]);
  return book;
}

type WrittenRow = 'support.chat.send' | 'support.chat.markRead';
type TalkRow = 'support.chat.reply' | 'support.chat.read' | 'support.entrance.set';

export const supportRaces: Races<Pick<typeof chatRows, WrittenRow> & Pick<typeof supportStaffRows, TalkRow>> = {
  'support.chat.send': {
    stake: 'none',
    prepare: async (house, size) => {
      // The conversation begins with it: a minute has room for thirty messages, and every try counts.
      const { member } = await aWriter(house);
      const key = crypto.randomUUID();
      return {
        shots: times(size, () => say(member, '草莓今天能送到吗？', key)),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(new Set(answers.map(({ data }) => (data as { seq: number }).seq)).size).toBe(1);
          await expectExact(house, member, 1);
        },
      };
    },
  },

  'support.chat.reply': {
    stake: 'none',
    prepare: async (house, size) => {
      const { member, token } = await aConversation(house);
      const shots = inTurn(
        size,
        () => ({ name: 'support.chat.reply', token, input: { memberId: member.memberId, cid, text: '在的。' } }),
        () => say(member, '好。'),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const book = await expectExact(house, member, size + 1);
          expect(book.member_unread).toBe(Math.ceil(size / 2));
        },
      };
    },
  },

  'support.chat.markRead': {
    stake: 'none',
    prepare: async (house, size) => {
      const { member, token } = await aConversation(house);
      const { memberId } = member;
      const shots = inTurn(
        size,
        () => ({ name: 'support.chat.reply', token, input: { memberId, cid, text: '在的。' } }),
        (nth) => ({ name: 'support.chat.markRead', token: member.token, input: { cid, seq: nth + 1 } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          await expectExact(house, member, 1 + Math.ceil(size / 2));
        },
      };
    },
  },

  'support.chat.read': {
    stake: 'none',
    prepare: async (house, size) => {
      const { member, token } = await aConversation(house);
      const { memberId } = member;
      const shots = inTurn(
        size,
        () => say(member, '在吗？'),
        () => ({ name: 'support.chat.read', token, input: { memberId, cid } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          await expectExact(house, member, 1 + Math.ceil(size / 2));
          await callNear(house, { name: 'support.chat.read', token, input: { memberId, cid } });
          expect((await bookOf(house, member)).staff_unread).toBe(0);
        },
      };
    },
  },

  'support.entrance.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      await house.mall.sql('delete from support.contact where mid = 1');
      const nicks = ['小千', '小铺'];
      const shots = times(size, (nth) => ({
        name: 'support.entrance.set',
        token,
        input: { cid, status: nth % 2, nick: nicks[nth % 2] },
      }));
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const contacts = await house.mall.sql<{ nick: string; is_open: boolean }>(
            'select nick, is_open from support.contact where mid = 1 and cid = 11',
          );
          expect(contacts).toHaveLength(1);
          expect(contacts.map(({ nick, is_open }) => nicks.indexOf(nick) === Number(is_open))).toEqual([true]);
        },
      };
    },
  },
};
