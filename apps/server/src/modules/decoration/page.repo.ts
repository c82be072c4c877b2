import { BLOCKS_SCHEMA } from '@qianpu/contract/decoration/block.schema';
import type { Block } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Draft, PageContent, Share } from './page.types.ts';

const db = ownTables('decoration');

interface NewDraft {
  readonly kind: 'home' | 'micro';
  readonly cid: string | null;
  readonly baseId: string | null;
  readonly pageClassId: string | null;
  readonly title: string;
  readonly share: Share;
  readonly blocks: readonly Block[];
}

/** Its id, or nothing where such a page is already. */
export async function insertPage(ctx: TxCtx, draft: NewDraft): Promise<string | undefined> {
  const made = await db(ctx)
    .insertInto('decoration.page')
    .values({
      mid: ctx.mid,
      id: ctx.newId(),
      kind: draft.kind,
      cid: draft.cid,
      base_id: draft.baseId,
      page_class_id: draft.pageClassId,
      title: draft.title,
      share: JSON.stringify(draft.share),
      blocks: JSON.stringify(draft.blocks),
      blocks_schema: BLOCKS_SCHEMA,
      created_at: ctx.now,
      edited_by: ctx.actor.kind === 'staff' ? ctx.actor.staffId : null,
      edited_at: ctx.now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export const headColumns = [
  'page.id',
  'page.kind',
  'page.cid',
  'page.base_id',
  'page.page_class_id',
  'page.title',
  'page.revision',
  'page.scheduled_version',
  'page.scheduled_for',
  'live.version as live_version',
] as const;

const contentColumns = [sql<Share>`page.share`.as('share'), sql<unknown[]>`page.blocks`.as('blocks'), 'page.blocks_schema'] as const;

export const pagesOf = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('decoration.page as page')
    .leftJoin('decoration.live_page as live', (on) => on.onRef('live.mid', '=', 'page.mid').onRef('live.id', '=', 'page.id'))
    .where('page.mid', '=', ctx.mid);

export const findDraft = (ctx: Ctx, id: string) =>
  pagesOf(ctx)
    .select([...headColumns, ...contentColumns])
    .where('page.id', '=', id)
    .executeTakeFirst();

/** Whoever makes a version of a page or moves it holds its row until then. */
export const lockDraft = (ctx: TxCtx, id: string) =>
  pagesOf(ctx)
    .select([...headColumns, ...contentColumns])
    .where('page.id', '=', id)
    .forUpdate('page')
    .executeTakeFirst();

/** The revision now; nothing when the draft is not the one its author has seen. */
export async function saveDraft(ctx: TxCtx, draft: Draft): Promise<number | undefined> {
  const saved = await db(ctx)
    .updateTable('decoration.page')
    .set({
      title: draft.title,
      share: JSON.stringify(draft.share),
      page_class_id: draft.pageClassId,
      blocks: JSON.stringify(draft.blocks),
      blocks_schema: BLOCKS_SCHEMA,
      revision: sql`revision + 1`,
      edited_by: ctx.actor.kind === 'staff' ? ctx.actor.staffId : null,
      edited_at: ctx.now,
    })
    .where('mid', '=', ctx.mid)
    .where('id', '=', draft.id)
    .where('revision', '=', draft.revision)
    .returning('revision')
    .executeTakeFirst();
  return saved?.revision;
}

interface NewVersion {
  readonly pageId: string;
  readonly content: PageContent;
  readonly restoredFrom: number | null;
}

/** The number a version more has got; the page's row is held by the caller. */
export async function insertVersion(ctx: TxCtx, { pageId, content, restoredFrom }: NewVersion): Promise<number> {
  const { version } = await db(ctx)
    .insertInto('decoration.page_version')
    .values({
      mid: ctx.mid,
      page_id: pageId,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from decoration.page_version where mid = ${ctx.mid} and page_id = ${pageId})`,
      title: content.title,
      share: JSON.stringify(content.share),
      blocks: JSON.stringify(content.blocks),
      blocks_schema: content.blocks_schema,
      restored_from: restoredFrom,
      made_by: ctx.actor.kind === 'staff' ? ctx.actor.staffId : null,
      made_at: ctx.now,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export const findVersion = (ctx: Ctx, pageId: string, version: number): Promise<PageContent | undefined> =>
  db(ctx)
    .selectFrom('decoration.page_version')
    .select(['title', sql<Share>`share`.as('share'), sql<unknown[]>`blocks`.as('blocks'), 'blocks_schema'])
    .where('mid', '=', ctx.mid)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst();

export const listVersions = (ctx: Ctx, pageId: string, offset: number, limit: number) =>
  db(ctx)
    .selectFrom('decoration.page_version')
    .select(['version', 'title', 'made_at', 'made_by', 'restored_from'])
    .where('mid', '=', ctx.mid)
    .where('page_id', '=', pageId)
    .orderBy('version', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/** Which version shoppers will see, and from when; the caller holds the row. */
export async function setSchedule(ctx: TxCtx, id: string, next: { readonly version: number; readonly at: Date } | null): Promise<void> {
  await db(ctx)
    .updateTable('decoration.page')
    .set({ scheduled_version: next?.version ?? null, scheduled_for: next?.at ?? null })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();
}
