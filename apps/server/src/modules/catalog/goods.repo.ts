import type { Product } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { nameIn, sellingPointIn, titleIn } from './fragments.repo.ts';

const db = ownTables('catalog');

interface Wanted {
  mid: string;
  cid: string;
  id: string;
  lang: string;
}

const pictures = sql<string[]>`
  (select array_agg(p.key order by p.position) from catalog.goods_picture p where p.mid = g.mid and p.goods_id = g.id)`;

const brand = sql<Product['brand']>`
  (select jsonb_build_object('id', b.id::text, 'name', b.name, 'picture', b.picture)
     from catalog.brand b where b.mid = g.mid and b.id = g.brand_id)`;

const promises = sql<Product['promises']>`
  (select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'text', p.text) order by p.position, p.id), '[]')
     from catalog.goods_promise m join catalog.promise p on p.mid = m.mid and p.id = m.promise_id
    where m.mid = g.mid and m.goods_id = g.id)`;

const categoryPath = (lang: string) => sql<Product['categoryPath']>`
  (select jsonb_agg(jsonb_build_object('id', c.id::text, 'name', ${nameIn(lang)}) order by c.level)
     from catalog.category own
     left join catalog.category above on above.mid = own.mid and above.id = own.parent_id
     join catalog.category c on c.mid = own.mid and c.id in (own.id, own.parent_id, above.parent_id)
    where own.mid = s.mid and own.id = s.category_id)`;

const goodsById = prepared('catalog.goods', (tables: OwnDb<'catalog'>, p: Wanted) =>
  tables
    .selectFrom('catalog.shelf as s')
    .innerJoin('catalog.goods as g', (join) => join.onRef('g.mid', '=', 's.mid').onRef('g.id', '=', 's.goods_id'))
    .select(['g.id', 'g.tags', 'g.video', 'g.video_poster', 'g.detail_html', 'g.min_quantity', 'g.quantity_step', 'g.max_quantity'])
    .select(['g.limit_pieces', 'g.limit_days', 'g.service_text'])
    .select(['s.price_fen', 's.list_price_fen', 's.has_price_range', 's.sold_count'])
    .select([
      titleIn(p.lang).as('title'),
      sellingPointIn(p.lang).as('selling_point'),
      pictures.as('pictures'),
      sql<Product['parameters']>`g.parameters`.as('parameters'),
      sql<Product['sizeTable']>`g.size_table`.as('size_table'),
      brand.as('brand'),
      promises.as('promises'),
      categoryPath(p.lang).as('category_path'),
    ])
    .where('s.mid', '=', p.mid)
    .where('s.cid', '=', p.cid)
    .where('s.goods_id', '=', p.id)
    .where(sql<boolean>`s.is_on`),
);
/** A goods as one shop shows it. */
export const findGoods = async (ctx: Ctx, cid: string, id: string) =>
  (await goodsById(db(ctx), { mid: ctx.mid, cid, id, lang: ctx.lang }))[0];

const skusOf = prepared('catalog.skus', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string; goodsIds: readonly string[] }) =>
  tables
    .selectFrom('catalog.sku as k')
    .innerJoin('catalog.listing as l', (join) => join.onRef('l.mid', '=', 'k.mid').onRef('l.sku_id', '=', 'k.id'))
    .leftJoin('catalog.stock as s', (join) =>
      join.onRef('s.mid', '=', 'l.mid').onRef('s.cid', '=', 'l.cid').onRef('s.sku_id', '=', 'l.sku_id').on('s.bucket', '=', 0),
    )
    .select([
      'k.id',
      'k.goods_id',
      sql<{ name: string; value: string }[]>`k.specs`.as('specs'),
      'k.picture',
      'l.price_fen',
      'l.list_price_fen',
      's.available',
    ])
    .where('k.mid', '=', p.mid)
    .where('k.goods_id', '=', sql<string>`any(${p.goodsIds}::bigint[])`)
    .where('l.cid', '=', p.cid)
    .where('l.on_shelf', '=', true)
    .orderBy('k.goods_id')
    .orderBy('k.position'),
);
/** The SKUs of some goods that one shop sells. */
export const listSkus = (ctx: Ctx, cid: string, goodsIds: readonly string[]) => skusOf(db(ctx), { mid: ctx.mid, cid, goodsIds });
