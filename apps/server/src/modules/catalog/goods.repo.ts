import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { NewCategory, NewGoods } from './catalog.types.ts';

const db = ownTables('catalog');

const goodsById = prepared('catalog.goods', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string; id: string }) =>
  tables
    .selectFrom('catalog.shelf as s')
    .innerJoin('catalog.goods as g', (join) => join.onRef('g.mid', '=', 's.mid').onRef('g.id', '=', 's.goods_id'))
    .select(['g.id', 'g.title', 'g.selling_point', 'g.tags', 'g.detail', 's.price_fen', 's.list_price_fen', 's.sold_count'])
    .select(
      sql<string[]>`(select array_agg(key order by position) from catalog.goods_picture p where p.mid = g.mid and p.goods_id = g.id)`.as(
        'pictures',
      ),
    )
    .where('s.mid', '=', p.mid)
    .where('s.cid', '=', p.cid)
    .where('s.goods_id', '=', p.id),
);
export const findGoods = async (ctx: Ctx, cid: string, id: string) => (await goodsById(db(ctx), { mid: ctx.mid, cid, id }))[0];

const skusOf = prepared('catalog.skus', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string; goodsId: string }) =>
  tables
    .selectFrom('catalog.sku as k')
    .innerJoin('catalog.listing as l', (join) => join.onRef('l.mid', '=', 'k.mid').onRef('l.sku_id', '=', 'k.id'))
    .leftJoin('catalog.stock as s', (join) =>
      join.onRef('s.mid', '=', 'l.mid').onRef('s.cid', '=', 'l.cid').onRef('s.sku_id', '=', 'l.sku_id').on('s.bucket', '=', 0),
    )
    .select(['k.id', sql<{ name: string; value: string }[]>`k.specs`.as('specs'), 'l.price_fen', 's.available'])
    .where('k.mid', '=', p.mid)
    .where('k.goods_id', '=', p.goodsId)
    .where('l.cid', '=', p.cid)
    .where('l.on_shelf', '=', true)
    .orderBy('k.position'),
);
export const listSkus = (ctx: Ctx, cid: string, goodsId: string) => skusOf(db(ctx), { mid: ctx.mid, cid, goodsId });

const categoryById = prepared('catalog.category', (tables: OwnDb<'catalog'>, p: { mid: string; id: string }) =>
  tables.selectFrom('catalog.category').select(['id', 'name', 'picture']).where('mid', '=', p.mid).where('id', '=', p.id),
);
export const findCategory = async (ctx: Ctx, id: string) => (await categoryById(db(ctx), { mid: ctx.mid, id }))[0];

export const listCategories = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('catalog.category')
    .select(['id', 'name', 'picture'])
    .where('mid', '=', ctx.mid)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const insertCategory = (ctx: TxCtx, id: string, category: NewCategory) =>
  db(ctx)
    .insertInto('catalog.category')
    .values({ mid: ctx.mid, id, ...category })
    .execute();

export async function insertGoods(ctx: TxCtx, id: string, goods: NewGoods): Promise<void> {
  const { mid } = ctx;
  await db(ctx)
    .insertInto('catalog.goods')
    .values({
      mid,
      id,
      category_id: goods.categoryId,
      title: goods.title,
      selling_point: goods.sellingPoint,
      tags: [...goods.tags],
      detail: [...goods.detail],
      cover: goods.pictures[0],
      created_at: ctx.now,
    })
    .execute();
  const pictures = goods.pictures.map((key, position) => ({ mid, goods_id: id, position, key }));
  await db(ctx).insertInto('catalog.goods_picture').values(pictures).execute();
}

export async function insertSkus(ctx: TxCtx, goodsId: string, skus: readonly { id: string; specs: object }[]): Promise<void> {
  const rows = skus.map((sku, position) => ({ mid: ctx.mid, id: sku.id, goods_id: goodsId, position, specs: JSON.stringify(sku.specs) }));
  await db(ctx).insertInto('catalog.sku').values(rows).execute();
}
