import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildSearch } from '../../apps/server/src/modules/search-index/index.ts';
import { aPayAccount } from '../../apps/server/test/builders/pay-account.ts';
import { refereeFindings } from '../../apps/server/test/referee-findings.ts';
import { type TestMall, testMall } from '../../apps/server/test/test-mall.ts';
import { loadScale } from './load-scale.ts';
import type { ScaleForm } from './scale-forms.ts';
import { cidOf, goodsIdOf, memberIdOf, midOf, shopOf, skuIdOf, tokenOf } from './scale-ids.ts';

const form: ScaleForm = {
  database: '',
  merchants: 2,
  goods: 50,
  skus: 3,
  pictures: 3,
  members: 20,
  sessions: 5,
  orders: 300,
  isSearched: true,
};
const { mchId, appId, certificateSerial } = aPayAccount();
const payAccountOf = () => ({ mchId, appId, certificateSerial, sealedSecrets: Buffer.alloc(40) });

let mall: TestMall;
let indexesBefore: unknown[];
const listIndexes = () => mall.sql(`select indexdef from pg_indexes where schemaname not like 'pg%' order by 1`);

beforeAll(async () => {
  mall = await testMall();
  indexesBefore = await listIndexes();
  await loadScale(mall.url, form, { payAccountOf, isChecked: true });
});
afterAll(() => mall.close());

describe('the scale data (spec 9)', () => {
  test('passes every foreign key and trigger when they look at each row, and the referee finds nothing', async () => {
    const [counted] = await mall.sql<{ orders: number; ends: number }>(
      'select count(*)::int as orders, count(distinct (state, coalesce(close_reason, refund_state)))::int as ends from trade.order',
    );
    expect(counted).toEqual({ orders: form.merchants * form.orders, ends: 6 });
    expect(await refereeFindings(mall)).toEqual([]);
  });

  test('is where the ids say it is', async () => {
    const [m, g, k] = [1, 37, 2];
    const found = await mall.sql(
      `select 1 from catalog.shelf s join catalog.sku k on k.mid = s.mid and k.goods_id = s.goods_id
        join catalog.stock t on t.mid = s.mid and t.cid = s.cid and t.sku_id = k.id
       where s.mid = $1 and s.cid = $2 and s.goods_id = $3 and k.id = $4 and t.available > 0`,
      [midOf(m), cidOf(m, shopOf(g)), goodsIdOf(m, g), skuIdOf(m, g, k)],
    );
    expect(found).toHaveLength(1);
  });

  test('has members whose tokens are good', async () => {
    const [session] = await mall.sql(`select member_id::text as member from member.session_of($1, sha256($2::bytea))`, [
      midOf(1),
      tokenOf(1, form.sessions - 1),
    ]);
    expect(session).toEqual({ member: memberIdOf(1, form.sessions - 1) });
  });

  test('is found by what the module itself would have written', async () => {
    const written = () =>
      mall.sql(
        `select 'goods ' || goods_id as what, tsv::text, title, words, brand_id::text, tags, cids::text from catalog.search_document where mid = $1
         union all
         select 'word ' || cid || ' ' || word, sound, initials, lacking, goods_count::text, '{}', '' from catalog.search_word
          where mid = $1 and goods_count > 0
         order by 1`,
        [midOf(1)],
      );
    const loaded = await written();
    expect(await rebuildSearch(mall.ctx(midOf(1)))).toBe(form.goods);
    expect(await written()).toEqual(loaded);
  });

  test('has every index again, and pages that are all visible', async () => {
    expect(await listIndexes()).toEqual(indexesBefore);
    const [seen] = await mall.sql(
      `select count(*)::int as tables from pg_class where relpages > 0 and relallvisible = relpages
          and oid = any('{catalog.goods,catalog.sku,catalog.stock,trade.order,ledger.entry}'::regclass[])`,
    );
    expect(seen).toEqual({ tables: 5 });
  });
});
