import { type RawBuilder, sql } from 'kysely';

/** Ids of a category and of everything below it: three levels are two steps. */
export const withDescendants = (mid: string | RawBuilder<unknown>, id: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ${id}::bigint as id
  union all
  select child.id from catalog.category child where child.mid = ${mid}::bigint and child.parent_id = ${id}::bigint
  union all
  select grandchild.id
    from catalog.category child
    join catalog.category grandchild on grandchild.mid = child.mid and grandchild.parent_id = child.id
   where child.mid = ${mid}::bigint and child.parent_id = ${id}::bigint`;
