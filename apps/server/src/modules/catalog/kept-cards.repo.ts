import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { type CardRow, cardColumns } from './goods-list.repo.ts';

const db = ownTables('catalog');

interface KeptRow extends CardRow {
  is_on_sale: boolean;
}

interface KeptParams {
  mid: string;
  cid: string;
  lang: string;
  ids: readonly string[];
}

/** The shop's own shelf goes before another's, and one that is on before one that is off: some price is known as long as any was. */
const keptCards = prepared('catalog.cards.kept', (tables: OwnDb<'catalog'>, p: KeptParams) => ({
  compile: () =>
    sql<KeptRow>`
      select ${cardColumns(p.lang)}, s.cid = ${p.cid}::bigint and s.is_on as is_on_sale
        from catalog.goods g
        cross join lateral (
          select * from catalog.shelf s where s.mid = g.mid and s.goods_id = g.id
           order by s.cid = ${p.cid}::bigint desc, s.is_on desc, s.cid limit 1
        ) s
       where g.mid = ${p.mid}::bigint and g.id = any(${p.ids}::bigint[])`.compile(tables),
}));

/** Of those of these goods that were ever on a shelf; in no order. */
export const listKeptCards = (ctx: Ctx, cid: string, ids: readonly string[]): Promise<KeptRow[]> =>
  keptCards(db(ctx), { mid: ctx.mid, cid, lang: ctx.lang, ids });
