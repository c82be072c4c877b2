import pg from 'pg';
import { databaseUrl } from '../../mall/engines/postgres.ts';
import type { ScaleForm } from '../../scale/scale-forms.ts';
import { categoryIdOf, cidOf, goodsIdOf, midOf, shopOf, skuIdOf } from '../../scale/scale-ids.ts';

/** How many run in each shop of a merchant that has any. */
const LIVE = 20;
const GOODS_EACH = 50;

/** Every second merchant has them. */
export const isLively = (m: number): boolean => m % 2 === 0;

/** Rows of activities as publishing leaves them, while something is done. */
export async function whileLive<T>(form: ScaleForm, act: () => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: databaseUrl(form.database) });
  await db.connect();
  const lively = Array.from({ length: form.merchants }, (_, m) => m).filter(isLively);
  try {
    await clear(db);
    for (const m of lively) await addLive(db, m);
    await db.query('analyze marketing.activity, marketing.activity_goods');
    return await act();
  } finally {
    await clear(db);
    await db.end();
  }
}

const clear = (db: pg.Client) => db.query('truncate marketing.activity cascade');

/** A quarter at prices of their own, a quarter for a category, a quarter sets, a quarter for so much off the order. */
async function addLive(db: pg.Client, m: number): Promise<void> {
  for (let at = 0; at < LIVE; at += 1) {
    const id = String(at + 1);
    const isNamed = at % 4 === 0;
    await db.query(
      `insert into marketing.activity (mid, id, revision, kind, state, name, cids, audience, refuses, starts_at, ends_at, terms, goods, created_at, published_at)
       values ($1, $2, 2, $3, 'ON', $4, '{}', 'ALL', '{}', platform.now() - interval '1 hour', platform.now() + interval '30 days', $5, $6,
               platform.now(), platform.now())`,
      [midOf(m), id, termsOf(m, at).kind, `live ${at}`, JSON.stringify(termsOf(m, at)), JSON.stringify(isNamed ? [{ named: true }] : [])],
    );
    if (isNamed) await addGoods(db, m, at);
  }
}

async function addGoods(db: pg.Client, m: number, at: number): Promise<void> {
  const goods = Array.from({ length: GOODS_EACH }, (_, nth) => at * GOODS_EACH + nth);
  await db.query(
    `insert into marketing.activity_goods (mid, activity_id, cid, sku_id, goods_id, price_fen, is_chosen, period)
     select $1, $2, g.cid, g.sku_id, g.goods_id, 199, false, tstzrange(platform.now() - interval '1 hour', platform.now() + interval '30 days')
       from unnest($3::bigint[], $4::bigint[], $5::bigint[]) as g (cid, sku_id, goods_id)`,
    [
      midOf(m),
      String(at + 1),
      goods.map((g) => cidOf(m, shopOf(g))),
      goods.map((g) => skuIdOf(m, g, 0)),
      goods.map((g) => goodsIdOf(m, g)),
    ],
  );
}

function termsOf(m: number, at: number) {
  const scope = { by: 'CATEGORIES', goodsIds: [], categoryIds: [categoryIdOf(m, at), categoryIdOf(m, at + LIVE)], exceptGoodsIds: [] };
  const all = { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] };
  const kinds = [
    { kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' }, perMember: 2 },
    { kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80, scope }, perMember: null },
    { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900, perMember: null, scope },
    {
      kind: 'FULL_REDUCTION',
      reduction: { by: 'EVERY', everyFen: 10_000 + at * 100, minusFen: 1_000, capFen: 5_000 },
      scope: at % 8 === 3 ? all : scope,
    },
  ] as const;
  return kinds[at % kinds.length] ?? kinds[0];
}
