import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabaseBefore, type OlderDatabase } from '../../../test/builders/database-before.ts';
import { providerOwner } from '../payment/provider-owner.ts';

const REF = '1a2b3c4d5e6f7';

let database: OlderDatabase;

/** As the release before posts: it knows of no owners. */
const oldPosting = (id: number, ref: string) =>
  `with line as (
     select account, amount, position - 1 as position
       from unnest(array['PROVIDER', 'SALES'], array[100, -100]::bigint[]) with ordinality as l (account, amount, position)
   ), opened as (
     insert into ledger.account (mid, kind) select distinct 1, account from line on conflict do nothing
   ), txn as (
     insert into ledger.txn (mid, id, kind, ref, at) values (1, ${id}, 'PAY', '${ref}', platform.now())
     on conflict (mid, kind, ref) do nothing returning mid, id
   )
   insert into ledger.entry (mid, txn_id, position, account_kind, amount_fen)
   select txn.mid, txn.id, line.position, line.account, line.amount from txn cross join line`;

beforeAll(async () => {
  database = await aDatabaseBefore('0090');
  await database.sql(
    `insert into trade.pay_account (mid, app_ref, provider, mch_id, app_id, certificate_serial, sealed_secrets, created_at, state, tested_at, activated_at, key_tail)
     values (1, '${REF}', 'WECHAT_PAY', '1900000001', 'wx1', 'S1', '\\x00', platform.now(), 'ACTIVE', platform.now(), platform.now(), '')`,
  );
  await database.sql(`insert into trade.trade (mid, id, member_id, state, payable_fen, intent_key, created_at, pay_by, paid_at)
    values (1, 1, 7, 'PAID', 100, 'intent-1', platform.now(), platform.now(), platform.now())`);
  await database.sql(
    `insert into trade.payment (mid, id, trade_id, state, amount_fen, created_at) values (1, 2, 1, 'PAID', 100, platform.now())`,
  );
  await database.sql(`insert into trade.tender (mid, id, payment_id, trade_id, way, app_ref, state, out_trade_no, provider_txn, amount_fen, opened_at, look_at, paid_at)
    values (1, 3, 2, 1, 'WECHAT_H5', '${REF}', 'PAID', 'T00001', 'W1', 100, platform.now(), platform.now(), platform.now())`);
  await database.sql(`insert into trade.refund (mid, id, trade_id, tender_id, out_refund_no, amount_fen, reason, state, created_at, look_at, done_at)
    values (1, 4, 1, 3, 'R00001', 100, 'LATE_PAYMENT', 'DONE', platform.now(), platform.now(), platform.now())`);
  await database.sql(oldPosting(11, 'T00001'));
  await database.sql(oldPosting(12, 'nobody knows'));
  await database.sql(`begin;
    insert into ledger.account (mid, kind) values (1, 'HELD');
    insert into ledger.txn (mid, id, kind, ref, at) values (1, 13, 'REFUND', 'R00001', platform.now());
    insert into ledger.entry (mid, txn_id, position, account_kind, amount_fen) values (1, 13, 0, 'HELD', 100), (1, 13, 1, 'PROVIDER', -100);
    commit`);
  await database.migrate();
  await database.migrate();
});
afterAll(() => database.close());

describe('what was posted before accounts had owners (rules 8.1)', () => {
  test('stands with the account at the provider it came to or went from, as far as that is known', async () => {
    const entries = await database.sql(`select txn_id, account_kind, owner_id, amount_fen from ledger.entry order by txn_id, position`);
    expect(entries.map(({ txn_id, account_kind, owner_id, amount_fen }) => [txn_id, account_kind, owner_id, amount_fen])).toEqual([
      ['11', 'PROVIDER', providerOwner(REF), '100'],
      ['11', 'SALES', '0', '-100'],
      ['12', 'PROVIDER', '0', '100'],
      ['12', 'SALES', '0', '-100'],
      ['13', 'HELD', '0', '100'],
      ['13', 'PROVIDER', providerOwner(REF), '-100'],
    ]);
  });

  test('the release before goes on posting, and what it posted before is not posted again', async () => {
    await database.sql(oldPosting(21, 'T00002'));
    await database.sql(oldPosting(22, 'T00001'));
    expect(await database.sql(`select owner_id from ledger.entry where txn_id in (21, 22) order by position`)).toEqual([
      { owner_id: '0' },
      { owner_id: '0' },
    ]);
  });

  test.each([['main'], ['0'], [REF], ['zzzzzzzzzzzzzzzz'], [(2n ** 63n - 1n).toString(36)]])(
    '%s has one number everywhere',
    async (ref) => {
      expect(await database.sql('select ledger.provider_owner($1)::text as owner', [ref])).toEqual([{ owner: providerOwner(ref) }]);
    },
  );
});
