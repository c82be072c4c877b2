import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { type CardReader, type CardRow, cardColumns, onShelf, readerOf } from '../catalog/fragments.repo.ts';

const db = ownTables('catalog');

/** What is most often bought or looked at together with a goods, while it can be bought. */
const relatedTo = prepared('catalog.cards.related', (tables: OwnDb<'catalog'>, p: CardReader & { of: string; limit: number }) => ({
  compile: () =>
    sql<CardRow>`
      select ${cardColumns(p)}
        from catalog.related r
        join catalog.shelf s on s.mid = r.mid and s.goods_id = r.other_id
        join catalog.goods g on g.mid = s.mid and g.id = s.goods_id
       where r.mid = ${p.mid}::bigint and r.goods_id = ${p.of}::bigint and ${onShelf(p)} and not s.is_sold_out
       order by r.weight desc, r.other_id limit ${p.limit}`.compile(tables),
}));

export const listRelated = (ctx: Ctx, cid: string, goodsId: string, limit: number): Promise<CardRow[]> =>
  relatedTo(db(ctx), { ...readerOf(ctx, cid), of: goodsId, limit });
