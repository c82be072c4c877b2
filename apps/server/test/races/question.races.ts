import type { questionMemberRows, questionRows, questionStaffRows } from '@qianpu/contract/calls/question';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { inTx } from '#platform/ctx';
import { insertRights } from '../../src/modules/review/right.repo.ts';
import { aMember, aStaffToken, type TestMember } from '../builders/populated-mall.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, codes, inTurn, okCount, times } from './volley.ts';

const ASKED_A_DAY = 5;

const askedOf = ({ merchant }: RaceHouse) => merchant.goodsIds[0] ?? '';
const askShot = (house: RaceHouse, { token }: TestMember, text: string): Shot => ({
  name: 'catalog.question.ask',
  token,
  input: { cid: '11', goodsId: askedOf(house), text },
});

interface QuestionScene {
  readonly id: string;
  readonly asker: TestMember;
}
async function aQuestion(house: RaceHouse): Promise<QuestionScene> {
  const asker = await aMember(house.mall, '1');
  const { data } = await callNear(house, askShot(house, asker, '甜不甜？'));
  return { id: (data as { id: string }).id, asker };
}

/** Somebody who has received the goods. */
async function aBuyer(house: RaceHouse): Promise<TestMember> {
  const { mall } = house;
  const buyer = await aMember(mall, '1');
  const line = { goodsId: askedOf(house), skuId: mall.newId(), title: '荔枝', picture: '1/goods.jpg', specs: [] };
  await inTx(mall.ctx('1'), (ctx) =>
    insertRights(ctx, { orderId: mall.newId(), cid: '11', memberId: buyer.memberId, receivedAt: ctx.now, lines: [line] }),
  );
  return buyer;
}

const answerShot = (id: string, { token }: TestMember, text = '很甜'): Shot => ({
  name: 'catalog.question.answer',
  token,
  input: { id, text },
});
const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['catalog.*']);

const storedOf = async ({ mall }: RaceHouse, id: string) =>
  (
    await mall.sql<{ said: number; shown: number; all: number; standing: string }>(
      `select q.standing, q.answer_count as said, count(a.id) filter (where a.standing = 'SHOWN')::integer as shown, count(a.id)::integer as all
         from question.question q left join question.answer a on a.mid = q.mid and a.question_id = q.id
        where q.id = $1 group by q.standing, q.answer_count`,
      [id],
    )
  )[0];

/** Answers are written, shown and hidden while others do the same: what is counted is what is shown. */
const moderating: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const [{ id }, token, first, late] = await Promise.all([aQuestion(house), staffToken(house), aBuyer(house), aBuyer(house)]);
    const { data } = await callNear(house, answerShot(id, first));
    const moderate = (standing: string): Shot => ({
      name: 'catalog.question.moderateAnswer',
      token,
      input: { id: (data as { id: string }).id, standing },
    });
    const shots = inTurn(
      size,
      (nth) => moderate(nth % 4 === 0 ? 'HIDDEN' : 'SHOWN'),
      () => answerShot(id, late),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answersTo('catalog.question.moderateAnswer', shots, answers))).toBe(Math.ceil(size / 2));
        expect(okCount(answersTo('catalog.question.answer', shots, answers))).toBe(1);
        const stored = await storedOf(house, id);
        expect([stored?.said, stored?.all]).toEqual([stored?.shown, 2]);
      },
    };
  },
};

/** That counts agree with the answers is the referee's word, asked after every volley. */
export const questionRaces: Races<typeof questionRows & typeof questionMemberRows & typeof questionStaffRows> = {
  'catalog.question.ask': {
    stake: 'limit',
    prepare: async (house, size) => {
      const member = await aMember(house.mall, '1');
      return {
        shots: times(size, (nth) => askShot(house, member, `第 ${nth} 问`)),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(Math.min(size, ASKED_A_DAY));
          if (size > ASKED_A_DAY) expect(codes(answers)).toContain(failures.ASKED_ENOUGH.code);
          const asked = await house.mall.sql('select id from question.question where member_id = $1', [member.memberId]);
          expect(asked).toHaveLength(Math.min(size, ASKED_A_DAY));
        },
      };
    },
  },

  'catalog.question.answer': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [{ id }, buyer, stranger] = await Promise.all([aQuestion(house), aBuyer(house), aMember(house.mall, '1')]);
      return {
        shots: inTurn(
          size,
          (nth) => answerShot(id, buyer, `第 ${nth} 次`),
          () => answerShot(id, stranger),
        ),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(codes(answers)).toEqual(expect.arrayContaining([failures.ALREADY_ANSWERED.code, failures.BUYERS_ANSWER.code]));
          expect(await storedOf(house, id)).toMatchObject({ said: 1, all: 1 });
        },
      };
    },
  },

  'catalog.question.reply': {
    stake: 'none',
    prepare: async (house, size) => {
      const [{ id }, token] = await Promise.all([aQuestion(house), staffToken(house)]);
      return {
        shots: times(size, (nth) => ({ name: 'catalog.question.reply', token, input: { id, text: `您好 ${nth}` } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await storedOf(house, id)).toMatchObject({ said: 1, all: 1 });
        },
      };
    },
  },

  'catalog.question.moderate': {
    stake: 'none',
    prepare: async (house, size) => {
      const [{ id }, token] = await Promise.all([aQuestion(house), staffToken(house)]);
      const moderate = (standing: string): Shot => ({ name: 'catalog.question.moderate', token, input: { id, standing } });
      return {
        shots: inTurn(
          size,
          () => moderate('HIDDEN'),
          () => moderate('SHOWN'),
        ),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await storedOf(house, id))?.standing).toMatch(/^(SHOWN|HIDDEN)$/);
        },
      };
    },
  },

  'catalog.question.moderateAnswer': moderating,
};
