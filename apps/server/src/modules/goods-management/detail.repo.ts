import type { OutputOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

type Detail = OutputOf<'catalog.goods.detail'>;
type Sku = Detail['skus'][number];

/** A goods as staff wrote it. */
export const findDraft = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('catalog.goods as g')
    .select(['g.id', 'g.category_id', 'g.brand_id', 'g.title', 'g.selling_point', 'g.tags', 'g.keywords', 'g.video', 'g.video_poster'])
    .select(['g.service_text', 'g.detail_html', 'g.min_quantity', 'g.quantity_step', 'g.max_quantity'])
    .select(['g.limit_pieces', 'g.limit_days', 'g.sells_in_bulk', 'g.no_promotions', 'g.no_member_price', 'g.revision', 'g.updated_at'])
    .select([
      sql<Detail['parameters']>`g.parameters`.as('parameters'),
      sql<Detail['sizeTable']>`g.size_table`.as('size_table'),
      sql<Detail['translations']>`g.translations`.as('translations'),
      sql<string[]>`array(select p.key from catalog.goods_picture p where p.mid = g.mid and p.goods_id = g.id order by p.position)`.as(
        'pictures',
      ),
      sql<string[]>`array(
        select m.promise_id::text from catalog.goods_promise m join catalog.promise p on p.mid = m.mid and p.id = m.promise_id
         where m.mid = g.mid and m.goods_id = g.id order by p.position, p.id)`.as('promise_ids'),
    ])
    .where('g.mid', '=', ctx.mid)
    .where('g.id', '=', id)
    .where('g.removed_at', 'is', null)
    .executeTakeFirst();

/** The SKUs that are made. */
export const listDraftSkus = (ctx: Ctx, goodsId: string) =>
  db(ctx)
    .selectFrom('catalog.sku as k')
    .leftJoin('catalog.sku_fact as f', (join) => join.onRef('f.mid', '=', 'k.mid').onRef('f.sku_id', '=', 'k.id'))
    .select(['k.id', 'k.picture', sql<Sku['specs']>`k.specs`.as('specs')])
    .select(['f.code', 'f.barcode', 'f.weight_grams', 'f.cost_fen'])
    .select(
      sql<Sku['ladder']>`(
        select coalesce(jsonb_agg(jsonb_build_object('from', l.from_quantity, 'priceFen', l.price_fen) order by l.step), '[]')
          from catalog.sku_ladder l where l.mid = k.mid and l.sku_id = k.id)`.as('ladder'),
    )
    .where('k.mid', '=', ctx.mid)
    .where('k.goods_id', '=', goodsId)
    .where('k.retired_at', 'is', null)
    .orderBy('k.position')
    .execute();
