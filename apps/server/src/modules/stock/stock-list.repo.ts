import { MOST_COUNTED } from '@qianpu/contract/fields';
import type { ParsedOf } from '@qianpu/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { MoveRow, StockRow } from './stock.types.ts';

const db = ownTables('catalog');

/** Of which shops stock is told (null: of all), of which goods, and parts of a statement: shops and goods that are short, and a shop's threshold. */
interface StockParts {
  readonly cids: readonly string[] | null;
  readonly found: readonly string[] | undefined;
  readonly short: RawBuilder<unknown> | undefined;
  readonly shopLowAt: RawBuilder<unknown>;
}

/** Moves of a SKU that are looked at for its pace: as many are enough, and a page stays cheap however much is sold. */
const MOST_MOVES = 1_000;

type Query = ParsedOf<'catalog.stock.list'>;

/** Goods of shops that may have what is asked for. */
const goodsOf = (mid: string, { cids, found, short }: StockParts, { goodsId }: Query): RawBuilder<unknown> => {
  const ofShops = cids?.length === 1 ? sql`g.cid = ${cids[0]}::bigint` : sql`g.cid = any(${cids}::bigint[])`;
  const narrowed = [
    sql`g.mid = ${mid}::bigint`,
    cids === null ? sql`g.cid > 0` : ofShops,
    goodsId === undefined ? sql`true` : sql`g.goods_id = ${goodsId}::bigint`,
    found === undefined ? sql`true` : sql`g.goods_id = any(${found}::bigint[])`,
  ];
  const from = short === undefined ? sql`catalog.goods_figure` : sql`(select ${mid}::bigint as mid, p.cid, p.goods_id from (${short}) p)`;
  return sql`select g.mid, g.cid, g.goods_id from ${from} g where ${sql.join(narrowed, sql` and `)}`;
};

/** Their SKUs for sale, looked up goods by goods (`offset 0`): the first page of 300,000 costs as much as of ten. */
const skusOf = (goods: RawBuilder<unknown>, state: Query['state'], shopLowAt: RawBuilder<unknown>): RawBuilder<unknown> => {
  const left = sql`coalesce(t.available, 0)`;
  const hasState = {
    LOW: sql`t.available > 0 and t.available <= coalesce(h.low_at, ${shopLowAt})`,
    SOLD_OUT: sql`${left} = 0`,
    any: sql`true`,
  }[state ?? 'any'];
  // Whether it is listed is asked of those alone that are left.
  return sql`
      from (${goods}) f
      cross join lateral (
        select k.id as sku_id, k.specs, k.position, k.picture as sku_picture, ${left} as available,
               coalesce(t.reserved, 0) as reserved, coalesce(t.sold, 0) as sold, h.low_at as own_low_at, ${shopLowAt} as shop_low_at
          from catalog.sku k
          left join catalog.stock t on t.mid = f.mid and t.cid = f.cid and t.sku_id = k.id and t.bucket = 0
          left join catalog.stock_threshold h on h.mid = f.mid and h.cid = f.cid and h.sku_id = k.id
         where k.mid = f.mid and k.goods_id = f.goods_id and k.retired_at is null and ${hasState} offset 0
      ) k
      join catalog.listing l on l.mid = f.mid and l.cid = f.cid and l.sku_id = k.sku_id and l.on_shelf`;
};

/** Before their SKUs are looked up, so that a page looks up its own alone. */
const inOrder = (goods: RawBuilder<unknown>) => sql`${goods} order by g.goods_id desc, g.cid offset 0`;

/** As many goods have as many SKUs at least: no more of them is looked through to count. */
const counted = (goods: RawBuilder<unknown>) => sql`${inOrder(goods)} limit ${sql.lit(MOST_COUNTED)}`;

/** Without regard to what is left of them. */
const countSkus = (ctx: Ctx, goods: RawBuilder<unknown>): Promise<number> =>
  countRows(
    db(ctx),
    sql`
    select k.id from (${counted(goods)}) f
      cross join lateral (
        select k.id from catalog.sku k join catalog.listing l on l.mid = f.mid and l.cid = f.cid and l.sku_id = k.id and l.on_shelf
         where k.mid = f.mid and k.goods_id = f.goods_id and k.retired_at is null offset 0
      ) k`,
  );

type CountedRow = StockRow & { total: number | null };

/** SKUs for sale in the shops, newest goods first; one more than a page has. What is short is looked up once, for the page and its total. */
export async function listStock(ctx: Ctx, parts: StockParts, query: Query): Promise<{ rows: StockRow[]; total: number }> {
  const { pageNum, pageSize, state } = query;
  const goods = goodsOf(ctx.mid, parts, query);
  const page = sql`order by goods_id desc, cid, position offset ${(pageNum - 1) * pageSize} limit ${sql.lit(pageSize + 1)}`;
  const skus = (of: RawBuilder<unknown>) => sql`select f.mid, f.cid, f.goods_id, k.* ${skusOf(of, state, parts.shopLowAt)}`;
  const shown =
    state === undefined
      ? sql`select p.*, null::integer as total from (${skus(inOrder(goods))}) p ${page}`
      : sql`with short as materialized (${skus(counted(goods))}) select p.*, (select count(*)::integer from short) as total from short p ${page}`;
  const { rows } = await sql<CountedRow>`
    select p.*, g.title, coalesce(p.sku_picture, g.cover) as picture, x.code, coalesce(pace.pieces, 0) as pieces,
           case when pace.moves < ${MOST_MOVES} then ${ctx.now}::timestamptz - interval '7 days' else pace.since end as since
      from (${shown}) p
      join catalog.goods g on g.mid = p.mid and g.id = p.goods_id
      left join catalog.sku_fact x on x.mid = p.mid and x.sku_id = p.sku_id
      cross join lateral (
        select sum(m.quantity) filter (where m.kind = 'SELL') as pieces, count(*) as moves, min(m.at) as since
          from (
            select m.kind, m.quantity, m.at from catalog.stock_move m
             where m.mid = p.mid and m.cid = p.cid and m.sku_id = p.sku_id and m.at > ${ctx.now}::timestamptz - interval '7 days'
             order by m.at desc limit ${MOST_MOVES}
          ) m
      ) pace
     order by p.goods_id desc, p.cid, p.position`.execute(db(ctx));
  if (state === undefined) return { rows, total: await countSkus(ctx, goods) };
  const beyond = () => countRows(db(ctx), skus(counted(goods)));
  return { rows, total: Math.min(MOST_COUNTED, rows[0]?.total ?? (pageNum === 1 ? 0 : await beyond())) };
}

/** What became of a SKU's pieces in a shop, newest first. */
export async function listMoves(ctx: Ctx, { cid, skuId, pageNum, pageSize }: ParsedOf<'catalog.stock.changes'>) {
  const moves = db(ctx).selectFrom('catalog.stock_move').where('mid', '=', ctx.mid).where('cid', '=', cid).where('sku_id', '=', skuId);
  const rows: MoveRow[] = await moves
    .select([sql<MoveRow['kind']>`kind`.as('kind'), 'quantity', 'order_id', 'staff_id', 'at'])
    .orderBy('at', 'desc')
    .orderBy('ref_id', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute();
  return { rows, total: await countRows(db(ctx), moves.select('at')) };
}
