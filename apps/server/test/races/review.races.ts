import type { reviewMemberRows, reviewRows, reviewStaffRows } from '@qianpu/contract/calls/review';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { inTx } from '#platform/ctx';
import { insertRights } from '../../src/modules/review/right.repo.ts';
import { aMember, aStaffToken, type TestMember } from '../builders/populated-mall.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, callNear, codes, inTurn, okCount, times } from './volley.ts';

interface Line {
  readonly goodsId: string;
  readonly orderId: string;
  readonly skuId: string;
}

/** A line of a goods only this volley knows, received by the buyer. */
async function aLine({ mall }: RaceHouse, { memberId }: TestMember): Promise<Line> {
  const [goodsId, orderId, skuId] = [mall.newId(), mall.newId(), mall.newId()];
  const line = { goodsId, skuId, title: '荔枝', picture: '1/goods.jpg', specs: [] };
  await inTx(mall.ctx('1'), (ctx) => insertRights(ctx, { orderId, cid: '11', memberId, receivedAt: ctx.now, lines: [line] }));
  return { goodsId, orderId, skuId };
}

const addShot = ({ token }: TestMember, { orderId, skuId }: Line, text = '很甜'): Shot => ({
  name: 'catalog.review.add',
  token,
  input: { orderId, skuId, score: 5, text, tags: ['很甜'] },
});

interface Written {
  readonly author: TestMember;
  readonly goodsId: string;
  readonly id: string;
}
async function aReview(house: RaceHouse): Promise<Written> {
  const author = await aMember(house.mall, '1');
  const line = await aLine(house, author);
  const { data } = await callNear(house, addShot(author, line));
  return { author, goodsId: line.goodsId, id: (data as { id: string }).id };
}

const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['catalog.*']);
const moderateShot = (token: string, id: string, standing: 'SHOWN' | 'HIDDEN'): Shot => ({
  name: 'catalog.review.moderate',
  token,
  input: { id, standing },
});
const reviewsOf = ({ mall }: RaceHouse, goodsId: string) =>
  mall.sql<{ standing: string; appended_text: string | null; answer_text: string | null; helpful_count: number }>(
    'select standing, appended_text, answer_text, helpful_count from catalog.review where goods_id = $1',
    [goodsId],
  );

/** That summaries, tags and votes agree with the reviews is the referee's word, asked after every volley. */
export const reviewRaces: Races<typeof reviewRows & typeof reviewMemberRows & typeof reviewStaffRows> = {
  'catalog.review.add': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [buyer, stranger] = await Promise.all([aMember(house.mall, '1'), aMember(house.mall, '1')]);
      const line = await aLine(house, buyer);
      return {
        shots: inTurn(
          size,
          (nth) => addShot(buyer, line, `第 ${nth} 次`),
          () => addShot(stranger, line),
        ),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(codes(answers)).toEqual(expect.arrayContaining([failures.ALREADY_REVIEWED.code, failures.NOT_FOUND.code]));
          expect(await reviewsOf(house, line.goodsId)).toHaveLength(1);
        },
      };
    },
  },

  'catalog.review.append': {
    stake: 'limit',
    prepare: async (house, size) => {
      const [{ author, goodsId, id }, token] = await Promise.all([aReview(house), staffToken(house)]);
      const shots = inTurn(
        size,
        (nth): Shot => ({ name: 'catalog.review.append', token: author.token, input: { id, text: `第 ${nth} 次` } }),
        (nth) => moderateShot(token, id, nth % 2 === 0 ? 'HIDDEN' : 'SHOWN'),
      );
      return {
        shots,
        judge: async (answers) => {
          const appends = answersTo('catalog.review.append', shots, answers);
          expect([okCount(appends), codes(appends)]).toEqual([1, expect.arrayContaining([failures.APPEND_OVER.code])]);
          expect(await reviewsOf(house, goodsId)).toMatchObject([{ appended_text: expect.stringMatching(/^第 \d+ 次$/) }]);
        },
      };
    },
  },

  'catalog.review.helpful': {
    stake: 'limit',
    prepare: async (house, size) => {
      const { goodsId, id } = await aReview(house);
      const readers = await Promise.all(Array.from({ length: Math.ceil(size / 2) }, () => aMember(house.mall, '1')));
      const vote = (nth: number): Shot => ({
        name: 'catalog.review.helpful',
        token: readers[nth]?.token ?? '',
        input: { id, isHelpful: true },
      });
      return {
        // Everybody twice.
        shots: inTurn(size, vote, vote),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect((await reviewsOf(house, goodsId))[0]?.helpful_count).toBe(readers.length);
        },
      };
    },
  },

  'catalog.review.answer': {
    stake: 'none',
    prepare: async (house, size) => {
      const [{ goodsId, id }, token] = await Promise.all([aReview(house), staffToken(house)]);
      return {
        shots: times(size, (nth) => ({ name: 'catalog.review.answer', token, input: { id, text: `谢谢 ${nth}` } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await reviewsOf(house, goodsId)).toMatchObject([{ answer_text: expect.stringMatching(/^谢谢 \d+$/) }]);
        },
      };
    },
  },

  'catalog.review.moderate': {
    stake: 'none',
    prepare: async (house, size) => {
      const [{ goodsId, id }, token, late] = await Promise.all([aReview(house), staffToken(house), aMember(house.mall, '1')]);
      const more = await Promise.all(Array.from({ length: size }, () => aLine(house, late)));
      await house.mall.sql('update catalog.review_right set goods_id = $1 where member_id = $2', [goodsId, late.memberId]);
      const shots = inTurn(
        size,
        () => moderateShot(token, id, 'HIDDEN'),
        () => moderateShot(token, id, 'SHOWN'),
        (nth) => addShot(late, more[nth] as Line),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await reviewsOf(house, goodsId)).toHaveLength(1 + answersTo('catalog.review.add', shots, answers).length);
        },
      };
    },
  },

  'catalog.review.setSensitiveWords': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffToken(house);
      return {
        shots: times(size, (nth) => ({ name: 'catalog.review.setSensitiveWords', token, input: { words: [`一${nth}`, `二${nth}`] } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [list] = await house.mall.sql<{ words: string[] }>('select words from catalog.sensitive_words where mid = 1');
          expect(new Set(list?.words.map((word) => word.slice(1))).size).toBe(1);
          await house.mall.sql('delete from catalog.sensitive_words where mid = 1');
        },
      };
    },
  },
};
