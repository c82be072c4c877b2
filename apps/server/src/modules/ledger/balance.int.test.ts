import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aBalanceHouse, answerOf, type BalanceHouse, type BalanceMember } from '../../../test/builders/balance-house.ts';
import { isOk } from '../../../test/call-table.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { MOST_HELD_FEN } from './balance.rules.ts';
import { eraseBalance, joinBalances } from './personal-balance.ts';

let house: BalanceHouse;
let member: BalanceMember;

beforeAll(async () => {
  house = await aBalanceHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.setLimits(100, 1_000_000);
  member = await house.member();
});
afterEach(async () => expect(await refereeFindings(house.mall)).toEqual([]));

const codeOf = (name: keyof typeof failures) => failures[name].code;
const has = async (...balance: readonly [number, number, number]) => expect(await house.balanceOf(member)).toEqual(balance);
const list = (input: object = {}) => answerOf(member.call, 'ledger.balance.list', input);
const lines = ({ list }: OutputOf<'ledger.balance.list'>) =>
  list.map(({ sort, principalFen, bonusFen, leftFen }) => [sort, principalFen, bonusFen, leftFen]);
const decide = (deed: 'approve' | 'refuse', id: string, by = house.second) => by(`ledger.adjustment.${deed}`, { id });
const aWaiting = async (amountFen: number, part: 'PRINCIPAL' | 'BOTH' = 'PRINCIPAL') => {
  const { id, state } = await house.changed(member.memberId, { part, amountFen });
  expect(state).toBe('WAITING');
  return id;
};

describe('a balance changed by staff (rules 8.2)', () => {
  test('of principal or bonus, up or down, and each movement says what is left', async () => {
    const of = (part: 'PRINCIPAL' | 'BONUS' | 'BOTH', amountFen: number) => house.changed(member.memberId, { part, amountFen });
    await of('PRINCIPAL', 8_000);
    await of('BONUS', 650);
    await of('BOTH', -100);
    await of('BONUS', -42);
    await has(7_908, 600, 0);
    const page = await list();
    expect(lines(page)).toEqual([
      ['ADJUSTED', 0, -42, 8_508],
      ['ADJUSTED', -92, -8, 8_550],
      ['ADJUSTED', 0, 650, 8_650],
      ['ADJUSTED', 8_000, 0, 8_000],
    ]);
    expect(page).toMatchObject({ balance: { principalFen: 7_908, bonusFen: 600, heldFen: 0 }, hasMore: false });
    expect(page.list[0]).toMatchObject({ reason: 'CORRECTION', at: expect.any(Number) });
  });

  test('in pages, and those that came or went', async () => {
    for (const amountFen of [500, -100, 300]) await house.changed(member.memberId, { part: 'PRINCIPAL', amountFen });
    expect(lines(await list({ kind: 'IN' }))).toEqual([
      ['ADJUSTED', 300, 0, 700],
      ['ADJUSTED', 500, 0, 500],
    ]);
    expect(lines(await list({ kind: 'OUT' }))).toEqual([['ADJUSTED', -100, 0, 400]]);
    expect(await list({ pageSize: 2 })).toMatchObject({ list: [{ leftFen: 700 }, { leftFen: 400 }], hasMore: true });
    expect(await list({ pageSize: 2, pageNum: 2 })).toMatchObject({ list: [{ leftFen: 500 }], hasMore: false });
  });

  test('never below nothing, and never above what a member may hold', async () => {
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 500 });
    expect((await house.change(member.memberId, { part: 'PRINCIPAL', amountFen: -1 })).code).toBe(codeOf('BALANCE_SHORT'));
    expect((await house.change(member.memberId, { part: 'BOTH', amountFen: -501 })).code).toBe(codeOf('BALANCE_SHORT'));
    expect((await house.change(member.memberId, { part: 'PRINCIPAL', amountFen: MOST_HELD_FEN - 499 })).code).toBe(codeOf('BALANCE_FULL'));
    await has(0, 500, 0);
  });

  test('is refused for nobody, for nothing, and given by a part that is only taken', async () => {
    expect((await house.change('999', { part: 'BONUS', amountFen: 1 })).code).toBe(codeOf('NOT_FOUND'));
    expect((await house.change(member.memberId, { part: 'BONUS', amountFen: 0 })).code).toBe(codeOf('BAD_INPUT'));
    expect((await house.change(member.memberId, { part: 'BOTH', amountFen: 1 })).code).toBe(codeOf('BAD_INPUT'));
  });

  test('is told to the member, when it holds', async () => {
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 500 });
    await house.changed(member.memberId, { part: 'BONUS', amountFen: -200 });
    await aWaiting(20_000);
    await house.deliver();
    const { list: told } = await answerOf(member.call, 'support.message.list', {});
    expect(told.map(({ kind, data }) => [kind, data])).toEqual([
      ['BALANCE_CHANGED', { amountFen: -200, leftFen: 300 }],
      ['BALANCE_CHANGED', { amountFen: 500, leftFen: 500 }],
    ]);
  });
});

describe('a second person above the limit (rules 8.2)', () => {
  test('what is given waits and changes nothing until somebody else agrees', async () => {
    const id = await aWaiting(10_001);
    await has(0, 0, 0);
    expect((await decide('approve', id, house.staff)).code).toBe(codeOf('ADJUSTMENT_NEEDS_OTHER'));
    expect((await decide('approve', id)).data).toEqual({ principalFen: 10_001, bonusFen: 0 });
    await has(10_001, 0, 0);
    expect((await decide('approve', id)).code).toBe(codeOf('ADJUSTMENT_DECIDED'));
    expect((await decide('refuse', id)).code).toBe(codeOf('ADJUSTMENT_DECIDED'));
    await has(10_001, 0, 0);
  });

  test('what is taken is set aside meanwhile, as a purchase takes it, and goes when somebody agrees', async () => {
    await house.changed(member.memberId, { part: 'PRINCIPAL', amountFen: 8_000 });
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 4_000 });
    const id = await aWaiting(-11_000, 'BOTH');
    await has(667, 333, 11_000);
    expect((await house.change(member.memberId, { part: 'PRINCIPAL', amountFen: -668 })).code).toBe(codeOf('BALANCE_SHORT'));
    expect((await decide('approve', id)).data).toEqual({ principalFen: -7_333, bonusFen: -3_667 });
    await has(667, 333, 0);
    expect(lines(await list()).slice(0, 1)).toEqual([['HELD', -7_333, -3_667, 1_000]]);
  });

  test('refused, or taken back by whoever asked, it returns as it was taken', async () => {
    await house.changed(member.memberId, { part: 'PRINCIPAL', amountFen: 10_000 });
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 5_000 });
    for (const by of [house.second, house.staff]) {
      expect(await decide('refuse', await aWaiting(-12_000, 'BOTH'), by)).toSatisfy(isOk);
      await has(10_000, 5_000, 0);
    }
    expect(lines(await list())[0]).toEqual(['FREED', 8_000, 4_000, 15_000]);
    expect(await decide('refuse', await aWaiting(20_000))).toSatisfy(isOk);
    await has(10_000, 5_000, 0);
  });

  test('many small ones reach the limit of a day, which is the person’s own', async () => {
    await house.setLimits(100, 150);
    const by = await house.aStaff();
    const state = async (amountFen: number, who = by) => (await house.changed(member.memberId, { part: 'BONUS', amountFen }, who)).state;
    expect(await state(10_000)).toBe('DONE');
    expect(await state(-5_000)).toBe('DONE');
    expect(await state(1)).toBe('WAITING');
    expect(await state(1, await house.aStaff())).toBe('DONE');
  });

  test('with a limit of nothing every change waits', async () => {
    await house.setLimits(0, 1_000);
    await aWaiting(1);
  });

  test('approved when the member holds all they may since then is refused, and goes on waiting', async () => {
    await house.setLimits(0, 0);
    const [id, other] = [await aWaiting(MOST_HELD_FEN), await aWaiting(1)];
    expect(await decide('approve', other)).toSatisfy(isOk);
    expect((await decide('approve', id)).code).toBe(codeOf('BALANCE_FULL'));
    expect(await answerOf(house.staff, 'ledger.adjustment.list', { memberId: member.memberId, state: 'WAITING' })).toMatchObject({
      total: 1,
      list: [{ id, nickName: '用户', principalFen: MOST_HELD_FEN, state: 'WAITING', decidedBy: null }],
    });
    expect(await decide('refuse', id)).toSatisfy(isOk);
  });
});

describe('staff look a member up (rules 8.2)', () => {
  test('by the number or the whole phone; nobody is found by part of one', async () => {
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 500 });
    const [{ phone = '' } = {}] = await house.mall.sql<{ phone: string }>('select phone from member.account where id = $1', [
      member.memberId,
    ]);
    for (const find of [member.memberId, phone])
      expect(await answerOf(house.staff, 'ledger.balance.listForStaff', { find })).toMatchObject({
        member: { id: member.memberId, nickName: '用户' },
        balance: { bonusFen: 500 },
        list: [{ bonusFen: 500 }],
      });
    expect(await answerOf(house.staff, 'ledger.balance.listForStaff', { find: phone.slice(0, 10) })).toMatchObject({
      member: null,
      list: [],
    });
  });

  test('another member sees nothing of it', async () => {
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 500 });
    expect(await house.balanceOf(await house.member())).toEqual([0, 0, 0]);
  });
});

describe('accounts that join or leave (rules 8.2)', () => {
  test('what one had is the other’s, also what is set aside', async () => {
    await house.changed(member.memberId, { part: 'PRINCIPAL', amountFen: 10_000 });
    await house.changed(member.memberId, { part: 'PRINCIPAL', amountFen: 10_000 });
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 500 });
    const id = await aWaiting(-15_000);
    const [old, joined] = [member, await house.member()];
    for (let twice = 0; twice < 2; twice += 1)
      await inTx(house.mall.ctx('1'), (ctx) => joinBalances(ctx, { memberId: old.memberId, joinedId: joined.memberId }));
    expect(await house.balanceOf(old)).toEqual([0, 0, 0]);
    member = joined;
    await has(5_000, 500, 15_000);
    expect(lines(await list())).toEqual([['JOINED', 5_000, 500, 5_500]]);
    expect(await decide('refuse', id)).toSatisfy(isOk);
    await has(20_000, 500, 0);
  });

  test('a bonus ends with its account; what was paid in stays owed', async () => {
    await house.changed(member.memberId, { part: 'PRINCIPAL', amountFen: 300, note: '补张三的差价' });
    await house.changed(member.memberId, { part: 'BONUS', amountFen: 500 });
    await inTx(house.mall.ctx('1'), (ctx) => eraseBalance(ctx, member.memberId));
    await has(300, 0, 0);
    expect(await house.mall.sql('select distinct note from ledger.adjustment where member_id = $1', [member.memberId])).toEqual([
      { note: '' },
    ]);
  });
});
