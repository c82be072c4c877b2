import type { ParsedOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { headColumns, pagesOf } from './page.repo.ts';

type Filter = ParsedOf<'decoration.page.list'>;

const states = {
  LIVE: sql<boolean>`live.version is not null`,
  SCHEDULED: sql<boolean>`page.scheduled_for is not null`,
  DRAFT: sql<boolean>`live.version is null and page.scheduled_for is null`,
};

/** Newest first: pages of all shops, and of the shops named (null: of any). One more than a page of the list has. */
export async function listPages(ctx: Ctx, cids: readonly string[] | null, { kind, cid, state, words, pageNum, pageSize }: Filter) {
  const found = pagesOf(ctx)
    .$if(kind !== undefined, (query) => query.where('page.kind', '=', kind ?? ''))
    .$if(cid !== undefined, (query) => query.where('page.cid', '=', cid ?? ''))
    .$if(cids !== null, (query) => query.where(sql<boolean>`(page.cid is null or page.cid = any(${cids}::bigint[]))`))
    .$if(state !== undefined, (query) => query.where(states[state ?? 'DRAFT']))
    .$if(words !== undefined, (query) => query.where(sql<boolean>`strpos(lower(page.title), lower(${words}::text)) > 0`));
  const rows = await found
    .select([...headColumns, 'live.live_at', 'page.edited_by', 'page.edited_at'])
    .orderBy('page.id', 'desc')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute();
  return { rows, total: await countRows(ctx.db, found.select('page.id')) };
}
