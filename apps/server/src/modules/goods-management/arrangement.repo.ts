import type { OutputOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';

const db = ownTables('catalog');

export interface Window {
  readonly words?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

const offsetOf = ({ pageNum, pageSize }: Window) => (pageNum - 1) * pageSize;
/** The words are looked for as they are: a sign in them means itself. */
const named = (column: string, words: string | undefined) =>
  words === undefined ? sql<boolean>`true` : sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${words}::text)) > 0`;

export async function listBrands(ctx: Ctx, sort: 'name' | 'newest', window: Window) {
  const chosen = db(ctx).selectFrom('catalog.brand as b').where('b.mid', '=', ctx.mid).where(named('b.name', window.words));
  const list = await chosen
    .select(['b.id', 'b.name', 'b.picture'])
    .select(
      sql<number>`(select count(*)::integer from catalog.goods_figure f where f.mid = b.mid and f.cid = 0 and f.brand_id = b.id)`.as(
        'goods_count',
      ),
    )
    .$if(sort === 'name', (query) => query.orderBy('b.name'))
    .orderBy('b.id', 'desc')
    .offset(offsetOf(window))
    .limit(window.pageSize + 1)
    .execute();
  return { list, total: await countRows(ctx.db, chosen.select('b.id')) };
}

/** False: goods have it. Its row is held by the caller. */
export async function deleteBrand(ctx: TxCtx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from catalog.brand b
     where b.mid = ${ctx.mid}::bigint and b.id = ${id}::bigint
       and not exists (select from catalog.goods g where g.mid = b.mid and g.brand_id = b.id)`.execute(db(ctx));
  return numAffectedRows === 1n;
}

/** False: there is none. Held, it is given to no further goods. */
export async function lockBrand(ctx: TxCtx, id: string): Promise<boolean> {
  const held = await db(ctx)
    .selectFrom('catalog.brand')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export const listPromises = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('catalog.promise as p')
    .select(['p.id', 'p.title', 'p.text'])
    .select(
      sql<number>`(select count(*)::integer from catalog.goods_promise m where m.mid = p.mid and m.promise_id = p.id)`.as('goods_count'),
    )
    .where('p.mid', '=', ctx.mid)
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();

export async function listGroups(ctx: Ctx, window: Window) {
  const chosen = db(ctx).selectFrom('catalog.goods_group as t').where('t.mid', '=', ctx.mid).where(named('t.name', window.words));
  const list = await chosen
    .select(['t.id', 't.name'])
    .select(
      sql<number>`(select count(*)::integer from catalog.goods_group_member m where m.mid = t.mid and m.group_id = t.id)`.as('goods_count'),
    )
    .orderBy('t.id', 'desc')
    .offset(offsetOf(window))
    .limit(window.pageSize + 1)
    .execute();
  return { list, total: await countRows(ctx.db, chosen.select('t.id')) };
}

/** With its goods in their order; a group has five hundred at most. */
export async function findGroup(ctx: Ctx, id: string): Promise<OutputOf<'catalog.group.find'> | undefined> {
  return db(ctx)
    .selectFrom('catalog.goods_group as t')
    .select(['t.id', 't.name'])
    .select(
      sql<OutputOf<'catalog.group.find'>['goods']>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', g.id::text, 'title', g.title, 'picture', g.cover) order by m.position), '[]')
          from catalog.goods_group_member m join catalog.goods g on g.mid = m.mid and g.id = m.goods_id
         where m.mid = t.mid and m.group_id = t.id)`.as('goods'),
    )
    .where('t.mid', '=', ctx.mid)
    .where('t.id', '=', id)
    .executeTakeFirst();
}

/** False: there is none. The row goes first, so whoever saves the group waits and finds it gone. */
export async function deleteGroup(ctx: TxCtx, id: string): Promise<boolean> {
  const held = await db(ctx)
    .selectFrom('catalog.goods_group')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return false;
  await db(ctx).deleteFrom('catalog.goods_group_member').where('mid', '=', ctx.mid).where('group_id', '=', id).execute();
  await db(ctx).deleteFrom('catalog.goods_group').where('mid', '=', ctx.mid).where('id', '=', id).execute();
  return true;
}
