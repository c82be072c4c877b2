import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { nameIn } from '../fragments.repo.ts';
import type { CategoryRow } from './category.types.ts';

const db = ownTables('catalog');

const ofShop = prepared('catalog.categories', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string; lang: string }) => ({
  compile: () =>
    sql<CategoryRow>`
      select c.id, c.parent_id, ${nameIn(p.lang)} as name, c.picture, c.slogan, coalesce(filled.goods_count, 0) as goods_count
        from catalog.category c
        left join (
          select s.category_id, count(*)::integer as goods_count from catalog.shelf s
           where s.mid = ${p.mid}::bigint and s.cid = ${p.cid}::bigint and s.is_on group by s.category_id
        ) filled on filled.category_id = c.id
       where c.mid = ${p.mid}::bigint and (c.cid is null or c.cid = ${p.cid}::bigint)
       order by c.position, c.id`.compile(tables),
}));
/** The categories of a shop, its own and those of all shops, in the merchant's order. */
export const listShopCategories = (ctx: Ctx, cid: string) => ofShop(db(ctx), { mid: ctx.mid, cid, lang: ctx.lang });

/** All categories of the merchant. */
export const listCategories = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('catalog.category')
    .select(['id', 'name', 'picture'])
    .where('mid', '=', ctx.mid)
    .orderBy('position')
    .orderBy('id')
    .execute();

const layoutOf = prepared('catalog.categoryLayout', (tables: OwnDb<'catalog'>, p: { mid: string; cid: string }) =>
  tables.selectFrom('catalog.category_layout').select(sql<Layout>`layout`.as('layout')).where('mid', '=', p.mid).where('cid', '=', p.cid),
);
type Layout = 'goods' | 'pictures' | 'banners';

export const findLayout = async (ctx: Ctx, cid: string): Promise<Layout> =>
  (await layoutOf(db(ctx), { mid: ctx.mid, cid }))[0]?.layout ?? 'goods';
