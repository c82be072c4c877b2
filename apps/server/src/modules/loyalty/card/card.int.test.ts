import { randomUUID } from 'node:crypto';
import { failures } from '@qianpu/contract/failure';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCoupon } from '../../../../test/builders/coupon.ts';
import { aKind } from '../../../../test/builders/levels.ts';
import { aLoyaltyHouse, type LoyaltyHouse } from '../../../../test/builders/loyalty-house.ts';
import { aMember, type TestMember } from '../../../../test/builders/populated-mall.ts';
import { addMonths, withCheckDigit } from './card.rules.ts';

let shop: LoyaltyHouse;
let member: TestMember;

beforeAll(async () => {
  shop = await aLoyaltyHouse();
});
beforeEach(async () => {
  await shop.freshStaff();
  member = await aMember(shop.house.mall, '1');
});
afterEach(async () => expect(await shop.findings()).toEqual([]));
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const sql = <Row extends object>(text: string, values: unknown[] = []) => shop.house.mall.sql<Row & Record<string, unknown>>(text, values);
const clock = async () => (await sql<{ at: Date }>('select platform.now() as at'))[0]?.at ?? new Date(0);
const moveTo = async (at: Date) => {
  await shop.house.mall.moveClock(`${at.getTime() - (await clock()).getTime()} milliseconds`);
  await shop.freshStaff();
  await shop.rounds();
};
const aKindOf = async (changes: Parameters<typeof aKind>[0] = {}) => (await shop.call('member.cardKind.save', aKind(changes))).id;
const give = (kindId: string) => shop.call('member.card.give', { memberId: member.memberId, kindId }, undefined, randomUUID());
const status = async () => (await shop.call('member.card.checkStatus', {}, member.token)).cardStatus;
const shown = async () => (await shop.call('member.account.detail', {}, member.token)).cardStatus;
const coupons = async () => (await sql('select from marketing.coupon where member_id = $1', [member.memberId])).length;
const told = async () =>
  (await sql(`select from platform.outbox where name = 'loyalty.card.ending' and payload ->> 'memberId' = $1`, [member.memberId])).length;

describe('cards (issue 27)', () => {
  test('a free card has one number, with a check digit, for ever', async () => {
    expect(await shop.call('member.card.findNumber', {}, member.token)).toEqual({ number: null, isNew: false });
    await aKindOf({ months: 0, priceFen: 0, struckFen: null, name: '会员卡' });
    expect(await shop.call('member.cardKind.save', aKind({ months: 0, priceFen: 0, struckFen: null }))).toEqual({
      refused: failures.BAD_INPUT.code,
    });
    expect([await status(), await shown()]).toEqual([0, 0]);
    const { number, isNew } = await shop.call('member.card.findNumber', {}, member.token);
    expect([isNew, withCheckDigit(number?.slice(0, 11) ?? '')]).toEqual([true, number]);
    expect(await shop.call('member.card.findNumber', {}, member.token)).toEqual({ number, isNew: false });
    expect([await status(), await shown()]).toEqual([1, 1]);
    expect((await shop.call('member.card.list', {}, member.token)).list).toMatchObject([{ number, status: 1, endsAt: null }]);
    expect((await shop.call('member.cardLevel.find', {}, member.token)).levels).toHaveLength(3);
  });

  test('a paid card runs by the calendar, is prolonged at its end, frozen and let go', async () => {
    const kindId = await aKindOf();
    const now = await clock();
    const { cardId, endsAt } = await give(kindId);
    expect(Math.abs((endsAt ?? 0) - addMonths(now, 1).getTime())).toBeLessThan(60_000);
    expect(Math.abs(((await give(kindId)).endsAt ?? 0) - addMonths(now, 2).getTime())).toBeLessThan(60_000);
    expect([await status(), await shown()]).toEqual([1, 1]);
    expect(await shop.call('member.card.freeze', { cardId, isFrozen: true })).toEqual({ status: 3 });
    expect(await shop.call('member.card.listForStaff', { memberId: member.memberId })).toMatchObject([
      { id: cardId, status: 3, kind: { id: kindId } },
    ]);
    expect([await status(), await shown()]).toEqual([3, 3]);
    expect(await shop.call('member.card.freeze', { cardId, isFrozen: false })).toEqual({ status: 1 });
  });

  test('points are earned by the larger of level and card', async () => {
    await give(await aKindOf());
    await shop.receive(member, 10_000);
    expect((await shop.call('member.points.list', {}, member.token)).points).toBe(200);
  });
});

describe('monthly packs and ends, by the clock (issue 27)', () => {
  test('opened on the 31st: on the last day of a shorter month, once each, and none when frozen', async () => {
    const january = new Date(`${(await clock()).getUTCFullYear() + 1}-01-31T12:00:00+08:00`);
    await moveTo(january);
    const template = await aCoupon((name, input) => shop.answer(name, input), { total: 0 });
    const kindId = await aKindOf({ months: 3, packIds: [template] });
    const { cardId } = await give(kindId);
    expect(await coupons()).toBe(1);
    const [second, third] = [addMonths(january, 1), addMonths(january, 2)];
    await moveTo(new Date(second.getTime() - DAY_MS));
    expect(await coupons()).toBe(1);
    await moveTo(new Date(second.getTime() + 60_000));
    expect(await coupons()).toBe(2);
    await shop.call('member.card.freeze', { cardId, isFrozen: true });
    await moveTo(new Date(third.getTime() + DAY_MS));
    expect(await coupons()).toBe(2);
    await shop.call('member.card.freeze', { cardId, isFrozen: false });
    expect(await coupons()).toBe(3);
    const end = addMonths(january, 3);
    await moveTo(new Date(end.getTime() - 8 * DAY_MS));
    expect(await told()).toBe(0);
    await moveTo(new Date(end.getTime() - 6 * DAY_MS));
    expect(await told()).toBe(1);
    await moveTo(new Date(end.getTime() + DAY_MS));
    expect([await coupons(), await told()]).toEqual([3, 1]);
    const [own] = await sql<{ over: boolean }>('select card_until < platform.now() as over from member.account where id = $1', [
      member.memberId,
    ]);
    expect(own?.over).toBe(true);
  });
});
