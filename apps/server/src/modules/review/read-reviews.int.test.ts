import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statementNames } from '#platform/db/prepared';
import { type DueTask, runDueTask } from '#platform/due-tasks/due-tasks';
import { createLog } from '#platform/log';
import { aMember, aPopulatedMall, type PopulatedMall } from '../../../test/builders/populated-mall.ts';
import { aReviewScene, type ReviewScene, refused } from '../../../test/builders/review-scene.ts';
import { reviewDueTasks } from './review.due-tasks.ts';

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

describe('lists of reviews (spec 2.2)', () => {
  test('show what says something first, then the newest, by filter and tag, page by page', async () => {
    const picture = await scene.aPicture();
    await scene.aReview({ text: '一般', score: 3, tags: ['不甜'] });
    await scene.aReview({ text: '烂了', score: 1, pictures: [picture] });
    await scene.aReview({ text: '甜', score: 4, tags: ['很甜'] });
    await scene.aReview({ text: '', score: 5 });
    expect(await scene.texts()).toEqual(['甜', '烂了', '一般', '']);
    expect(await scene.texts({ filter: 'good' })).toEqual(['甜', '']);
    expect(await scene.texts({ filter: 'middle' })).toEqual(['一般']);
    expect(await scene.texts({ filter: 'poor' })).toEqual(['烂了']);
    expect(await scene.texts({ filter: 'pictures' })).toEqual(['烂了']);
    expect(await scene.texts({ tag: '很甜' })).toEqual(['甜']);
    expect(await scene.texts({ tag: '很甜', filter: 'poor' })).toEqual([]);
    const first = await scene.list({ pageSize: 3 });
    expect([first.list.length, first.hasMore]).toEqual([3, true]);
    expect(await scene.list({ pageSize: 3, pageNum: 2 })).toMatchObject({ list: [{ text: '' }], hasMore: false });
    expect(await scene.summary()).toMatchObject({
      count: 4,
      goodRate: 50,
      counts: { all: 4, good: 2, middle: 1, poor: 1, pictures: 1, appended: 0 },
      tags: [
        { tag: '不甜', count: 1 },
        { tag: '很甜', count: 1 },
      ],
      first: [{ text: '烂了' }, { text: '一般' }],
    });
  });

  test('of another merchant’s goods are empty, and so is the summary', async () => {
    const [pear] = house.pears.goodsIds;
    expect(await scene.ask('catalog.review.list', { goodsId: pear })).toMatchObject({ list: [], hasMore: false });
    expect(await scene.ask('catalog.review.summary', { goodsId: pear })).toMatchObject({ count: 0, goodRate: null });
  });

  const filters = ['all', 'good', 'middle', 'poor', 'pictures', 'appended'] as const;
  test.each(filters)('%s comes from an index in order: nothing is sorted', async (filter) => {
    await scene.list({ filter });
    const [text] = [...statementNames].find(([, name]) => name === `catalog.reviews.${filter}`) ?? [];
    const plan = await house.mall.as('qianpu_public', async (client) => {
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, ['1', scene.goodsId, 21, 0]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('using review_listed');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('helpful votes (spec 2.2)', () => {
  test('count each member once, may be taken back, and are not for the author', async () => {
    const { id } = await scene.aReview();
    const reader = await aMember(house.mall, '1');
    const vote = (isHelpful: boolean, { token } = reader) => scene.ask('catalog.review.helpful', { id, isHelpful }, token);
    expect(await vote(true)).toEqual({ helpful: 1 });
    expect(await vote(true)).toEqual({ helpful: 1 });
    expect(await vote(true, scene.buyer)).toEqual({ helpful: 1 });
    expect(await vote(false)).toEqual({ helpful: 0 });
    expect(await vote(false)).toEqual({ helpful: 0 });
  });

  test('are told to who gave them, of the reviews that are asked about', async () => {
    const [first, second, third] = [await scene.aReview(), await scene.aReview(), await scene.aReview()];
    const [reader, other] = [await aMember(house.mall, '1'), await aMember(house.mall, '1')];
    const votedBy = ({ token }: typeof reader, ...reviews: { id: string }[]) =>
      scene.ask('catalog.review.voted', { ids: reviews.map(({ id }) => id) }, token);
    for (const { id } of [first, third]) await scene.ask('catalog.review.helpful', { id, isHelpful: true }, reader.token);
    expect(await votedBy(reader, first, second)).toEqual({ ids: [first.id] });
    expect(await votedBy(other, first, second, third)).toEqual({ ids: [] });
  });

  test('of one member are at most sixty a minute, whatever they are for', async () => {
    const { id } = await scene.aReview();
    const { token } = await aMember(house.mall, '1');
    const codes: unknown[] = [];
    for (let nth = 0; nth < 125; nth += 1) codes.push(await scene.ask('catalog.review.helpful', { id, isHelpful: nth % 2 === 0 }, token));
    expect(codes).toContainEqual(refused('TOO_OFTEN'));
  });

  test('of a hundred members at once are a hundred', async () => {
    const { id } = await scene.aReview();
    const readers = await Promise.all(Array.from({ length: 100 }, () => aMember(house.mall, '1')));
    for (let at = 0; at < readers.length; at += 20)
      await Promise.all(readers.slice(at, at + 20).map(({ token }) => scene.ask('catalog.review.helpful', { id, isHelpful: true }, token)));
    expect((await scene.mine()).list[0]?.helpful).toBe(100);
    expect(await scene.findings()).toEqual([]);
  });

  test('are not for what nobody can read', async () => {
    const { id } = await scene.aReview({ text: '加微信' });
    const { token } = await aMember(house.mall, '1');
    expect(await scene.ask('catalog.review.helpful', { id, isHelpful: true }, token)).toEqual(refused('NOT_FOUND'));
  });
});

describe('staff (spec 6)', () => {
  test('see what waits, show it, hide it again, and the counts follow', async () => {
    const { id } = await scene.aReview({ text: '加微信', score: 2, tags: ['骗子'] });
    expect(await scene.inbox('WAITING')).toContain(id);
    await scene.asStaff('catalog.review.moderate', { id, standing: 'SHOWN' });
    await scene.asStaff('catalog.review.moderate', { id, standing: 'SHOWN' });
    expect(await scene.inbox('WAITING')).not.toContain(id);
    expect(await scene.summary()).toMatchObject({ count: 1, tags: [{ tag: '骗子', count: 1 }] });
    expect(await scene.findings()).toEqual([]);
    await scene.asStaff('catalog.review.moderate', { id, standing: 'HIDDEN' });
    expect(await scene.inbox('HIDDEN')).toContain(id);
    expect(await scene.texts({ filter: 'poor' })).toEqual([]);
    expect(await scene.findings()).toEqual([]);
    expect(await scene.asStaff('catalog.review.moderate', { id: '404', standing: 'SHOWN' })).toEqual(refused('NOT_FOUND'));
  });

  test('answer, and the later answer holds', async () => {
    const { id } = await scene.aReview();
    expect(await scene.asStaff('catalog.review.answer', { id, text: ' ' })).toEqual(refused('BAD_INPUT'));
    await scene.asStaff('catalog.review.answer', { id, text: '谢谢' });
    await scene.asStaff('catalog.review.answer', { id, text: '谢谢您' });
    expect((await scene.list()).list).toMatchObject([{ answer: { text: '谢谢您' } }]);
    expect(await scene.asStaff('catalog.review.answer', { id: '404', text: '谢谢' })).toEqual(refused('NOT_FOUND'));
  });
});

describe('silence (spec 2.2)', () => {
  const goAutoReview = () => {
    const [round] = reviewDueTasks;
    return runDueTask(house.mall.pod, round as DueTask, house.mall.ctx, log);
  };

  test('counts as five stars after fifteen days, once, and nobody has to read it', async () => {
    const { orderId } = await scene.aLine();
    await house.mall.moveClock('14 days 23 hours');
    await goAutoReview();
    expect((await scene.summary()).count).toBe(0);
    await house.mall.moveClock('2 hours');
    expect(await goAutoReview()).toBeGreaterThanOrEqual(1);
    expect(await goAutoReview()).toBe(0);
    await scene.staysLoggedIn();
    expect(await scene.asBuyer('catalog.review.pending', { orderId })).toMatchObject({ list: [] });
    const [auto] = (await scene.mine()).list;
    expect(auto).toMatchObject({ score: 5, text: '', isAnonymous: true, canAppend: true });
    expect(await scene.texts({ filter: 'good' })).toEqual([]);
    expect(await scene.summary()).toMatchObject({ count: 1, goodRate: 100, counts: { all: 0, good: 0 } });
    expect(await scene.findings()).toEqual([]);
    // Who breaks it is read.
    expect(await scene.asBuyer('catalog.review.append', { id: auto?.id, text: '忘了说，很好' })).toEqual({ standing: 'SHOWN' });
    expect((await scene.list({ filter: 'appended' })).list).toMatchObject([{ appended: { text: '忘了说，很好' } }]);
    expect(await scene.summary()).toMatchObject({ count: 1, counts: { all: 1, good: 1, appended: 1 } });
    expect(await scene.findings()).toEqual([]);
  });

  test('broken by a sensitive word waits where staff see it; silence itself is not theirs to look through', async () => {
    await scene.aLine();
    await scene.aLine();
    await house.mall.moveClock('15 days 1 hour');
    await goAutoReview();
    await scene.staysLoggedIn();
    const [broken, silent] = (await scene.mine()).list;
    expect(await scene.asBuyer('catalog.review.append', { id: broken?.id, text: '加微信' })).toEqual({ standing: 'WAITING' });
    expect(await scene.inbox('WAITING')).toContain(broken?.id);
    expect(await scene.inbox('SHOWN')).not.toContain(silent?.id);
  });
});
