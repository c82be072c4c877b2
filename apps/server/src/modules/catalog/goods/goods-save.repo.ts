import { sql } from 'kysely';
import type { CatalogGoods, CatalogSku } from '#db/schema.gen';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { GoodsDraft, SkuDraft } from '../catalog.types.ts';

const db = ownTables('catalog');

/** Which of the things a draft names are not there, as paths of its fields. A brand stays until the goods have it. */
export async function findMissing(ctx: TxCtx, { categoryId, brandId, promiseIds }: GoodsDraft): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select 'categoryId' as path where not exists (select from catalog.category where mid = ${ctx.mid}::bigint and id = ${categoryId}::bigint)
    union all
    select 'brandId' where ${brandId}::bigint is not null
       and not exists (select from catalog.brand where mid = ${ctx.mid}::bigint and id = ${brandId}::bigint for key share)
    union all
    select 'promiseIds' from unnest(${promiseIds}::bigint[]) as named (id)
     where not exists (select from catalog.promise p where p.mid = ${ctx.mid}::bigint and p.id = named.id)`.execute(db(ctx));
  return [...new Set(rows.map((row) => row.path))];
}

/** A column without a value in the statement that saves does not compile. */
type Saved<Table, Key extends keyof Table> = Readonly<Record<Exclude<keyof Table, Key>, unknown>>;

/** Answers its revision now. */
export async function putGoods(ctx: TxCtx, id: string, draft: GoodsDraft): Promise<number> {
  const written = {
    category_id: draft.categoryId,
    brand_id: draft.brandId,
    title: draft.title,
    selling_point: draft.sellingPoint,
    tags: draft.tags,
    keywords: draft.keywords,
    cover: draft.pictures[0] ?? '',
    video: draft.video?.key ?? null,
    video_poster: draft.video?.poster ?? null,
    detail_html: draft.detailHtml,
    parameters: JSON.stringify(draft.parameters),
    size_table: draft.sizeTable && JSON.stringify(draft.sizeTable),
    service_text: draft.serviceText.trim(),
    min_quantity: draft.quantity.min,
    quantity_step: draft.quantity.step,
    max_quantity: draft.quantity.max,
    limit_pieces: draft.limit?.pieces ?? null,
    limit_days: draft.limit?.days ?? null,
    sells_in_bulk: draft.sellsInBulk,
    no_promotions: draft.noPromotions,
    no_member_price: draft.noMemberPrice,
    translations: JSON.stringify(draft.translations),
    updated_at: ctx.now,
  } satisfies Saved<CatalogGoods, 'mid' | 'id' | 'created_at' | 'revision' | 'removed_at'>;
  const { revision } = await db(ctx)
    .insertInto('catalog.goods')
    .values({ mid: ctx.mid, id, created_at: ctx.now, ...written })
    .onConflict((on) => on.columns(['mid', 'id']).doUpdateSet({ ...written, revision: sql<number>`catalog.goods.revision + 1` }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function replacePictures(ctx: TxCtx, goodsId: string, keys: readonly string[]): Promise<void> {
  const { mid } = ctx;
  await db(ctx).deleteFrom('catalog.goods_picture').where('mid', '=', mid).where('goods_id', '=', goodsId).execute();
  const rows = keys.map((key, position) => ({ mid, goods_id: goodsId, position, key }));
  await db(ctx).insertInto('catalog.goods_picture').values(rows).execute();
}

export async function replacePromises(ctx: TxCtx, goodsId: string, promiseIds: readonly string[]): Promise<void> {
  const { mid } = ctx;
  await db(ctx).deleteFrom('catalog.goods_promise').where('mid', '=', mid).where('goods_id', '=', goodsId).execute();
  const rows = [...new Set(promiseIds)].map((promiseId) => ({ mid, goods_id: goodsId, promise_id: promiseId }));
  if (rows.length > 0) await db(ctx).insertInto('catalog.goods_promise').values(rows).execute();
}

type PlacedSku = SkuDraft & { readonly id: string };

/** SKUs keep their ids; what is new gets a row, and one that comes back is made again. */
export async function putSkus(ctx: TxCtx, goodsId: string, skus: readonly PlacedSku[]): Promise<void> {
  const rows = skus.map(({ id, specs, picture }, position) => ({
    mid: ctx.mid,
    id,
    goods_id: goodsId,
    position,
    specs: JSON.stringify(specs),
    picture,
    retired_at: null,
  }));
  await db(ctx)
    .insertInto('catalog.sku')
    .values(rows)
    .onConflict((on) =>
      on.columns(['mid', 'id']).doUpdateSet(
        ({ ref }) =>
          ({
            position: ref('excluded.position'),
            specs: ref('excluded.specs'),
            picture: ref('excluded.picture'),
            retired_at: null,
          }) satisfies Saved<CatalogSku, 'mid' | 'id' | 'goods_id'>,
      ),
    )
    .execute();
}

/** Which of these codes other SKUs of the merchant have. */
export async function findTakenCodes(ctx: TxCtx, skus: readonly PlacedSku[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from catalog.sku_fact
     where mid = ${ctx.mid}::bigint and code = any(${skus.flatMap(({ code }) => code ?? [])}::text[])
       and sku_id <> all(${skus.map(({ id }) => id)}::bigint[])
     order by code`.execute(db(ctx));
  return rows.map(({ code }) => code);
}

/** What staff alone know of the SKUs; one nobody knows anything of has no row, and a retired one leaves its code to others. */
export async function replaceFacts(ctx: TxCtx, goodsId: string, skus: readonly PlacedSku[]): Promise<void> {
  const { mid } = ctx;
  await sql`
    delete from catalog.sku_fact f using catalog.sku k
     where k.mid = ${mid}::bigint and k.goods_id = ${goodsId}::bigint and f.mid = k.mid and f.sku_id = k.id`.execute(db(ctx));
  const rows = skus
    .map(({ id, code, barcode, weightGrams, costFen }) => ({
      mid,
      sku_id: id,
      code,
      barcode,
      weight_grams: weightGrams,
      cost_fen: costFen,
    }))
    .filter((row) => [row.code, row.barcode, row.weight_grams, row.cost_fen].some((fact) => fact !== null));
  if (rows.length > 0) await db(ctx).insertInto('catalog.sku_fact').values(rows).execute();
}

/** SKUs that are no longer named; answers them. What was supplied or ordered of them still stands in the books. */
export async function retireOtherSkus(ctx: TxCtx, goodsId: string, keptIds: readonly string[]): Promise<string[]> {
  const retired = await db(ctx)
    .updateTable('catalog.sku')
    .set({ retired_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('goods_id', '=', goodsId)
    .where('retired_at', 'is', null)
    .where(sql<boolean>`id <> all(${keptIds}::bigint[])`)
    .returning('id')
    .execute();
  return retired.map(({ id }) => id);
}

/** Which of these SKUs belong to the goods, retired ones too. */
export async function findOwnSkus(ctx: TxCtx, goodsId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db(ctx)
    .selectFrom('catalog.sku')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('goods_id', '=', goodsId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function replaceLadders(ctx: TxCtx, skus: readonly PlacedSku[]): Promise<void> {
  const { mid } = ctx;
  await sql`delete from catalog.sku_ladder where mid = ${mid}::bigint and sku_id = any(${skus.map(({ id }) => id)}::bigint[])`.execute(
    db(ctx),
  );
  const rows = skus.flatMap(({ id, ladder }) =>
    ladder.map(({ from, priceFen }, at) => ({
      mid,
      sku_id: id,
      step: at + 1,
      from_quantity: from,
      price_fen: priceFen,
      above_from: ladder[at - 1]?.from ?? null,
      above_price_fen: ladder[at - 1]?.priceFen ?? null,
    })),
  );
  if (rows.length > 0) await db(ctx).insertInto('catalog.sku_ladder').values(rows).execute();
}
