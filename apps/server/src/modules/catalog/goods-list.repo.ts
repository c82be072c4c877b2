import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { GoodsListQuery, GoodsOrder } from './catalog.types.ts';
import { type CardReader, type CardRow, cardColumns, onShelf, readerOf, shelfOrders, withDescendants } from './fragments.repo.ts';

const db = ownTables('catalog');

interface ListParams extends CardReader {
  /** The category, the group or the goods a list belongs to; nothing else reads it. */
  of: string;
  limit: number;
  offset: number;
  /** Both together: no part of a list has to be read further. */
  reach: number;
}

interface Source {
  readonly shelf: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const sources = {
  shop: (p: ListParams, order: GoodsOrder): Source => ({
    shelf: sql`(select * from catalog.shelf s where ${onShelf(p)}) s`,
    order: shelfOrders[order],
  }),
  /** Each category below yields its first ones in order from an index, and they are merged: what follows is never read. */
  category: (p: ListParams, order: GoodsOrder): Source => ({
    shelf: sql`(${withDescendants(p.mid, p.of)}) c
      cross join lateral (
        select * from catalog.shelf s where ${onShelf(p)} and s.category_id = c.id order by ${shelfOrders[order]} limit ${p.reach}
      ) s`,
    order: shelfOrders[order],
  }),
  /** A group has 500 goods at most: they are sorted as they come. */
  group: (p: ListParams, order: GoodsOrder): Source => ({
    shelf: sql`(
        select s.*, m.position as nth
          from catalog.goods_group_member m join catalog.shelf s on s.mid = m.mid and s.goods_id = m.goods_id
         where m.mid = ${p.mid}::bigint and m.group_id = ${p.of}::bigint and ${onShelf(p)}
      ) s`,
    order: order === 'default' ? sql`s.is_sold_out, s.nth, s.goods_id` : shelfOrders[order],
  }),
};

/** One statement per source and order: no input makes another. The page is cut first, so that only its own goods are looked up. */
const listOf = (source: keyof typeof sources, order: GoodsOrder) =>
  prepared(`catalog.cards.${order}.${source}`, (tables: OwnDb<'catalog'>, p: ListParams) => ({
    compile: () => {
      const { shelf, order: by } = sources[source](p, order);
      return sql<CardRow>`
        select ${cardColumns(p)}
          from (select s.* from ${shelf} order by ${by} limit ${p.limit} offset ${p.offset}) s
          join catalog.goods g on g.mid = s.mid and g.id = s.goods_id
         order by ${by}`.compile(tables);
    },
  }));

const listsOf = (source: keyof typeof sources) => ({
  default: listOf(source, 'default'),
  sold: listOf(source, 'sold'),
  new: listOf(source, 'new'),
  priceUp: listOf(source, 'priceUp'),
  priceDown: listOf(source, 'priceDown'),
});
const lists = { shop: listsOf('shop'), category: listsOf('category'), group: listsOf('group') };

const byIds = prepared('catalog.cards.ids', (tables: OwnDb<'catalog'>, p: CardReader & { ids: readonly string[] }) => ({
  compile: () =>
    sql<CardRow>`
      select ${cardColumns(p)}
        from catalog.shelf s join catalog.goods g on g.mid = s.mid and g.id = s.goods_id
       where ${onShelf(p)} and s.goods_id = any(${p.ids}::bigint[])
       order by array_position(${p.ids}::bigint[], s.goods_id)`.compile(tables),
}));

/** One row more than asked for: it tells whether another page follows. */
export async function listCards(ctx: Ctx, input: GoodsListQuery): Promise<CardRow[]> {
  const reader = readerOf(ctx, input.cid);
  const limit = input.pageSize + 1;
  const offset = (input.pageNum - 1) * input.pageSize;
  if (input.ids) return (await byIds(db(ctx), { ...reader, ids: input.ids })).slice(offset, offset + limit);
  const source = input.groupId ? 'group' : input.categoryId ? 'category' : 'shop';
  const of = input.groupId ?? input.categoryId ?? '0';
  return lists[source][input.sortType](db(ctx), { ...reader, of, limit, offset, reach: limit + offset });
}

interface KeptRow extends CardRow {
  is_on_sale: boolean;
  /** Another shop that sells it, where this one does not. */
  other_cid: string | null;
}

interface KeptParams extends CardReader {
  ids: readonly string[];
  /** Shops that can be entered, in the merchant's order. */
  openCids: readonly string[];
}

/**
 * The shop's own shelf while it sells the goods, then that of an open shop that does, then any: some price is known as long as any was.
 */
const keptCards = prepared('catalog.cards.kept', (tables: OwnDb<'catalog'>, p: KeptParams) => ({
  compile: () =>
    sql<KeptRow>`
      select ${cardColumns(p)}, s.is_own and s.is_on as is_on_sale, case when s.is_elsewhere then s.cid end as other_cid
        from catalog.goods g
        cross join lateral (
          select s.*, s.cid = ${p.cid}::bigint as is_own,
                 s.is_on and s.cid <> ${p.cid}::bigint and s.cid = any(${p.openCids}::bigint[]) as is_elsewhere
            from catalog.shelf s where s.mid = g.mid and s.goods_id = g.id
           order by (s.cid = ${p.cid}::bigint and s.is_on) desc, (s.is_on and s.cid = any(${p.openCids}::bigint[])) desc,
                    s.is_sold_out, (s.cid = ${p.cid}::bigint) desc, array_position(${p.openCids}::bigint[], s.cid), s.cid
           limit 1
        ) s
       where g.mid = ${p.mid}::bigint and g.id = any(${p.ids}::bigint[])`.compile(tables),
}));

/** Of those of these goods that were ever on a shelf; in no order. */
export const listCardsById = (ctx: Ctx, cid: string, ids: readonly string[], openCids: readonly string[]): Promise<KeptRow[]> =>
  keptCards(db(ctx), { ...readerOf(ctx, cid), ids, openCids });
