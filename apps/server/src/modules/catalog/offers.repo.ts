import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx, Member } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Offer, ShopSku } from './catalog.types.ts';
import { soldAs } from './purchase-limit.rules.ts';

const db = ownTables('catalog');

interface Places {
  mid: string;
  memberId: string;
  now: Date;
  cids: readonly string[];
  skuIds: readonly string[];
}

const offersOf = prepared('catalog.offers', (tables: OwnDb<'catalog'>, p: Places) =>
  tables
    .selectFrom('catalog.listing as l')
    .innerJoin('catalog.sku as k', (join) => join.onRef('k.mid', '=', 'l.mid').onRef('k.id', '=', 'l.sku_id'))
    .innerJoin('catalog.goods as g', (join) => join.onRef('g.mid', '=', 'k.mid').onRef('g.id', '=', 'k.goods_id'))
    .leftJoin('catalog.shelf as f', (join) =>
      join.onRef('f.mid', '=', 'l.mid').onRef('f.cid', '=', 'l.cid').onRef('f.goods_id', '=', 'k.goods_id').on('f.is_on', '=', true),
    )
    .leftJoin('catalog.stock as s', (join) =>
      join.onRef('s.mid', '=', 'l.mid').onRef('s.cid', '=', 'l.cid').onRef('s.sku_id', '=', 'l.sku_id').on('s.bucket', '=', 0),
    )
    .select(['l.cid', 'l.sku_id', 'k.goods_id', 'g.category_id', 'g.title', 'l.price_fen', 's.available'])
    .select(['g.min_quantity', 'g.quantity_step', 'g.max_quantity', 'g.limit_pieces', 'g.limit_days'])
    .select([
      sql<number>`
        case when g.limit_pieces is null then 0 else (
          select coalesce(sum((e ->> 'pieces')::integer), 0)::integer
            from catalog.limited_purchase b cross join jsonb_array_elements(b.entries) e
           where b.mid = l.mid and b.goods_id = k.goods_id and b.member_id = ${p.memberId}::bigint
             and (e ->> 'at')::bigint > extract(epoch from ${p.now}::timestamptz - g.limit_days * interval '1 day') * 1000
        ) end`.as('bought'),
      sql<Offer['specs']>`k.specs`.as('specs'),
      sql<string>`coalesce(k.picture, g.cover)`.as('picture'),
      // The shop sells this SKU, and shows the goods now.
      sql<boolean>`l.on_shelf and f.goods_id is not null`.as('is_on_shelf'),
    ])
    .where('l.mid', '=', p.mid)
    .where(sql<boolean>`(l.cid, l.sku_id) in (select * from unnest(${p.cids}::bigint[], ${p.skuIds}::bigint[]))`),
);

/** What is offered at these places, in no particular order: only what exists is answered. */
export async function findOffers(ctx: Ctx<Member>, requests: readonly ShopSku[]): Promise<Offer[]> {
  const { memberId } = ctx.actor;
  const places = { mid: ctx.mid, memberId, now: ctx.now, cids: requests.map(({ cid }) => cid), skuIds: requests.map(({ skuId }) => skuId) };
  const rows = await offersOf(db(ctx), places);
  return rows.map((row) => ({
    cid: row.cid,
    skuId: row.sku_id,
    goodsId: row.goods_id,
    categoryId: row.category_id,
    title: row.title,
    specs: row.specs,
    picture: row.picture,
    priceFen: fen(row.price_fen),
    isOnShelf: row.is_on_shelf,
    ...soldAs(row, row.bought),
    available: row.available ?? 0,
  }));
}
