import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { anApi } from '../../../test/builders/api.ts';
import { aCaller, type TestCaller } from '../../../test/builders/caller.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aMember, aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPurse } from '../../../test/builders/purse.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { post } from './ledger.repo.ts';

let mall: TestMall;
let staff: TestCaller;
let close: () => Promise<void>;

/** Paid on an evening and a morning of Beijing, with midnight between them. */
const evening = new Date('2026-03-01T15:59:59Z');
const morning = new Date('2026-03-01T16:00:00Z');

beforeAll(async () => {
  mall = await testMall();
  const server = anApi(mall);
  close = async () => {
    await server.close();
    await mall.close();
  };
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['21'], goods: ['梨'] });
  staff = aCaller(server, 'apples.test', { token: await aStaffToken(mall, '1', ['ledger.*']) });
  const pay = (mid: string, ref: string, at: Date, amountFen: number) =>
    inTx(mall.ctx(mid), (ctx) => {
      const entries = [{ account: 'PROVIDER', owner: '77', amountFen } as const, { account: 'SALES', amountFen: -amountFen } as const];
      return post({ ...ctx, now: at }, { kind: 'PAY', ref, entries });
    });
  await pay('1', 'first', evening, 1_001);
  await pay('1', 'second', morning, 2_002);
  await pay('2', 'theirs', morning, 9_999);
  for (const principalFen of [300, 500])
    await aPurse(mall, { mid: '1', memberId: (await aMember(mall, '1')).memberId, principalFen, bonusFen: 50 });
}, 60_000);
afterAll(() => close());

const accounts = async (from: string, until: string) =>
  ((await staff.call('ledger.account.list', { from, until })).data as OutputOf<'ledger.account.list'>).map(
    ({ kind, owner, openingFen, inFen, outFen, closingFen }) => `${kind} ${owner}: ${openingFen} +${inFen} -${outFen} = ${closingFen}`,
  );
const postings = async (input: object) => (await staff.call('ledger.posting.list', input)).data as OutputOf<'ledger.posting.list'>;

describe("the merchant's book (decision 89)", () => {
  test('opens a day with what was posted before Beijing’s midnight, and another merchant’s money is not in it', async () => {
    expect(await accounts('2026-03-01', '2026-03-01')).toEqual(['PROVIDER 77: 0 +1001 -0 = 1001', 'SALES 0: 0 +0 -1001 = -1001']);
    expect(await accounts('2026-03-02', '2026-03-02')).toEqual(['PROVIDER 77: 1001 +2002 -0 = 3003', 'SALES 0: -1001 +0 -2002 = -3003']);
  });

  test('sums members as one account each, and all accounts come to nothing', async () => {
    const all = (await staff.call('ledger.account.list', { from: '2026-03-03', until: '2099-01-01' }))
      .data as OutputOf<'ledger.account.list'>;
    const closing = Object.fromEntries(all.map(({ kind, closingFen }) => [kind, closingFen]));
    expect(closing).toEqual({ PROVIDER: 3_003, SALES: -3_003, BALANCE: -800, OUTSIDE: 800, BALANCE_BONUS: -100, BONUS_COST: 100 });
    expect(all.reduce((sum, { closingFen }) => sum + closingFen, 0)).toBe(0);
  });

  test('lists what was posted, newest first, page by page, and by kind, account and day', async () => {
    const first = await postings({ pageSize: 3 });
    expect([first.list.length, first.hasMore]).toEqual([3, true]);
    const rest = await postings({ pageSize: 3, beforeId: first.list[2]?.id });
    expect([rest.list.length, rest.hasMore]).toEqual([1, false]);
    expect([...first.list, ...rest.list].map(({ kind }) => kind)).toEqual(['ADJUST', 'ADJUST', 'PAY', 'PAY']);
    expect(rest.list[0]?.entries).toEqual([
      { account: 'PROVIDER', owner: '77', amountFen: 1_001 },
      { account: 'SALES', owner: '0', amountFen: -1_001 },
    ]);
    expect((await postings({ kind: 'PAY', from: '2026-03-02', until: '2026-03-02' })).list.map(({ ref }) => ref)).toEqual(['second']);
    expect((await postings({ account: 'OUTSIDE' })).list).toHaveLength(2);
    expect((await postings({ account: 'HELD' })).list).toEqual([]);
  });
});
