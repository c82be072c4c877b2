import type { chatRows } from '@qianpu/contract/calls/support';
import type { supportStaffRows } from '@qianpu/contract/calls/support-staff';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { memberRoom, merchantRoom } from '../../src/modules/asset/storage-quota.rules.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Answer } from '../call-table.ts';
import { filesOf, leaveRoom, ROOM_LEFT } from './asset.races.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aConversation } from './support.races.ts';
import { callNear, codes, okCount, times } from './volley.ts';

const cid = '11';
const staff = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['support.*']);

/** A shop that says something, afresh; its first question. */
async function aWelcome(house: RaceHouse, token: string): Promise<string> {
  await house.mall.sql('delete from support.welcome where mid = 1');
  const input = { cid, greeting: '您好', hours: null, questions: [{ title: '何时发货？', answer: '当天发货。' }], revision: 0 };
  const { data } = await callNear(house, { name: 'support.welcome.save', token, input });
  return (data as { questions: { id: string }[] }).questions[0]?.id ?? '';
}

async function expectRoomTaken(house: RaceHouse, answers: readonly Answer[], ownerId: string, most: number): Promise<void> {
  expect(okCount(answers)).toBe(ROOM_LEFT);
  expect(await filesOf(house, ownerId)).toBe(most);
  const [kept] = await house.mall.sql<{ n: number }>(`select count(*)::integer as n from asset.private_file where id = any($1::bigint[])`, [
    answers.flatMap(({ data }) => (data as { id?: string } | null)?.id ?? []),
  ]);
  expect(kept?.n).toBe(ROOM_LEFT);
}

type MemberRow = 'support.chat.ask' | 'support.picture.upload';
type StaffRow = 'support.welcome.save' | 'support.agent.save' | 'support.picture.uploadForShop';

export const supportServiceRaces: Races<Pick<typeof chatRows, MemberRow> & Pick<typeof supportStaffRows, StaffRow>> = {
  'support.chat.ask': {
    stake: 'none',
    prepare: async (house, size) => {
      const { member, token } = await aConversation(house);
      const questionId = await aWelcome(house, token);
      const key = crypto.randomUUID();
      return {
        shots: times(size, () => ({ name: 'support.chat.ask', token: member.token, key, input: { cid, questionId } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const said = await house.mall.sql<{ seq: number; is_automatic: boolean; staff_count: number }>(
            'select seq, is_automatic, staff_count from support.message where member_id = $1 order by seq',
            [member.memberId],
          );
          expect(said).toEqual([
            { seq: 1, is_automatic: false, staff_count: 0 },
            { seq: 2, is_automatic: false, staff_count: 0 },
            { seq: 3, is_automatic: true, staff_count: 1 },
          ]);
        },
      };
    },
  },

  'support.picture.upload': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { member } = await aConversation(house);
      await house.mall.sql('delete from asset.room where mid = 1 and owner_id = 0');
      await leaveRoom(house, member.memberId, memberRoom.files);
      return {
        shots: times(size, () => ({ name: 'support.picture.upload', token: member.token, input: { cid } })),
        judge: (answers) => expectRoomTaken(house, answers, member.memberId, memberRoom.files),
      };
    },
  },

  'support.picture.uploadForShop': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { memberId } = (await aConversation(house)).member;
      // Different people, for each may send only a few at once; what they share is the merchant's room.
      const tokens = await Promise.all(Array.from({ length: size }, () => staff(house)));
      await leaveRoom(house, '0', merchantRoom.files);
      return {
        shots: tokens.map((token) => ({ name: 'support.picture.uploadForShop', token, input: { memberId, cid } })),
        judge: (answers) => expectRoomTaken(house, answers, '0', merchantRoom.files),
      };
    },
  },

  'support.welcome.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      await aWelcome(house, token);
      const save = (nth: number) => ({ cid, greeting: `第 ${nth}`, hours: null, questions: [], revision: 1 });
      return {
        shots: times(size, (nth) => ({ name: 'support.welcome.save', token, input: save(nth) })),
        judge: async (answers) => {
          // All have seen the same: one of them counts, and the others are told.
          expect(okCount(answers)).toBe(1);
          expect(codes(answers).toSorted()).toEqual([0, failures.SETTING_CHANGED.code].toSorted());
          const winner = answers.findIndex(({ code }) => code === 0);
          expect(await house.mall.sql('select greeting, revision from support.welcome where mid = 1')).toEqual([
            { greeting: `第 ${winner}`, revision: 2 },
          ]);
        },
      };
    },
  },

  'support.agent.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staff(house);
      await house.mall.sql('delete from support.agent where mid = 1');
      return {
        shots: times(size, (nth) => ({ name: 'support.agent.save', token, input: { nick: `小${nth}`, avatar: `1/${nth}.png` } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [agent, ...others] = await house.mall.sql<{ nick: string; avatar: string }>(
            'select nick, avatar from support.agent where mid = 1',
          );
          expect(others).toEqual([]);
          expect(agent?.avatar).toBe(`1/${agent?.nick.slice(1)}.png`);
        },
      };
    },
  },
};
