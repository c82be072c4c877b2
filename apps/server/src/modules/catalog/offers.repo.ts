import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Offer, SkuPlace } from './stock.types.ts';

const db = ownTables('catalog');

interface Places {
  mid: string;
  cids: readonly string[];
  skuIds: readonly string[];
}

const offersOf = prepared('catalog.offers', (tables: OwnDb<'catalog'>, p: Places) =>
  tables
    .selectFrom('catalog.listing as l')
    .innerJoin('catalog.sku as k', (join) => join.onRef('k.mid', '=', 'l.mid').onRef('k.id', '=', 'l.sku_id'))
    .innerJoin('catalog.goods as g', (join) => join.onRef('g.mid', '=', 'k.mid').onRef('g.id', '=', 'k.goods_id'))
    .leftJoin('catalog.stock as s', (join) =>
      join.onRef('s.mid', '=', 'l.mid').onRef('s.cid', '=', 'l.cid').onRef('s.sku_id', '=', 'l.sku_id').on('s.bucket', '=', 0),
    )
    .select(['l.cid', 'l.sku_id', 'k.goods_id', 'g.category_id', 'g.title', 'g.cover', 'l.price_fen', 'l.on_shelf', 's.available'])
    .select(sql<Offer['specs']>`k.specs`.as('specs'))
    .where('l.mid', '=', p.mid)
    .where(sql<boolean>`(l.cid, l.sku_id) in (select * from unnest(${p.cids}::bigint[], ${p.skuIds}::bigint[]))`),
);

/** What is offered at these places, in no particular order: only what exists is answered. */
export async function findOffers(ctx: Ctx, wishes: readonly SkuPlace[]): Promise<Offer[]> {
  const places = { mid: ctx.mid, cids: wishes.map(({ cid }) => cid), skuIds: wishes.map(({ skuId }) => skuId) };
  const rows = await offersOf(db(ctx), places);
  return rows.map((row) => ({
    cid: row.cid,
    skuId: row.sku_id,
    goodsId: row.goods_id,
    categoryId: row.category_id,
    title: row.title,
    specs: row.specs,
    picture: row.cover,
    priceFen: fen(row.price_fen),
    isOnShelf: row.on_shelf,
    available: row.available ?? 0,
  }));
}
