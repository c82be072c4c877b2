import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
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

/** Pieces of limited goods the member has bought; visitors may not read what anybody has. */
const boughtBy = (p: Places) => sql<number>`
  case when g.limit_pieces is null then 0 else (
    select coalesce(sum((e ->> 'pieces')::integer), 0)::integer
      from catalog.limited_purchase b cross join jsonb_array_elements(b.entries) e
     where b.mid = l.mid and b.goods_id = k.goods_id and b.member_id = ${p.memberId}::bigint
       and (e ->> 'at')::bigint > extract(epoch from ${p.now}::timestamptz - g.limit_days * interval '1 day') * 1000
  ) end`;

const offersTo = (tables: OwnDb<'catalog'>, p: Omit<Places, 'memberId' | 'now'>) =>
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
    .innerJoin('catalog.category as c', (join) => join.onRef('c.mid', '=', 'g.mid').onRef('c.id', '=', 'g.category_id'))
    .leftJoin('catalog.category as above', (join) => join.onRef('above.mid', '=', 'c.mid').onRef('above.id', '=', 'c.parent_id'))
    .select(['l.cid', 'l.sku_id', 'k.goods_id', 'g.title', 'l.price_fen', 's.available', 'g.no_promotions', 'g.no_member_price'])
    // A category stands at most two below the first.
    .select(sql<string[]>`array_remove(array[g.category_id, c.parent_id, above.parent_id]::text[], null)`.as('category_ids'))
    .select(['g.min_quantity', 'g.quantity_step', 'g.max_quantity', 'g.limit_pieces', 'g.limit_days'])
    .select([
      sql<Offer['ladder'] | null>`(
        select json_agg(json_build_object('fromPieces', d.from_quantity, 'unitFen', d.price_fen) order by d.step)
          from catalog.sku_ladder d where d.mid = l.mid and d.sku_id = l.sku_id)`.as('ladder'),
      sql<Offer['specs']>`k.specs`.as('specs'),
      sql<string>`coalesce(k.picture, g.cover)`.as('picture'),
      // The shop sells this SKU, and shows the goods now.
      sql<boolean>`l.on_shelf and f.goods_id is not null`.as('is_on_shelf'),
    ])
    .where('l.mid', '=', p.mid)
    .where(sql<boolean>`(l.cid, l.sku_id) in (select * from unnest(${p.cids}::bigint[], ${p.skuIds}::bigint[]))`);

const offersToMember = prepared('catalog.offers', (tables: OwnDb<'catalog'>, p: Places) =>
  offersTo(tables, p).select(boughtBy(p).as('bought')),
);
const offersToVisitor = prepared('catalog.offers.public', (tables: OwnDb<'catalog'>, p: Omit<Places, 'memberId' | 'now'>) =>
  offersTo(tables, p).select(sql<number>`0`.as('bought')),
);

/** What is offered at these places, in no particular order: only what exists is answered. */
export async function findOffers(ctx: Ctx, requests: readonly ShopSku[]): Promise<Offer[]> {
  const places = { mid: ctx.mid, cids: requests.map(({ cid }) => cid), skuIds: requests.map(({ skuId }) => skuId) };
  const rows =
    ctx.actor.kind === 'member'
      ? await offersToMember(db(ctx), { ...places, memberId: ctx.actor.memberId, now: ctx.now })
      : await offersToVisitor(db(ctx), places);
  return rows.map((row) => ({
    cid: row.cid,
    skuId: row.sku_id,
    goodsId: row.goods_id,
    categoryIds: row.category_ids,
    title: row.title,
    specs: row.specs,
    picture: row.picture,
    priceFen: fen(row.price_fen),
    ladder: row.ladder ?? [],
    noPromotions: row.no_promotions,
    noMemberPrice: row.no_member_price,
    isOnShelf: row.is_on_shelf,
    ...soldAs(row, row.bought),
    available: row.available ?? 0,
  }));
}

interface Cheapest {
  mid: string;
  cid: string;
  goodsIds: readonly string[];
}

const cheapestOf = prepared('catalog.cheapest', (tables: OwnDb<'catalog'>, p: Cheapest) =>
  tables
    .selectFrom('catalog.sku as k')
    .innerJoin('catalog.listing as l', (join) => join.onRef('l.mid', '=', 'k.mid').onRef('l.sku_id', '=', 'k.id'))
    .select(['l.cid', 'l.sku_id as skuId'])
    .distinctOn('k.goods_id')
    .where('k.mid', '=', p.mid)
    .where('k.goods_id', '=', sql<string>`any(${p.goodsIds}::bigint[])`)
    .where('l.cid', '=', p.cid)
    .where('l.on_shelf', '=', true)
    .orderBy('k.goods_id')
    .orderBy('l.price_fen')
    .orderBy('l.sku_id'),
);

/** Of each of these goods the SKU a card shows the price of. */
export const findCheapestSkus = (ctx: Ctx, cid: string, goodsIds: readonly string[]): Promise<ShopSku[]> =>
  cheapestOf(db(ctx), { mid: ctx.mid, cid, goodsIds });
