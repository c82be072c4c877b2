import { failures } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importReviews } from '#modules/catalog';
import { inTx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import { createLog } from '#platform/log';
import { goRound, type Round } from '#platform/rounds/rounds';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from '../../../../test/a-populated-mall.ts';
import { aPaidOrder, aShopper } from '../../../../test/a-shopper.ts';
import { send } from '../../../../test/call-table.ts';
import { openCtx } from '../../../../test/fixtures/probe-events.ts';
import { refereeFindings } from '../../../../test/referee-findings.ts';
import { subscribers } from '../../../app/background.ts';
import { reviewRounds } from './review.rounds.ts';
import { insertRights } from './right.repo.ts';

const log = createLog('test', 'silent');
let house: PopulatedMall;
let staff: string;
let buyer: TestMember;
let goodsId: string;

beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(() => house.close());
beforeEach(async () => {
  // Some tests move the clock far: logins from before have run out.
  staff = await aStaffToken(house.mall, '1', ['catalog.*', 'trade.*']);
  buyer = await aMember(house.mall, '1');
  await house.mall.sql(`update member.account set nick_name = '爱吃荔枝', head_icon = '1/avatar/me.jpg' where id = $1`, [buyer.memberId]);
  goodsId = house.mall.newId();
  await asStaff('catalog.review.setSensitiveWords', { words: ['加微信', 'VX'] });
});

const ask = async (name: CallName, input: object, token = '', lang?: string) => {
  const from = house.from({ token, ...(lang && { headers: { 'accept-language': lang } }) });
  const { code, data } = await send(house.server, rows[name], input, from);
  return code === 0 || code === '200' ? data : { refused: code };
};
const asStaff = (name: CallName, input: object) => ask(name, input, staff);
const refused = (name: keyof typeof failures) => ({ refused: failures[name].code });

/** A line of the buyer's that was received just now. */
async function aLine(member: TestMember = buyer): Promise<{ orderId: string; skuId: string }> {
  const [orderId, skuId] = [house.mall.newId(), house.mall.newId()];
  const line = {
    goodsId,
    skuId,
    title: '妃子笑荔枝',
    picture: '1/goods.jpg',
    specs: [
      { name: '规格', value: '大果' },
      { name: '净重', value: '500g×2 盒' },
    ],
  };
  await inTx(house.mall.ctx('1'), (ctx) => insertRights(ctx, { orderId, memberId: member.memberId, receivedAt: ctx.now, lines: [line] }));
  return { orderId, skuId };
}

type Added = OutputOf<'catalog.review.add'>;
async function aReview(draft: object = {}, member: TestMember = buyer): Promise<Added> {
  return (await ask('catalog.review.add', { ...(await aLine(member)), score: 5, text: '很甜', ...draft }, member.token)) as Added;
}
async function aPicture(member: TestMember = buyer, purpose = 'review'): Promise<string> {
  const key = `1/${purpose}/${crypto.randomUUID().replaceAll('-', '')}.jpg`;
  await house.mall.sql(
    `insert into asset.file (mid, key, member_id, purpose, bytes, width, height, uploaded_at) values (1, $1, $2, $3, 9, 9, 9, platform.now())`,
    [key, member.memberId, purpose],
  );
  return key;
}
const list = async (wish: object = {}) => (await ask('catalog.review.list', { goodsId, ...wish })) as OutputOf<'catalog.review.list'>;
const texts = async (wish: object = {}) => (await list(wish)).list.map(({ text }) => text);
const summary = async () => (await ask('catalog.review.summary', { goodsId })) as OutputOf<'catalog.review.summary'>;
const mine = async () => (await ask('catalog.review.mine', {}, buyer.token)) as OutputOf<'catalog.review.mine'>;
const countsAgree = async () => expect((await refereeFindings(house.mall)).filter(({ check }) => check.startsWith('R'))).toEqual([]);

describe('the right to review (spec 2.2)', () => {
  test('comes with the receipt of an order, line by line, and is used up by the review', async () => {
    const shopper = await aShopper(house.mall, house.apples);
    const lines = house.apples.skuIds.map((skuId) => ({ cid: '11', skuId, quantity: 2 }));
    const { orderIds } = await aPaidOrder(house.apples, shopper, { lines });
    const [orderId = ''] = orderIds;
    const pending = async () => (await ask('catalog.review.pending', { orderId }, shopper.token)) as OutputOf<'catalog.review.pending'>;
    expect((await pending()).list).toEqual([]);
    await asStaff('trade.order.ship', { id: orderId, carrier: '顺丰', trackingNo: 'SF1234567890' });
    expect(await ask('trade.order.receive', { id: orderId }, shopper.token)).toEqual({ state: 'COMPLETED' });
    const delivery = new Delivery({ pod: house.mall.pod, subscribers, openCtx: openCtx(house.mall.pod, house.mall.engines, log), log });
    try {
      await expect.poll(async () => (await pending()).list.length, { timeout: 10_000 }).toBe(2);
    } finally {
      await delivery.close();
    }
    const [first] = (await pending()).list;
    expect(first).toMatchObject({ orderId, title: '红苹果', picture: '1/goods.jpg', specs: '一份' });
    const draft = { orderId, skuId: first?.skuId, score: 4, text: '脆' };
    expect(await ask('catalog.review.add', draft, shopper.token)).toMatchObject({ standing: 'SHOWN' });
    expect((await pending()).list.map(({ title }) => title)).toEqual(['青苹果']);
    expect(await ask('catalog.review.add', draft, shopper.token)).toEqual(refused('ALREADY_REVIEWED'));
  });

  test('is the buyer’s alone: for others the line is not there', async () => {
    const line = await aLine();
    const other = await aMember(house.mall, '1');
    expect(await ask('catalog.review.add', { ...line, score: 1 }, other.token)).toEqual(refused('NOT_FOUND'));
    expect(await ask('catalog.review.pending', { orderId: line.orderId }, other.token)).toMatchObject({ list: [] });
  });

  test('of ten reviews of one line at once one is written, and counted once', async () => {
    const line = await aLine();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('catalog.review.add', { ...line, score: 5 }, buyer.token)));
    expect(answers.filter((answer) => 'id' in (answer as object))).toHaveLength(1);
    expect((await summary()).count).toBe(1);
    await countsAgree();
  });
});

describe('a review (spec 2.2)', () => {
  test('shows its author masked, what was bought, tags once each and words without blanks around them', async () => {
    await aReview({ text: ' 很甜 \n', tags: ['很甜', '很甜', '送得快'] });
    expect((await list()).list).toMatchObject([
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
    await aReview({ isAnonymous: true });
    expect((await list()).list[0]?.author).toEqual({ name: '匿名用户', avatar: null });
    expect(await ask('catalog.review.list', { goodsId }, '', 'en')).toMatchObject({ list: [{ author: { name: 'Anonymous' } }] });
    expect((await mine()).list).toMatchObject([{ isAnonymous: true, goods: { id: goodsId, title: '妃子笑荔枝' } }]);
  });

  test('shows only pictures its author uploaded for reviews', async () => {
    const [own, avatar] = [await aPicture(), await aPicture(buyer, 'avatar')];
    const others = await aPicture(await aMember(house.mall, '1'));
    for (const key of [others, avatar, '1/review/nowhere.jpg', '1/goods.jpg'])
      expect(await aReview({ pictures: [own, key] })).toEqual(refused('BAD_INPUT'));
    const { id } = await aReview({ pictures: [own] });
    expect(await ask('catalog.review.append', { id, text: '后来', pictures: [others] }, buyer.token)).toEqual(refused('BAD_INPUT'));
    expect((await list({ filter: 'pictures' })).list).toMatchObject([{ pictures: [own] }]);
  });

  test.each([
    ['as it is written', '请加微信'],
    ['with signs between', '加 微.信'],
    ['in another width and case', 'ｖＸ 123'],
    ['in a tag', '很甜', '加微信'],
  ])('with a sensitive word %s waits and is not counted', async (_how, text, tag = '很甜') => {
    expect(await aReview({ text, tags: [tag] })).toMatchObject({ standing: 'WAITING' });
    expect(await texts()).toEqual([]);
    expect(await summary()).toMatchObject({ count: 0, goodRate: null, tags: [], first: [] });
    expect((await mine()).list).toMatchObject([{ standing: 'WAITING' }]);
    await countsAgree();
  });

  test('that waits or is hidden cannot be read by the role that serves visitors', async () => {
    const [shown, waiting, hidden] = [await aReview(), await aReview({ text: '加微信' }), await aReview()];
    await asStaff('catalog.review.moderate', { id: hidden.id, standing: 'HIDDEN' });
    const seen = await house.mall.as('qianpu_public', (client) =>
      client.query<{ id: string }>('select id from catalog.review where id = any($1)', [[shown.id, waiting.id, hidden.id]]),
    );
    expect(seen.rows).toEqual([{ id: shown.id }]);
  });
});

describe('appending to a review (spec 2.2)', () => {
  test('happens once, by its author, and moves it among the appended', async () => {
    const { id } = await aReview();
    const other = await aMember(house.mall, '1');
    await house.mall.moveClock('3 days');
    expect(await ask('catalog.review.append', { id, text: '不是我的' }, other.token)).toEqual(refused('NOT_FOUND'));
    expect((await mine()).list[0]?.canAppend).toBe(true);
    expect(await ask('catalog.review.append', { id, text: '  ' }, buyer.token)).toEqual(refused('BAD_INPUT'));
    expect(await ask('catalog.review.append', { id, text: '还是很甜' }, buyer.token)).toEqual({ standing: 'SHOWN' });
    expect(await ask('catalog.review.append', { id, text: '又' }, buyer.token)).toEqual(refused('APPEND_OVER'));
    expect((await mine()).list[0]?.canAppend).toBe(false);
    expect((await list({ filter: 'appended' })).list).toMatchObject([{ appended: { text: '还是很甜', daysLater: 3 } }]);
    expect((await summary()).counts).toEqual({ good: 1, middle: 0, poor: 0, pictures: 0, appended: 1 });
    await countsAgree();
  });

  test('is over after 180 days', async () => {
    const { id } = await aReview();
    await house.mall.moveClock('180 days');
    expect(await ask('catalog.review.append', { id, text: '太晚' }, (await relogin(buyer)).token)).toEqual(refused('APPEND_OVER'));
  });

  test('with a sensitive word lets the whole review wait; one that is hidden stays hidden', async () => {
    const [shown, hidden] = [await aReview(), await aReview()];
    await asStaff('catalog.review.moderate', { id: hidden.id, standing: 'HIDDEN' });
    expect(await ask('catalog.review.append', { id: shown.id, text: 'V X' }, buyer.token)).toEqual({ standing: 'WAITING' });
    expect(await ask('catalog.review.append', { id: hidden.id, text: '好' }, buyer.token)).toEqual({ standing: 'HIDDEN' });
    expect((await summary()).count).toBe(0);
    await countsAgree();
  });
});

describe('lists of reviews (spec 2.2)', () => {
  test('show what says something first, then the newest, by filter and tag, page by page', async () => {
    const picture = await aPicture();
    await aReview({ text: '', score: 5 });
    await aReview({ text: '一般', score: 3, tags: ['不甜'] });
    await aReview({ text: '烂了', score: 1, pictures: [picture] });
    await aReview({ text: '甜', score: 4, tags: ['很甜'] });
    expect(await texts()).toEqual(['甜', '烂了', '一般', '']);
    expect(await texts({ filter: 'good' })).toEqual(['甜', '']);
    expect(await texts({ filter: 'middle' })).toEqual(['一般']);
    expect(await texts({ filter: 'poor' })).toEqual(['烂了']);
    expect(await texts({ filter: 'pictures' })).toEqual(['烂了']);
    expect(await texts({ tag: '很甜' })).toEqual(['甜']);
    expect(await texts({ tag: '很甜', filter: 'poor' })).toEqual([]);
    const first = await list({ pageSize: 3 });
    expect([first.list.length, first.hasMore]).toEqual([3, true]);
    expect(await list({ pageSize: 3, pageNum: 2 })).toMatchObject({ list: [{ text: '' }], hasMore: false });
    expect(await summary()).toMatchObject({
      count: 4,
      goodRate: 50,
      counts: { good: 2, middle: 1, poor: 1, pictures: 1, appended: 0 },
      tags: [
        { tag: '不甜', count: 1 },
        { tag: '很甜', count: 1 },
      ],
      first: [{ text: '烂了' }, { text: '一般' }],
    });
  });

  test('of another merchant’s goods are empty, and so is the summary', async () => {
    const [pear] = house.pears.goodsIds;
    expect(await ask('catalog.review.list', { goodsId: pear })).toMatchObject({ list: [], hasMore: false });
    expect(await ask('catalog.review.summary', { goodsId: pear })).toMatchObject({ count: 0, goodRate: null });
  });

  const orders = ['all', 'good', 'middle', 'poor', 'pictures', 'appended'] as const;
  test.each(orders)('%s comes from an index in order, without a sort', async (filter) => {
    const plan = await house.mall.as('qianpu_public', async (client) => {
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${LISTS[filter]}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    expect(plan).toContain('review_listed');
  });
});

describe('helpful votes (spec 2.2)', () => {
  test('count each member once, may be taken back, and are not for the author', async () => {
    const { id } = await aReview();
    const reader = await aMember(house.mall, '1');
    const vote = (isHelpful: boolean, { token } = reader) => ask('catalog.review.helpful', { id, isHelpful }, token);
    expect(await vote(true)).toEqual({ helpful: 1 });
    expect(await vote(true)).toEqual({ helpful: 1 });
    expect(await vote(true, buyer)).toEqual({ helpful: 1 });
    expect(await vote(false)).toEqual({ helpful: 0 });
    expect(await vote(false)).toEqual({ helpful: 0 });
  });

  test('of a hundred members at once are a hundred', async () => {
    const { id } = await aReview();
    const readers = await Promise.all(Array.from({ length: 100 }, () => aMember(house.mall, '1')));
    for (let at = 0; at < readers.length; at += 20)
      await Promise.all(readers.slice(at, at + 20).map(({ token }) => ask('catalog.review.helpful', { id, isHelpful: true }, token)));
    expect((await mine()).list[0]?.helpful).toBe(100);
    await countsAgree();
  });

  test('are not for what nobody can read', async () => {
    const { id } = await aReview({ text: '加微信' });
    const { token } = await aMember(house.mall, '1');
    expect(await ask('catalog.review.helpful', { id, isHelpful: true }, token)).toEqual(refused('NOT_FOUND'));
  });
});

describe('staff (spec 6)', () => {
  test('see what waits, show it, hide it again, and the counts follow', async () => {
    const { id } = await aReview({ text: '加微信', score: 2, tags: ['骗子'] });
    const inbox = async (standing: string) =>
      ((await asStaff('catalog.review.inbox', { standing, pageSize: 100 })) as OutputOf<'catalog.review.inbox'>).list.map((one) => one.id);
    expect(await inbox('WAITING')).toContain(id);
    await asStaff('catalog.review.moderate', { id, standing: 'SHOWN' });
    await asStaff('catalog.review.moderate', { id, standing: 'SHOWN' });
    expect(await inbox('WAITING')).not.toContain(id);
    expect(await summary()).toMatchObject({ count: 1, tags: [{ tag: '骗子', count: 1 }] });
    await countsAgree();
    await asStaff('catalog.review.moderate', { id, standing: 'HIDDEN' });
    expect(await inbox('HIDDEN')).toContain(id);
    expect(await texts({ filter: 'poor' })).toEqual([]);
    await countsAgree();
    expect(await asStaff('catalog.review.moderate', { id: '404', standing: 'SHOWN' })).toEqual(refused('NOT_FOUND'));
  });

  test('answer, and the later answer holds', async () => {
    const { id } = await aReview();
    expect(await asStaff('catalog.review.answer', { id, text: ' ' })).toEqual(refused('BAD_INPUT'));
    await asStaff('catalog.review.answer', { id, text: '谢谢' });
    await asStaff('catalog.review.answer', { id, text: '谢谢您' });
    expect((await list()).list).toMatchObject([{ answer: { text: '谢谢您' } }]);
    expect(await asStaff('catalog.review.answer', { id: '404', text: '谢谢' })).toEqual(refused('NOT_FOUND'));
  });
});

describe('silence (spec 2.2)', () => {
  const goAutoReview = () => {
    const [round] = reviewRounds;
    return goRound(house.mall.pod, round as Round, house.mall.ctx, log);
  };

  test('counts as five stars after fifteen days, once, and nobody has to read it', async () => {
    const { orderId } = await aLine();
    await house.mall.moveClock('14 days 23 hours');
    await goAutoReview();
    expect((await summary()).count).toBe(0);
    await house.mall.moveClock('2 hours');
    expect(await goAutoReview()).toBeGreaterThanOrEqual(1);
    expect(await goAutoReview()).toBe(0);
    buyer = await relogin(buyer);
    expect(await ask('catalog.review.pending', { orderId }, buyer.token)).toMatchObject({ list: [] });
    const [auto] = (await mine()).list;
    expect(auto).toMatchObject({ score: 5, text: '', isAnonymous: true, canAppend: true });
    expect(await texts({ filter: 'good' })).toEqual([]);
    expect((await summary()).count).toBe(1);
    await countsAgree();
    // Who breaks it is read.
    expect(await ask('catalog.review.append', { id: auto?.id, text: '忘了说，很好' }, buyer.token)).toEqual({ standing: 'SHOWN' });
    expect((await list({ filter: 'appended' })).list).toMatchObject([{ appended: { text: '忘了说，很好' } }]);
    await countsAgree();
  });
});

describe('reviews from elsewhere (spec 2.2)', () => {
  test('keep their times, answers and votes, and are counted', async () => {
    const line = { goodsId, skuId: '1', title: '荔枝', picture: '1/goods.jpg', specs: [{ name: '规格', value: '大果' }] };
    const at = new Date('2026-05-01T00:00:00Z');
    const later = new Date('2026-05-09T00:00:00Z');
    await inTx(house.mall.ctx('1'), (ctx) =>
      importReviews(ctx, [
        { line, memberId: '7', author: { name: '荔***枝', avatar: null }, score: 5, text: '甜', pictures: [], tags: ['甜'], at: later },
        {
          line,
          memberId: '8',
          author: null,
          score: 3,
          text: '一般',
          pictures: [],
          tags: [],
          at,
          appended: { text: '化了', pictures: [], at: later },
          answer: { text: '抱歉', at: later },
          voters: ['9', '10'],
        },
      ]),
    );
    expect((await list()).list).toMatchObject([
      { text: '甜', at: later.toISOString() },
      { text: '一般', at: at.toISOString(), appended: { daysLater: 8 }, answer: { text: '抱歉' }, helpful: 2 },
    ]);
    await countsAgree();
  });
});

/** The login of before, made to last. */
async function relogin(member: TestMember): Promise<TestMember> {
  await house.mall.sql(`update member.session set expires_at = platform.now() + interval '1 day' where id = $1`, [member.sessionId]);
  return member;
}

const LISTED = `select id from catalog.review r where mid = 1 and goods_id = 1 and is_listed`;
const LISTS = {
  all: `${LISTED} order by is_silent, id desc limit 21`,
  good: `${LISTED} and grade = 'good' order by is_silent, id desc limit 21`,
  middle: `${LISTED} and grade = 'middle' order by is_silent, id desc limit 21`,
  poor: `${LISTED} and grade = 'poor' order by is_silent, id desc limit 21`,
  pictures: `${LISTED} and has_pictures order by id desc limit 21`,
  appended: `${LISTED} and appended_at is not null order by id desc limit 21`,
};
