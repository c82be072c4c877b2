import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('catalog');

const thisWeek = sql`date_trunc('week', platform.now() at time zone 'Asia/Shanghai')::date`;

/** What counts now: this week and the one before, so that Mondays are not empty. */
export const since = sql`${thisWeek} - 7`;

export interface SearchCount {
  readonly cid: string;
  /** A word, or the goods that was found first. */
  readonly of: string;
  readonly count: number;
}

const columnsOf = (counts: readonly SearchCount[]) => sql`
  unnest(${counts.map(({ cid }) => cid)}::bigint[], ${counts.map(({ of }) => of)}::text[], ${counts.map(({ count }) => count)}::integer[])
    as c (cid, of, count)`;

/** Words the shop does not know are passed over: what a stranger types is nobody else's to read. */
export const addSearchedWords = (ctx: TxCtx, counts: readonly SearchCount[]) =>
  sql`
    insert into catalog.searched_word as s (mid, cid, week, word, count)
    select w.mid, w.cid, ${thisWeek}, w.word, c.count
      from ${columnsOf(counts)}
      join catalog.search_word w on w.mid = ${ctx.mid}::bigint and w.cid = c.cid and w.word = c.of and w.goods_count > 0
     order by w.cid, w.word
    on conflict (mid, cid, week, word) do update set count = s.count + excluded.count`.execute(db(ctx));

export const addSearchedGoods = (ctx: TxCtx, counts: readonly SearchCount[]) =>
  sql`
    insert into catalog.searched_goods as s (mid, cid, week, goods_id, count)
    select ${ctx.mid}::bigint, c.cid, ${thisWeek}, c.of::bigint, c.count from ${columnsOf(counts)} order by c.cid, c.of::bigint
    on conflict (mid, cid, week, goods_id) do update set count = s.count + excluded.count`.execute(db(ctx));

interface ShopList {
  mid: string;
  cid: string;
  limit: number;
}

const wordsMostSearched = prepared('catalog.search.hot', (tables: OwnDb<'catalog'>, p: ShopList) => ({
  compile: () =>
    sql<{ word: string }>`
      select s.word
        from catalog.searched_word s
        join catalog.search_word w on w.mid = s.mid and w.cid = s.cid and w.word = s.word and w.goods_count > 0
       where s.mid = ${p.mid}::bigint and s.cid = ${p.cid}::bigint and s.week >= ${since}
       group by s.word order by sum(s.count) desc, s.word limit ${p.limit}`.compile(tables),
}));
/** Most searched for first. */
export const listSearchedWords = async (ctx: Ctx, cid: string, limit: number): Promise<string[]> =>
  (await wordsMostSearched(db(ctx), { mid: ctx.mid, cid, limit })).map(({ word }) => word);

export interface RankedGoods {
  readonly goods_id: string;
  readonly figure: number;
}

const goodsMostSearched = prepared('catalog.search.ranking.searched', (tables: OwnDb<'catalog'>, p: ShopList) => ({
  compile: () =>
    sql<RankedGoods>`
      select s.goods_id, sum(s.count)::integer as figure
        from catalog.searched_goods s
       where s.mid = ${p.mid}::bigint and s.cid = ${p.cid}::bigint and s.week >= ${since}
       group by s.goods_id order by figure desc, s.goods_id limit ${p.limit}`.compile(tables),
}));
export const listSearchedGoods = (ctx: Ctx, cid: string, limit: number): Promise<RankedGoods[]> =>
  goodsMostSearched(db(ctx), { mid: ctx.mid, cid, limit });

const goodsBoughtAgain = prepared('catalog.search.ranking.again', (tables: OwnDb<'catalog'>, p: ShopList) =>
  tables
    .selectFrom('catalog.bought_again')
    .select(['goods_id', sql<number>`percent`.as('figure')])
    .where('mid', '=', p.mid)
    .where('cid', '=', p.cid)
    .where('percent', '>', sql<number>`0`)
    .orderBy('percent', 'desc')
    .orderBy('buyers', 'desc')
    .limit(p.limit),
);
export const listBoughtAgain = (ctx: Ctx, cid: string, limit: number): Promise<RankedGoods[]> =>
  goodsBoughtAgain(db(ctx), { mid: ctx.mid, cid, limit });
