import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('catalog');

/** Two goods, and how often somebody turned from one to the other. */
export interface Pair {
  readonly goodsId: string;
  readonly otherId: string;
  readonly times: number;
}

/** Adds to what is known of pairs, in both directions; a goods nobody has is passed over. */
export async function addPairs(ctx: TxCtx, kind: 'bought' | 'looked', pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const { mid, now } = ctx;
  const column = sql.ref(kind);
  await sql`
    insert into catalog.related as r (mid, goods_id, other_id, ${column}, seen_on)
    select ${mid}::bigint, way.goods_id, way.other_id, sum(way.times), (${now}::timestamptz at time zone 'Asia/Shanghai')::date
      from unnest(
             ${pairs.map(({ goodsId }) => goodsId)}::bigint[], ${pairs.map(({ otherId }) => otherId)}::bigint[],
             ${pairs.map(({ times }) => times)}::integer[]
           ) as pair (goods_id, other_id, times)
     cross join lateral (
       values (pair.goods_id, pair.other_id, pair.times), (pair.other_id, pair.goods_id, pair.times)
     ) as way (goods_id, other_id, times)
      join catalog.goods g on g.mid = ${mid}::bigint and g.id = way.goods_id
      join catalog.goods o on o.mid = ${mid}::bigint and o.id = way.other_id
     where way.goods_id <> way.other_id
     group by way.goods_id, way.other_id
     order by way.goods_id, way.other_id
    on conflict (mid, goods_id, other_id) do update
      set ${column} = ${sql.ref(`r.${kind}`)} + ${sql.ref(`excluded.${kind}`)}, seen_on = excluded.seen_on`.execute(db(ctx));
}

const categoryOf = prepared('catalog.categoryOf', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string; goodsId: string }) =>
  tables
    .selectFrom('catalog.shelf')
    .select('category_id')
    .where('mid', '=', p.mid)
    .where('cid', '=', p.cid)
    .where('goods_id', '=', p.goodsId)
    .where(sql<boolean>`is_on`),
);
/** Where a shop shows a goods; nothing while it does not. */
export const findCategoryOf = async (ctx: Ctx, cid: string, goodsId: string): Promise<string | undefined> =>
  (await categoryOf(db(ctx), { mid: ctx.mid, cid, goodsId }))[0]?.category_id;
