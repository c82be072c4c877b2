import { failures } from '@qianpu/contract/failure';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aLoyaltyHouse, type LoyaltyHouse } from '../../../test/builders/loyalty-house.ts';
import type { TestMember } from '../../../test/builders/populated-mall.ts';
import { earnFromReview } from './earn-from-review.ts';
import { eraseLoyalty, exportLoyalty, joinLoyalty } from './personal-loyalty.ts';

let shop: LoyaltyHouse;
let member: TestMember;

beforeAll(async () => {
  shop = await aLoyaltyHouse();
});
beforeEach(async () => {
  member = await shop.member();
});
afterEach(async () => expect(await shop.findings()).toEqual([]));
afterAll(() => shop.close());

const info = ({ token } = member) => shop.call('member.level.info', {}, token);
const detail = ({ token } = member) => shop.call('member.account.detail', {}, token);
const points = ({ token } = member) => shop.call('member.points.list', {}, token);
const sources = (list: readonly { source: string; amount: number }[]) => list.map(({ source, amount }) => `${source} ${amount}`);
const refused = (name: keyof typeof failures) => ({ refused: failures[name].code });

describe('growth of orders (issue 27)', () => {
  test('one for each yuan of goods when it is received; the level follows at once and login answers it', async () => {
    await shop.receive(member, 29_999);
    expect(await info()).toMatchObject({ level: 0, growth: 299, next: { level: 1, missing: 1 }, levelUntil: null });
    await shop.receive(member, 100);
    expect(await info()).toMatchObject({
      ...{ level: 1, growth: 300, next: { level: 2, missing: 700 }, keptGrowth: 0, freightLeft: 1 },
      changes: [{ fromLevel: 0, toLevel: 1, cause: 'UP' }],
    });
    expect(await detail()).toMatchObject({ level: 1 });
    expect(sources((await shop.call('member.growth.list', {}, member.token)).list)).toEqual(['ORDER 1', 'ORDER 299']);
  });

  test('the same order twice counts once', async () => {
    const orderId = await shop.receive(member, 10_000);
    await shop.receive(member, 10_000, orderId);
    expect([(await info()).growth, (await points()).points]).toEqual([100, 100]);
  });

  test('a refund takes its share back, cut; before the order is received it lowers what is earned', async () => {
    const orderId = await shop.receive(member, 10_050);
    await shop.refund(member, orderId, 3_333);
    expect([(await info()).growth, (await points()).points]).toEqual([67, 67]);
    await shop.refund(member, orderId, 6_717, true);
    expect([(await info()).growth, (await points()).points]).toEqual([0, 0]);
    const early = shop.house.mall.newId();
    await shop.refund(member, early, 5_000);
    await shop.receive(member, 10_000, early);
    expect([(await info()).growth, (await points()).points]).toEqual([50, 50]);
  });

  test('three reviews with pictures a day count', async () => {
    const add = (hasPictures: boolean) =>
      inTx(shop.house.mall.ctx('1'), (ctx) => earnFromReview(ctx, { reviewId: ctx.newId(), memberId: member.memberId, hasPictures }));
    for (const hasPictures of [false, true, true, true, true]) await add(hasPictures);
    expect((await info()).growth).toBe(15);
  });
});

describe('staff and levels (issue 27)', () => {
  const until = () => Date.now() + 86_400_000;

  test('a level they set wins while it lasts, and has a row of history with its reason', async () => {
    await shop.receive(member, 30_000);
    const set = { memberId: member.memberId, level: 2, until: until(), reason: '客诉补偿' };
    expect(await shop.call('member.level.set', set)).toEqual({ level: 2 });
    expect(await detail()).toMatchObject({ level: 2 });
    expect(await shop.call('member.loyalty.find', { memberId: member.memberId })).toMatchObject({
      ...{ level: 2, earnedLevel: 1, growth: 300 },
      changes: [
        { cause: 'STAFF', fromLevel: 1, toLevel: 2, note: '客诉补偿', staff: { name: expect.stringMatching(/./) } },
        { cause: 'UP', staff: null },
      ],
    });
    expect(await shop.call('member.level.set', { ...set, level: null, until: null })).toEqual({ level: 1 });
    expect(await detail()).toMatchObject({ level: 1 });
  });

  test('a level nobody has written, a day that is over and a member who is none are refused', async () => {
    const set = { memberId: member.memberId, level: 2, until: until(), reason: '补偿' };
    expect(await shop.call('member.level.set', { ...set, level: 9 })).toEqual(refused('BAD_INPUT'));
    expect(await shop.call('member.level.set', { ...set, until: 1 })).toEqual(refused('BAD_INPUT'));
    expect(await shop.call('member.level.set', { ...set, memberId: '404' })).toEqual(refused('NOT_FOUND'));
    expect(await shop.call('member.points.adjust', { memberId: '404', amount: 5, reason: '补偿' })).toEqual(refused('NOT_FOUND'));
  });

  test('growth they take is no more than there is; lowered levels are reached by asking', async () => {
    await shop.call('member.growth.adjust', { memberId: member.memberId, amount: 200, reason: '补发' });
    expect(await shop.call('member.growth.adjust', { memberId: member.memberId, amount: -900, reason: '扣回' })).toEqual({
      growth: 0,
      level: 0,
    });
    expect(await shop.call('member.level.autoUpgrade', {}, member.token)).toEqual({ before: 0, after: 0, isChanged: false });
  });
});

describe('points (issue 27)', () => {
  test('are earned by the level’s multiplier and end with the next year', async () => {
    await shop.receive(member, 30_000);
    await shop.receive(member, 1_050);
    const { list, ends, points: own } = await points();
    expect([own, sources(list)]).toEqual([315, ['ORDER 15', 'ORDER 300']]);
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
    expect(ends).toEqual([{ points: 315, endsAt: Date.UTC(year + 2, 0, 1) - 8 * 3_600_000 }]);
  });

  test('what a refund takes and is not there any more is owed, and paid off by the next', async () => {
    const orderId = await shop.receive(member, 10_000);
    await shop.call('member.points.adjust', { memberId: member.memberId, amount: -70, reason: '兑换' });
    await shop.refund(member, orderId, 10_000, true);
    expect(await points()).toMatchObject({ points: 0, debt: 70 });
    await shop.receive(member, 5_000);
    expect(await points()).toMatchObject({ points: 0, debt: 20 });
    await shop.receive(member, 5_000);
    expect(await points()).toMatchObject({ points: 30, debt: 0 });
  });

  test('what staff take must be there, and goes back where it came from', async () => {
    const { memberId } = member;
    await shop.call('member.points.adjust', { memberId, amount: 50, reason: '补发' });
    expect(await shop.call('member.points.adjust', { memberId, amount: -60, reason: '扣回' })).toEqual(refused('POINTS_SHORT'));
    const { entryId } = await shop.call('member.points.adjust', { memberId, amount: -40, reason: '扣回' });
    expect(await shop.call('member.points.undo', { memberId, entryId, reason: '误扣' })).toEqual({ points: 50 });
    expect(await shop.call('member.points.undo', { memberId, entryId, reason: '误扣' })).toEqual({ points: 50 });
    expect(sources((await points()).list)).toEqual(['UNDONE 40', 'STAFF -40', 'STAFF 50']);
  });

  test('staff see each entry with who wrote it and why, and what can still be undone', async () => {
    const { memberId } = member;
    await shop.call('member.points.adjust', { memberId, amount: 50, reason: '补发' });
    const { entryId } = await shop.call('member.points.adjust', { memberId, amount: -40, reason: '扣回' });
    const list = () => shop.call('member.points.listForStaff', { memberId });
    expect(await list()).toMatchObject({
      ...{ points: 10, debt: 0, hasMore: false },
      list: [
        { id: entryId, amount: -40, note: '扣回', isUndoable: true, staff: { name: expect.stringMatching(/./) } },
        { amount: 50, note: '补发', isUndoable: false },
      ],
    });
    await shop.call('member.points.undo', { memberId, entryId, reason: '误扣' });
    expect((await list()).list.map(({ source, isUndoable }) => [source, isUndoable])).toEqual([
      ['UNDONE', false],
      ['STAFF', false],
      ['STAFF', false],
    ]);
    expect(await shop.call('member.points.listForStaff', { memberId: '404' })).toEqual(refused('NOT_FOUND'));
  });
});

describe('who joins or leaves (issue 27)', () => {
  test('what an account had is the other’s; who has left has nothing', async () => {
    const other = await shop.member();
    const { memberId } = member;
    await shop.call('member.growth.adjust', { memberId, amount: 320, reason: '补发' });
    await shop.call('member.points.adjust', { memberId, amount: 50, reason: '补发' });
    await inTx(shop.house.mall.ctx('1'), (ctx) => joinLoyalty(ctx, { memberId, joinedId: other.memberId }));
    expect([(await info(other)).level, (await points(other)).points, (await points()).points]).toEqual([1, 50, 0]);
    const exported = await inTx(shop.house.mall.ctx('1'), (ctx) => exportLoyalty(ctx, other.memberId));
    expect(exported).toMatchObject({ level: { growth: 320, level: 1 }, growth: [{ source_kind: 'JOINED' }], points: [{ amount: '50' }] });
    await inTx(shop.house.mall.ctx('1'), (ctx) => eraseLoyalty(ctx, other.memberId));
    expect([(await info(other)).growth, (await points(other)).points]).toEqual([0, 0]);
  });
});
