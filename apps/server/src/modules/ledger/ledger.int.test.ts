import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTx } from '#platform/ctx';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { post } from './index.ts';
import type { Posting } from './ledger.types.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await testMall();
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], goods: [] });
});
afterAll(() => mall.close());

const posted = (posting: Posting) => inTx(mall.ctx('1'), (ctx) => post(ctx, posting));
const paid = (ref: string, amountFen: number): Posting => ({
  kind: 'PAY',
  ref,
  entries: [
    { account: 'PROVIDER', owner: '7', amountFen },
    { account: 'SALES', amountFen: -amountFen },
  ],
});
const balances = () =>
  mall.sql(
    'select account_kind as account, sum(amount_fen)::int as fen from ledger.entry group by 1 having sum(amount_fen) <> 0 order by 1',
  );

describe('ledger (spec 7.2)', () => {
  it('posts a fact once, however often it is told and however many tell it', async () => {
    const result = await Promise.all(Array.from({ length: 8 }, () => posted(paid('T1', 1990))));
    expect(result.filter(Boolean)).toHaveLength(1);
    expect(await balances()).toEqual([
      { account: 'PROVIDER', fen: 1990 },
      { account: 'SALES', fen: -1990 },
    ]);
  });

  it('refuses what does not sum to nothing, at the latest when it is committed', async () => {
    const crooked = paid('T2', 100);
    const entries = crooked.entries.map((entry) => ({ ...entry, amountFen: Math.abs(entry.amountFen) }));
    await expect(posted({ ...crooked, entries })).rejects.toMatchObject({ code: 'QP002' });
    await expect(posted({ ...crooked, entries: [] })).rejects.toMatchObject({ code: 'QP002' });
    expect(await mall.sql(`select ref from ledger.txn where ref = 'T2'`)).toEqual([]);
  });

  it('refuses an entry added to an old transaction, and any change of what was posted', async () => {
    const asApp = (statement: string) =>
      mall.as('qianpu_app', async (client) => {
        await client.query('begin');
        await client.query('select platform.enter(1)');
        await client.query(statement);
        await client.query('commit');
      });
    await posted(paid('T3', 500));
    await expect(
      asApp(
        `insert into ledger.entry (mid, txn_id, position, account_kind, amount_fen) select 1, id, 9, 'SALES', 5 from ledger.txn where ref = 'T3'`,
      ),
    ).rejects.toMatchObject({ code: 'QP002' });
    await expect(asApp('update ledger.entry set amount_fen = amount_fen + 1')).rejects.toMatchObject({ code: '42501' });
    await expect(asApp('delete from ledger.txn')).rejects.toMatchObject({ code: '42501' });
  });
});
