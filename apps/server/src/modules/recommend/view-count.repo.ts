import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('catalog');

const looksAt = prepared('catalog.looks', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string; goodsId: string }) =>
  tables
    .selectFrom('catalog.shelf as s')
    .leftJoin('catalog.goods_view as v', (join) =>
      join.onRef('v.mid', '=', 's.mid').onRef('v.cid', '=', 's.cid').onRef('v.goods_id', '=', 's.goods_id'),
    )
    .select('v.total')
    .where('s.mid', '=', p.mid)
    .where('s.cid', '=', p.cid)
    .where('s.goods_id', '=', p.goodsId)
    .where(sql<boolean>`s.is_on`),
);
/** How often a goods has been looked at in a shop, as far as it is written down; nothing where the shop does not show it. */
export async function findViewCount(ctx: Ctx, cid: string, goodsId: string): Promise<number | undefined> {
  const [row] = await looksAt(db(ctx), { mid: ctx.mid, cid, goodsId });
  return row && Number(row.total ?? 0);
}

interface Looks {
  readonly cid: string;
  readonly goodsId: string;
  readonly times: number;
}

/** Many at once, always in one order: processes that write the same rows wait for each other in no ring. */
export async function addViewCounts(ctx: TxCtx, looks: readonly Looks[]): Promise<void> {
  await sql`
    insert into catalog.goods_view as v (mid, cid, goods_id, total)
    select ${ctx.mid}::bigint, l.cid, l.goods_id, l.times
      from unnest(
             ${looks.map(({ cid }) => cid)}::bigint[], ${looks.map(({ goodsId }) => goodsId)}::bigint[],
             ${looks.map(({ times }) => times)}::bigint[]
           ) as l (cid, goods_id, times)
     order by l.cid, l.goods_id
    on conflict (mid, cid, goods_id) do update set total = v.total + excluded.total`.execute(db(ctx));
}
