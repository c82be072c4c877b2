import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { GoodsListFilter, Shops } from './goods-management.types.ts';

const db = ownTables('catalog');

/** Ids of goods, and parts of a statement that answer shops and goods, and ids of categories. */
interface GoodsParts {
  readonly found: readonly string[] | undefined;
  readonly low: RawBuilder<unknown>;
  readonly categories: RawBuilder<unknown> | undefined;
}

/** Whose figures the goods are chosen and sorted by: of all shops together, of one, or of some. */
function figuresOf(cids: Shops, query: GoodsListFilter): RawBuilder<unknown> {
  if (cids === null || isOfAll(query)) return sql`f.cid = 0`;
  return cids.length === 1 ? sql`f.cid = ${cids[0]}::bigint` : sql`f.cid = any(${cids}::bigint[])`;
}

/** The merchant's goods by age, which are the same for every shop. */
const isOfAll = ({ shelf, stock, priceFromFen, priceToFen, sort }: GoodsListFilter): boolean =>
  shelf === 'UNLISTED' ||
  (sort === 'newest' && shelf === undefined && stock === undefined && priceFromFen === undefined && priceToFen === undefined);

function shelfFilter(mid: string, cids: Shops, { shelf }: GoodsListFilter): RawBuilder<unknown> {
  if (shelf === undefined) return sql`true`;
  if (cids === null || shelf !== 'UNLISTED') return sql`f.shelf_state = ${shelf}`;
  return sql`not exists (
    select from catalog.goods_figure s where s.mid = ${mid}::bigint and s.goods_id = f.goods_id and s.cid = any(${cids}::bigint[]))`;
}

function stockFilter({ stock }: GoodsListFilter, { low }: GoodsParts): RawBuilder<unknown> {
  if (stock === undefined) return sql`true`;
  if (stock === 'SOLD_OUT') return sql`f.available = 0 and f.shelf_state <> 'UNLISTED'`;
  return sql`f.available > 0 and f.goods_id in (select p.goods_id from (${low}) p)`;
}

function filters(mid: string, cids: Shops, query: GoodsListFilter, parts: GoodsParts): RawBuilder<unknown> {
  const { brandId, groupId, priceFromFen, priceToFen, sort } = query;
  const all = [
    sql`f.mid = ${mid}::bigint`,
    figuresOf(cids, query),
    shelfFilter(mid, cids, query),
    stockFilter(query, parts),
    parts.found === undefined ? sql`true` : sql`f.goods_id = any(${parts.found}::bigint[])`,
    parts.categories === undefined ? sql`true` : sql`f.category_id in (${parts.categories})`,
    brandId === undefined ? sql`true` : sql`f.brand_id = ${brandId}::bigint`,
    groupId === undefined
      ? sql`true`
      : sql`f.goods_id in (select m.goods_id from catalog.goods_group_member m where m.mid = ${mid}::bigint and m.group_id = ${groupId}::bigint)`,
    priceFromFen === undefined ? sql`true` : sql`f.price_fen >= ${priceFromFen}`,
    priceToFen === undefined ? sql`true` : sql`f.price_fen <= ${priceToFen}`,
    sort === 'priceUp' || sort === 'priceDown' ? sql`f.price_fen is not null` : sql`true`,
  ];
  return sql.join(all, sql` and `);
}

/** Each is an index's order, forwards or backwards; of several shops the one that stands first decides. */
const orders = {
  newest: { one: sql`f.goods_id desc`, some: sql`f.goods_id desc` },
  sold: { one: sql`f.sold_count desc, f.goods_id desc`, some: sql`max(f.sold_count) desc, f.goods_id desc` },
  stockUp: { one: sql`f.available, f.goods_id desc`, some: sql`min(f.available), f.goods_id desc` },
  stockDown: { one: sql`f.available desc, f.goods_id`, some: sql`max(f.available) desc, f.goods_id` },
  priceUp: { one: sql`f.price_fen, f.goods_id desc`, some: sql`min(f.price_fen), f.goods_id desc` },
  priceDown: { one: sql`f.price_fen desc, f.goods_id`, some: sql`max(f.price_fen) desc, f.goods_id` },
} as const;

interface GoodsPage {
  readonly ids: string[];
  readonly total: number;
}

/** One page of the goods asked for, and one more if there is; and how many there are. */
export async function findGoodsPage(ctx: Ctx, cids: Shops, query: GoodsListFilter, parts: GoodsParts): Promise<GoodsPage> {
  const isOfSome = cids !== null && cids.length > 1 && !isOfAll(query);
  const found = sql`select f.goods_id from catalog.goods_figure f where ${filters(ctx.mid, cids, query, parts)} ${isOfSome ? sql`group by f.goods_id` : sql``}`;
  const { rows } = await sql<{ goods_id: string }>`
    ${found} order by ${orders[query.sort][isOfSome ? 'some' : 'one']}
    offset ${(query.pageNum - 1) * query.pageSize} limit ${sql.lit(query.pageSize + 1)}`.execute(db(ctx));
  return { ids: rows.map(({ goods_id }) => goods_id), total: await countRows(ctx.db, found) };
}
