import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { nameIn } from '../catalog/fragments.repo.ts';

const db = ownTables('catalog');

interface CategoryRow {
  id: string;
  parent_id: string | null;
  name: string;
  count: number;
}

interface Wanted {
  mid: string;
  cid: string;
  lang: string;
  ids: readonly string[];
}

const withParents = prepared('catalog.search.categories', (tables: OwnDb<'catalog'>, p: Wanted) => ({
  compile: () =>
    sql<CategoryRow>`
      select c.id, c.parent_id, ${nameIn(p.lang)} as name,
             (select count(*) from catalog.shelf s
               where s.mid = c.mid and s.cid = ${p.cid}::bigint and s.category_id = c.id and s.is_on)::integer as count
        from catalog.category c
       where c.mid = ${p.mid}::bigint
         and (c.id = any(${p.ids}::bigint[])
              or c.id in (select child.parent_id from catalog.category child where child.mid = ${p.mid}::bigint and child.id = any(${p.ids}::bigint[])))`.compile(
      tables,
    ),
}));

export interface SearchedCategory {
  readonly id: string;
  readonly name: string;
  /** "鲜果 / 草莓" */
  readonly path: string;
  /** Goods the shop has in it. */
  readonly count: number;
}

export async function findSearchedCategories(ctx: Ctx, cid: string, ids: readonly string[]): Promise<SearchedCategory[]> {
  const rows = await withParents(db(ctx), { mid: ctx.mid, cid, lang: ctx.lang, ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const parent = byId.get(row.parent_id ?? '');
    return { id, name: row.name, path: parent ? `${parent.name} / ${row.name}` : row.name, count: row.count };
  });
}
