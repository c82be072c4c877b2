import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { aMember, aPopulatedMall, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { aReviewScene, type ReviewScene, refused } from '../../../test/builders/review-scene.ts';
import { aPaidOrder, aShopper } from '../../../test/builders/shopper.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { subscribers } from '../../app/modules.ts';
import { autoReview } from './auto-review.ts';

const log = createLog('test', 'silent');
let house: PopulatedMall;
let scene: ReviewScene;
beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());
beforeEach(async () => {
  scene = await aReviewScene(house);
});

describe('the right to review (spec 2.2)', () => {
  test('comes with the receipt of an order, line by line, and is used up by the review', async () => {
    const shopper = await aShopper(house.mall, house.apples);
    const lines = house.apples.skuIds.map((skuId) => ({ cid: '11', skuId, quantity: 2 }));
    const { orderIds } = await aPaidOrder(house.apples, shopper, { lines });
    const [orderId = ''] = orderIds;
    const pending = async () =>
      (await scene.ask('catalog.review.pending', { orderId }, shopper.token)) as OutputOf<'catalog.review.pending'>;
    expect((await pending()).list).toEqual([]);
    await scene.asStaff('trade.order.ship', { id: orderId, carrier: '顺丰', trackingNo: 'SF1234567890' });
    expect(await scene.ask('trade.order.receive', { id: orderId }, shopper.token)).toEqual({ state: 'COMPLETED' });
    const delivery = new Delivery({ pod: house.mall.pod, subscribers, openCtx: openCtx(house.mall.pod, house.mall.engines, log), log });
    try {
      await expect.poll(async () => (await pending()).list.length, { timeout: 10_000 }).toBe(2);
    } finally {
      await delivery.close();
    }
    const [first] = (await pending()).list;
    expect(first).toMatchObject({ orderId, title: '红苹果', picture: '1/goods.jpg', specs: '一份' });
    const draft = { orderId, skuId: first?.skuId, score: 4, text: '脆' };
    expect(await scene.ask('catalog.review.add', draft, shopper.token)).toMatchObject({ standing: 'SHOWN' });
    expect((await pending()).list.map(({ title }) => title)).toEqual(['青苹果']);
    expect(await scene.ask('catalog.review.add', draft, shopper.token)).toEqual(refused('ALREADY_REVIEWED'));
  });

  test('is the buyer’s alone: for others the line is not there', async () => {
    const line = await scene.aLine();
    const other = await aMember(house.mall, '1');
    expect(await scene.ask('catalog.review.add', { ...line, score: 1 }, other.token)).toEqual(refused('NOT_FOUND'));
    expect(await scene.ask('catalog.review.pending', { orderId: line.orderId }, other.token)).toMatchObject({ list: [] });
  });

  test('of ten reviews of one line at once one is written, and counted once', async () => {
    const line = await scene.aLine();
    const answers = await Promise.all(Array.from({ length: 10 }, () => scene.asBuyer('catalog.review.add', { ...line, score: 5 })));
    expect(answers.filter((answer) => 'id' in (answer as object))).toHaveLength(1);
    expect((await scene.summary()).count).toBe(1);
    expect(await scene.findings()).toEqual([]);
  });
});

describe('a review (spec 2.2)', () => {
  test('shows its author masked, what was bought, tags once each and words without blanks around them', async () => {
    await scene.aReview({ text: ' 很甜 \n', tags: ['很甜', '很甜', '送得快'] });
    expect((await scene.list()).list).toMatchObject([
      {
        author: { name: '爱***枝', avatar: '1/avatar/me.jpg' },
        text: '很甜',
        tags: ['很甜', '送得快'],
        specs: '大果 500g×2 盒',
        appended: null,
        answer: null,
        helpful: 0,
      },
    ]);
  });

  test('of somebody who wants to be nobody has neither name nor face, in the reader’s language', async () => {
    await scene.aReview({ isAnonymous: true });
    expect((await scene.list()).list[0]?.author).toEqual({ name: '匿名用户', avatar: null });
    expect(await scene.ask('catalog.review.list', { goodsId: scene.goodsId }, '', 'en')).toMatchObject({
      list: [{ author: { name: 'Anonymous' } }],
    });
    expect((await scene.mine()).list).toMatchObject([{ isAnonymous: true, goods: { id: scene.goodsId, title: '妃子笑荔枝' } }]);
  });

  test('shows only pictures its author uploaded for reviews', async () => {
    const [own, avatar] = [await scene.aPicture(), await scene.aPicture(scene.buyer, 'avatar')];
    const others = await scene.aPicture(await aMember(house.mall, '1'));
    for (const key of [others, avatar, '1/review/nowhere.jpg', '1/goods.jpg'])
      expect(await scene.aReview({ pictures: [own, key] })).toEqual(refused('BAD_INPUT'));
    const { id } = await scene.aReview({ pictures: [own] });
    expect(await scene.asBuyer('catalog.review.append', { id, text: '后来', pictures: [others] })).toEqual(refused('BAD_INPUT'));
    expect((await scene.list({ filter: 'pictures' })).list).toMatchObject([{ pictures: [own] }]);
  });

  test.each([
    ['as it is written', '请加微信'],
    ['with signs between', '加 微.信'],
    ['in another width and case', 'ｖＸ 123'],
    ['in a tag', '很甜', '加微信'],
  ])('with a sensitive word %s waits and is not counted', async (_how, text, tag = '很甜') => {
    expect(await scene.aReview({ text, tags: [tag] })).toMatchObject({ standing: 'WAITING' });
    expect(await scene.texts()).toEqual([]);
    expect(await scene.summary()).toMatchObject({ count: 0, goodRate: null, tags: [], first: [] });
    expect((await scene.mine()).list).toMatchObject([{ standing: 'WAITING' }]);
    expect(await scene.findings()).toEqual([]);
  });

  test('that waits or is hidden cannot be read by the role that serves visitors', async () => {
    const [shown, waiting, hidden] = [await scene.aReview(), await scene.aReview({ text: '加微信' }), await scene.aReview()];
    await scene.asStaff('catalog.review.moderate', { id: hidden.id, standing: 'HIDDEN' });
    const seen = await house.mall.as('qianpu_public', (client) =>
      client.query<{ id: string }>('select id from catalog.review where id = any($1)', [[shown.id, waiting.id, hidden.id]]),
    );
    expect(seen.rows).toEqual([{ id: shown.id }]);
  });

  test.each(['member_id', 'order_id', 'sku_id'])(
    'has an author whom the role that serves visitors cannot look up by its %s',
    async (column) => {
      const reading = house.mall.as('qianpu_public', (client) => client.query(`select ${column} from catalog.review`));
      await expect(reading).rejects.toThrow(/permission denied/);
    },
  );
});

describe('appending to a review (spec 2.2)', () => {
  test('happens once, by its author, and moves it among the appended', async () => {
    const { id } = await scene.aReview();
    const other = await aMember(house.mall, '1');
    await house.mall.moveClock('3 days');
    expect(await scene.ask('catalog.review.append', { id, text: '不是我的' }, other.token)).toEqual(refused('NOT_FOUND'));
    expect((await scene.mine()).list[0]?.canAppend).toBe(true);
    expect(await scene.asBuyer('catalog.review.append', { id, text: '  ' })).toEqual(refused('BAD_INPUT'));
    expect(await scene.asBuyer('catalog.review.append', { id, text: '还是很甜' })).toEqual({ standing: 'SHOWN' });
    expect(await scene.asBuyer('catalog.review.append', { id, text: '又' })).toEqual(refused('APPEND_OVER'));
    expect((await scene.mine()).list[0]?.canAppend).toBe(false);
    expect((await scene.list({ filter: 'appended' })).list).toMatchObject([{ appended: { text: '还是很甜', daysLater: 3 } }]);
    expect((await scene.summary()).counts).toEqual({ all: 1, good: 1, middle: 0, poor: 0, pictures: 0, appended: 1 });
    expect(await scene.findings()).toEqual([]);
  });

  test('is over after 180 days', async () => {
    const { id } = await scene.aReview();
    await house.mall.moveClock('180 days');
    await scene.staysLoggedIn();
    expect(await scene.asBuyer('catalog.review.append', { id, text: '太晚' })).toEqual(refused('APPEND_OVER'));
  });

  test('with a sensitive word lets the whole review wait; one that is hidden stays hidden', async () => {
    const [shown, hidden] = [await scene.aReview(), await scene.aReview()];
    await scene.asStaff('catalog.review.moderate', { id: hidden.id, standing: 'HIDDEN' });
    expect(await scene.asBuyer('catalog.review.append', { id: shown.id, text: 'V X' })).toEqual({ standing: 'WAITING' });
    expect(await scene.asBuyer('catalog.review.append', { id: hidden.id, text: '好' })).toEqual({ standing: 'HIDDEN' });
    expect((await scene.summary()).count).toBe(0);
    expect(await scene.findings()).toEqual([]);
  });
});

describe("a shop's rating (finding M9)", () => {
  const rating = async () => ((await scene.ask('shop.status.find', { cid: '11' })) as OutputOf<'shop.status.find'>).rating;

  test('counts what is shown, forgets what is hidden and counts it again', async () => {
    await house.mall.sql('truncate catalog.review_right, catalog.review, catalog.review_tag, catalog.review_vote, shop.rating');
    await house.mall.sql('truncate catalog.review_summary, catalog.review_tag_count');
    const poor = await scene.aReview({ score: 2, serviceScore: 4, logisticsScore: 1 });
    await scene.aReview({ score: 5, serviceScore: 5 });
    await scene.aReview({ score: 1, serviceScore: 1, logisticsScore: 1, text: '加微信' });
    expect(await rating()).toEqual({ score: 3.5, reviews: 2, service: 4.5, logistics: 1 });
    await scene.asStaff('catalog.review.moderate', { id: poor.id, standing: 'HIDDEN' });
    expect(await rating()).toEqual({ score: 5, reviews: 1, service: 5, logistics: null });
    await scene.asStaff('catalog.review.moderate', { id: poor.id, standing: 'SHOWN' });
    expect(await rating()).toEqual({ score: 3.5, reviews: 2, service: 4.5, logistics: 1 });
    expect(await scene.findings()).toEqual([]);
  });

  test('silence counts as five stars for goods, service and logistics alike (finding M13)', async () => {
    await house.mall.sql('truncate catalog.review_right, catalog.review, catalog.review_tag, catalog.review_vote, shop.rating');
    await house.mall.sql('truncate catalog.review_summary, catalog.review_tag_count');
    await scene.aReview({ score: 4 });
    const { orderId } = await scene.aLine();
    await house.mall.moveClock('16 days');
    await inTx(house.mall.ctx('1'), (ctx) => autoReview(ctx, [orderId]));
    expect(await rating()).toEqual({ score: 4.5, reviews: 2, service: 5, logistics: 5 });
    expect(await scene.findings()).toEqual([]);
  });

  test('staff and the author read the stars for the shop, visitors do not (finding M13)', async () => {
    await scene.staysLoggedIn();
    await scene.aReview({ serviceScore: 3 });
    expect((await scene.mine()).list[0]).toMatchObject({ score: 5, serviceScore: 3, logisticsScore: null });
    expect(await scene.asStaff('catalog.review.inbox', { goodsId: scene.goodsId })).toMatchObject({
      list: [{ serviceScore: 3, logisticsScore: null }],
    });
    expect((await scene.list()).list[0]).not.toHaveProperty('serviceScore');
    expect(await scene.aReview({ serviceScore: 6 })).toEqual(refused('BAD_INPUT'));
  });
});
