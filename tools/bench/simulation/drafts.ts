import type pg from 'pg';
import { type ScratchMall, withDatabase } from '../../load/scratch-mall.ts';
import type { Draft } from './staff-calls.ts';

const HOUR_MS = 3_600_000;
const NOTHING = { gifts: [], couponIds: [], points: 0, growth: 0 };

/** One of each kind that comes by itself, with limits and stock that run out on the way. */
export async function plannedDrafts({ scene, env }: ScratchMall, now: number): Promise<Draft[]> {
  const [cid = ''] = scene.skus.map((sku) => sku.cid);
  const cids = [...new Set(scene.skus.map((sku) => sku.cid))];
  const own = scene.skus.filter((sku) => sku.cid === cid);
  const half = [...new Set(own.filter((_, at) => at % 2 === 0).map(({ goodsId }) => goodsId))].slice(0, 200);
  const prices = await withDatabase(env.DATABASE_URL ?? '', (db) => soldAt(db, cid));
  const all = { by: 'ALL' as const, goodsIds: [], categoryIds: [], exceptGoodsIds: [] };
  const draft = (name: string, terms: Draft['terms'], more: Partial<Draft> = {}): Draft => ({
    name,
    cids: [],
    startsAt: now - HOUR_MS,
    endsAt: now + 24 * HOUR_MS,
    audience: 'ALL',
    refuses: [],
    terms,
    goods: [],
    ...more,
  });
  return [
    draft('prove percent', {
      kind: 'LIMITED_DISCOUNT',
      discount: { by: 'PERCENT', percent: 83, scope: { ...all, by: 'GOODS', goodsIds: half } },
      perMember: 2,
    }),
    draft(
      'prove prices',
      { kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' }, perMember: null },
      { cids: [cid], goods: prices.map(({ skuId, priceFen }) => ({ skuId, priceFen: Math.ceil(priceFen / 2), stock: 5 })) },
    ),
    draft(
      'prove tiers',
      {
        kind: 'FULL_REDUCTION',
        reduction: {
          by: 'TIERS',
          measure: 'FEN',
          tiers: [
            { from: 9_900, minusFen: 1_000, percentOff: null, isFreightFree: true, grants: NOTHING },
            { from: 29_900, minusFen: null, percentOff: 12, isFreightFree: true, grants: NOTHING },
          ],
        },
        scope: all,
      },
      { cids, refuses: ['COUPON'] },
    ),
    draft('prove sets', { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900, perMember: 2, scope: all }),
    draft('prove first', { kind: 'FIRST_ORDER', fromFen: 5_000, minusFen: 1_500, scope: all }, { audience: 'NEW' }),
  ];
}

/** The cheapest SKUs of a shop, which shoppers take most of. */
async function soldAt(db: pg.Client, cid: string): Promise<{ skuId: string; priceFen: number }[]> {
  const { rows } = await db.query<{ skuId: string; priceFen: number }>(
    `select l.sku_id::text as "skuId", l.price_fen::integer as "priceFen"
       from catalog.listing l join catalog.stock s on s.mid = l.mid and s.cid = l.cid and s.sku_id = l.sku_id
       join catalog.shelf f on f.mid = l.mid and f.cid = l.cid and f.is_on
       join catalog.sku k on k.mid = l.mid and k.id = l.sku_id and k.goods_id = f.goods_id
      where l.cid = $1 and l.price_fen > 100 group by l.sku_id, l.price_fen having sum(s.available) > 1000 order by l.price_fen, l.sku_id limit 40`,
    [cid],
  );
  return rows;
}
