import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { aPayAccount } from '../../test/builders/pay-account.ts';
import { refereeFindings } from '../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../test/test-mall.ts';
import { demoShops } from './demo/demo-merchant.ts';
import { DEMO_MID } from './demo/demo-mid.ts';
import { loadYear } from './demo/year/load-year.repo.ts';
import { loadDemo } from './load-demo.ts';

let mall: TestMall;
let seconds: number;

/** Seconds, but minutes on a crowded machine. */
const loadingMs = 480_000;

beforeAll(async () => {
  mall = await testMall();
  const { publicKeyPem: _pem, officialAppId: _official, miniAppId: _mini, ...payAccount } = aPayAccount();
  const options = { again: false, hasStaff: true, secretsKey: 'a1'.repeat(32), payAccount };
  const begunAt = performance.now();
  expect(await loadDemo(mall.url, mall.pod, createLog('test', 'silent'), options)).toBe('loaded');
  await loadYear(mall.url, DEMO_MID, new Date(), demoShops);
  seconds = (performance.now() - begunAt) / 1000;
}, loadingMs);
afterAll(() => mall.close());

/** Rows for which a statement finds a difference. */
const differing = (text: string) => mall.sql(text, [DEMO_MID]);

describe('the year of trade of the demo', () => {
  test('is loaded in seconds, and once', async () => {
    // Generous: others may be at work beside the test.
    expect(seconds).toBeLessThan(120);
    expect(await loadYear(mall.url, DEMO_MID, new Date(), demoShops)).toBe(false);
  });

  test('has as many orders and members as it should', async () => {
    const [counted] = await mall.sql<{ orders: number; members: number; reviews: number }>(
      `select (select count(*)::int from trade.order) as orders, (select count(*)::int from member.account) as members,
              (select count(*)::int from catalog.review) as reviews`,
    );
    expect(counted?.orders).toBeGreaterThan(11_500);
    expect(counted?.orders).toBeLessThanOrEqual(20_000);
    expect(counted?.members).toBe(2_400);
    expect(counted?.reviews).toBeGreaterThan(600);
  });

  test('some buyers have written to customer service: some wait, some were answered', async () => {
    const [counted] = await mall.sql<{ waiting: number; answered: number; shops: number }>(
      `select count(waiting_since)::int as waiting, (count(*) filter (where waiting_since is null))::int as answered,
              count(distinct cid)::int as shops from support.conversation`,
    );
    expect(counted).toEqual({ waiting: 4, answered: 3, shops: 3 });
    expect(await mall.sql('select id from support.quick_reply')).toHaveLength(6);
  });

  test('the referee finds nothing', async () => {
    const findings = await refereeFindings(mall);
    // No worker runs here, so events of the goods that were put up for sale stay undelivered (E5).
    expect(findings.filter(({ check }) => check !== 'E5')).toEqual([]);
  });

  test('every foreign key holds, though none was looked at while loading', async () => {
    const keys = await mall.sql<{ name: string; child: string; parent: string; columns: [string, string][] }>(
      `select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
              json_agg(json_build_array(a.attname, f.attname) order by k.nth) as columns
         from pg_constraint c
        cross join unnest(c.conkey, c.confkey) with ordinality as k (own, other, nth)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
         join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.other
        where c.contype = 'f' group by c.oid, c.conname, c.conrelid, c.confrelid`,
    );
    expect(keys.length).toBeGreaterThan(30);
    for (const { name, child, parent, columns } of keys) {
      const equal = columns.map(([own, other]) => `p.${other} = c.${own}`).join(' and ');
      const isFilled = columns.map(([own]) => `c.${own} is not null`).join(' and ');
      const orphans = `select 1 from ${child} c where ${isFilled} and not exists (select from ${parent} p where ${equal}) limit 1`;
      expect(await mall.sql(orphans), `${child} ${name}`).toEqual([]);
    }
  });
});

describe('the figures that follow from it', () => {
  test('cards show what was sold', async () => {
    const wrong = await differing(
      `select s.goods_id, s.sold_count, sum(l.quantity) as sold
         from catalog.shelf s
         left join trade.order o on o.mid = s.mid and o.cid = s.cid and o.pay_state = 'PAID'
         left join trade.order_line l on l.mid = o.mid and l.order_id = o.id and l.goods_id = s.goods_id
        where s.mid = $1 group by s.mid, s.cid, s.goods_id
       having s.sold_count <> coalesce(sum(l.quantity), 0) or s.sold_count < 5`,
    );
    expect(wrong).toEqual([]);
  });

  test('ratings are the means of the reviews', async () => {
    const wrong = await differing(
      `select s.goods_id from catalog.review_summary s join catalog.review r on r.mid = s.mid and r.goods_id = s.goods_id
        where s.mid = $1 group by s.mid, s.goods_id
       having avg(r.score) <> (s.star_1 + 2 * s.star_2 + 3 * s.star_3 + 4 * s.star_4 + 5 * s.star_5)::numeric
                              / (s.star_1 + s.star_2 + s.star_3 + s.star_4 + s.star_5)`,
    );
    expect(wrong).toEqual([]);
    const [rated] = await mall.sql(`select count(*)::int as shops from shop.rating where mid = $1 and reviews > 100`, [DEMO_MID]);
    expect(rated).toEqual({ shops: 3 });
  });

  test('who bought again has bought again, and what is bought together was', async () => {
    const wrong = await differing(
      `select a.goods_id from catalog.bought_again a
         join (select cid, goods_id, count(*) as buyers, count(*) filter (where orders > 1) as returners
                 from (select o.cid, l.goods_id, o.member_id, count(*) as orders
                         from trade.order o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
                        where o.mid = $1 and o.pay_state = 'PAID' group by 1, 2, 3) b group by 1, 2) b
           on b.cid = a.cid and b.goods_id = a.goods_id
        where a.mid = $1 and (a.buyers, a.returners) <> (b.buyers, b.returners)`,
    );
    expect(wrong).toEqual([]);
    const [one] = await mall.sql<{ ranked: number; related: number; searched: number }>(
      `select (select count(*)::int from catalog.bought_again where percent > 0) as ranked,
              (select count(*)::int from catalog.related) as related,
              (select count(distinct goods_id)::int from catalog.searched_goods) as searched`,
    );
    const goods = demoShops.flatMap(({ categories }) => categories.flatMap((category) => category.goods)).length;
    expect(one?.ranked).toBeGreaterThan(goods / 2);
    expect(one?.related).toBeGreaterThan(goods);
    expect(one?.searched).toBe(goods);
  });

  test('what is left in stock is what the catalogue says, however much was sold', async () => {
    const [stock] = await mall.sql<{ rows: number; sold: number; sold_out: number }>(
      `select count(*)::int as rows, sum(sold)::int as sold, count(*) filter (where available = 0)::int as sold_out
         from catalog.stock where mid = $1`,
      [DEMO_MID],
    );
    expect(stock?.sold).toBeGreaterThan(20_000);
    expect(stock?.sold_out).toBeGreaterThan(0);
    expect(stock?.sold_out).toBeLessThan((stock?.rows ?? 0) / 3);
  });
});
