import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { type CardReader, type CardRow, cardColumns, readerOf } from './fragments.repo.ts';

const db = ownTables('catalog');

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
