import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { GoodsDraft, SkuDraft } from '../catalog.types.ts';

const db = ownTables('catalog');

/** A goods as staff wrote it. */
export const findDraft = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('catalog.goods as g')
    .select(['g.id', 'g.category_id', 'g.brand_id', 'g.title', 'g.selling_point', 'g.tags', 'g.keywords', 'g.video', 'g.video_poster'])
    .select(['g.detail_html', 'g.min_quantity', 'g.quantity_step', 'g.max_quantity'])
    .select(['g.limit_pieces', 'g.limit_days', 'g.sells_in_bulk'])
    .select([
      sql<GoodsDraft['parameters']>`g.parameters`.as('parameters'),
      sql<GoodsDraft['sizeTable']>`g.size_table`.as('size_table'),
      sql<GoodsDraft['translations']>`g.translations`.as('translations'),
      sql<string[]>`array(select p.key from catalog.goods_picture p where p.mid = g.mid and p.goods_id = g.id order by p.position)`.as(
        'pictures',
      ),
      sql<string[]>`array(
        select m.promise_id::text from catalog.goods_promise m join catalog.promise p on p.mid = m.mid and p.id = m.promise_id
         where m.mid = g.mid and m.goods_id = g.id order by p.position, p.id)`.as('promise_ids'),
    ])
    .where('g.mid', '=', ctx.mid)
    .where('g.id', '=', id)
    .executeTakeFirst();

/** The SKUs that are made. */
export const listDraftSkus = (ctx: Ctx, goodsId: string) =>
  db(ctx)
    .selectFrom('catalog.sku as k')
    .select(['k.id', 'k.picture', sql<SkuDraft['specs']>`k.specs`.as('specs')])
    .select(
      sql<SkuDraft['ladder']>`(
        select coalesce(jsonb_agg(jsonb_build_object('from', l.from_quantity, 'priceFen', l.price_fen) order by l.step), '[]')
          from catalog.sku_ladder l where l.mid = k.mid and l.sku_id = k.id)`.as('ladder'),
    )
    .where('k.mid', '=', ctx.mid)
    .where('k.goods_id', '=', goodsId)
    .where('k.retired_at', 'is', null)
    .orderBy('k.position')
    .execute();

interface StaffOptions {
  readonly words?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** Newest first. The words are looked for as they are: a sign in them means itself. */
export const listGoodsHeads = (ctx: Ctx, { words, categoryId }: StaffOptions, offset: number, limit: number) =>
  db(ctx)
    .selectFrom('catalog.goods as g')
    .select(['g.id', 'g.title', 'g.cover', 'g.category_id'])
    .select(
      sql<number>`(select count(*)::integer from catalog.sku k where k.mid = g.mid and k.goods_id = g.id and k.retired_at is null)`.as(
        'sku_count',
      ),
    )
    .where('g.mid', '=', ctx.mid)
    .$if(words !== undefined, (query) => query.where(sql<boolean>`strpos(lower(g.title), lower(${words}::text)) > 0`))
    .$if(categoryId !== undefined, (query) => query.where('g.category_id', '=', categoryId ?? ''))
    .orderBy('g.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/** A shop that has more of a name looks for a longer one. */
const MOST_NAMED = 1_000;

/** Goods with these words in their title, on a shelf or not; newest first. */
export async function findGoodsByTitle(ctx: Ctx, words: string): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('catalog.goods as g')
    .select('g.id')
    .where('g.mid', '=', ctx.mid)
    .where(sql<boolean>`strpos(lower(g.title), lower(${words}::text)) > 0`)
    .orderBy('g.id', 'desc')
    .limit(MOST_NAMED)
    .execute();
  return rows.map(({ id }) => id);
}
