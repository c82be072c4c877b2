import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { aReviewScene, type ReviewScene, refused } from '../../../test/builders/review-scene.ts';

let house: PopulatedMall;
let scene: ReviewScene;
beforeAll(async () => {
  house = await aPopulatedMall();
  scene = await aReviewScene(house);
});
afterAll(() => house.close());

type Inbox = OutputOf<'catalog.review.inbox'>;
const inbox = async (filter: object = {}) => (await scene.asStaff('catalog.review.inbox', { goodsId: scene.goodsId, ...filter })) as Inbox;
const texts = async (filter: object) => (await inbox(filter)).list.map(({ text }) => text);

describe('the inbox of reviews (A7)', () => {
  test('says what was bought, in which order and by whom, also where shoppers do not see it', async () => {
    await scene.aReview({ text: '不留名', isAnonymous: true });
    const { list, total } = await inbox();
    expect(total).toBe(1);
    expect(list).toMatchObject([
      {
        text: '不留名',
        cid: '11',
        goods: { title: '妃子笑荔枝', picture: '1/goods.jpg' },
        orderId: expect.stringMatching(/^\d+$/),
        member: { id: scene.buyer.memberId, name: '爱吃荔枝' },
      },
    ]);
    expect(list[0]?.author.name).not.toBe('爱吃荔枝');
  });

  test('is narrowed by stars, answers, pictures, words and days, and counted', async () => {
    const { id } = await scene.aReview({ text: '坏了一半 100%', score: 1 });
    await scene.aReview({ text: '有图', score: 4, pictures: [await scene.aPicture()] });
    await scene.aReview({ text: '加微信', score: 2 });
    expect(await texts({ score: 1 })).toEqual(['坏了一半 100%']);
    expect(await texts({ pictures: 'WITH' })).toEqual(['有图']);
    expect(await texts({ words: '了一' })).toEqual(['坏了一半 100%']);
    expect(await texts({ words: '%' })).toEqual(['坏了一半 100%']);
    expect(await texts({ standing: 'WAITING' })).toEqual(['加微信']);
    expect(await texts({ writtenUntil: 1_000 })).toEqual([]);
    expect((await inbox({ writtenFrom: 1_000 })).total).toBe(4);
    const counts = () => scene.asStaff('catalog.review.counts', { cid: '11' });
    expect(await counts()).toEqual({ waiting: 1, unanswered: 3, poorUnanswered: 1 });
    await scene.asStaff('catalog.review.answer', { id, text: '这就赔您' });
    expect(await counts()).toEqual({ waiting: 1, unanswered: 2, poorUnanswered: 0 });
    expect(await texts({ answer: 'ANSWERED' })).toEqual(['坏了一半 100%']);
    expect(await texts({ answer: 'UNANSWERED', score: 1 })).toEqual([]);
  });

  test('is of the own shop: another shop has none to read, answer or hide', async () => {
    const { id } = await scene.aReview({ text: '别家的' });
    const foreign = await aStaffToken(house.mall, '1', ['catalog.*'], '12');
    const asForeign = (name: Parameters<typeof scene.ask>[0], input: object) => scene.ask(name, input, foreign);
    expect(await asForeign('catalog.review.inbox', {})).toMatchObject({ list: [], total: 0 });
    expect(await asForeign('catalog.review.counts', {})).toEqual({ waiting: 0, unanswered: 0, poorUnanswered: 0 });
    expect(await asForeign('catalog.review.answer', { id, text: '冒' })).toEqual(refused('NOT_FOUND'));
    expect(await asForeign('catalog.review.moderate', { id, standing: 'HIDDEN' })).toEqual(refused('NOT_FOUND'));
    expect(await texts({ words: '别家' })).toEqual(['别家的']);
    await house.mall.sql('update catalog.review set cid = null where mid = 1 and id = $1', [id]);
    expect(await asForeign('catalog.review.answer', { id, text: '冒' })).toEqual(refused('NOT_FOUND'));
    expect(await scene.asStaff('catalog.review.answer', { id, text: '谢谢' })).toEqual({});
  });

  test('the words that make a review wait can be read', async () => {
    expect(await scene.asStaff('catalog.review.sensitiveWords', {})).toEqual({ words: expect.arrayContaining(['加微信']) });
  });
});
