import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { Paging } from '#platform/paging.types';
import type {
  ActivityDraft,
  ActivityGoods,
  ActivityKind,
  ActivityRow,
  ActivityState,
  ActivityTerms,
  ListedState,
} from './activity.types.ts';

const db = ownTables('marketing');

const activities = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('marketing.activity as a')
    .select([
      'a.id',
      'a.revision',
      'a.name',
      'a.cids',
      'a.starts_at',
      'a.ends_at',
      'a.created_at',
      'a.published_at',
      'a.ended_at',
      'a.link_token',
    ])
    .select([
      sql<ActivityState>`a.state`.as('state'),
      sql<ActivityDraft['audience']>`a.audience`.as('audience'),
      sql<ActivityDraft['refuses']>`a.refuses`.as('refuses'),
      sql<ActivityTerms>`a.terms`.as('terms'),
      sql<ActivityGoods[]>`a.goods`.as('goods'),
    ])
    .where('a.mid', '=', ctx.mid);

export const findActivity = (ctx: Ctx, id: string): Promise<ActivityRow | undefined> =>
  activities(ctx).where('a.id', '=', id).executeTakeFirst();

/** Held until the transaction ends. */
export const lockActivity = (ctx: TxCtx, id: string): Promise<ActivityRow | undefined> =>
  activities(ctx).where('a.id', '=', id).forNoKeyUpdate().executeTakeFirst();

interface Filter extends Paging {
  readonly state?: ListedState | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly words?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** TABLE: as staff see them. Over is over, also before the round that notes it. */
const statesOf = (now: Date): Record<ListedState, ReturnType<typeof sql<boolean>>> => ({
  DRAFT: sql<boolean>`a.state = 'DRAFT'`,
  SOON: sql<boolean>`a.state = 'ON' and a.starts_at > ${now}::timestamptz`,
  ON: sql<boolean>`a.state = 'ON' and a.starts_at <= ${now}::timestamptz and a.ends_at > ${now}::timestamptz`,
  ENDED: sql<boolean>`(a.state = 'ENDED' or a.state = 'ON' and a.ends_at <= ${now}::timestamptz)`,
});

/** Newest first. Null: of all shops; otherwise of these shops and no other. One row more than asked for. */
export async function listActivities(ctx: Ctx, cids: readonly string[] | null, { state, kind, words, from, to, ...page }: Filter) {
  const found = activities(ctx)
    .$if(cids !== null, (query) => query.where(sql<boolean>`(a.cids <> '{}' and a.cids <@ ${cids}::bigint[])`))
    .$if(state !== undefined, (query) => query.where(statesOf(ctx.now)[state ?? 'ON']))
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind ?? ''))
    .$if(words !== undefined, (query) => query.where(sql<boolean>`strpos(lower(a.name), lower(${words}::text)) > 0`))
    .$if(from !== undefined, (query) => query.where('a.ends_at', '>', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('a.starts_at', '<', new Date(to ?? 0)))
    .orderBy('a.id', 'desc');
  const rows = await found
    .limit(page.pageSize + 1)
    .offset((page.pageNum - 1) * page.pageSize)
    .execute();
  return { rows, total: await countRows(db(ctx), found) };
}

const columnsOf = (draft: ActivityDraft) => ({
  kind: draft.terms.kind,
  name: draft.name,
  cids: draft.cids,
  audience: draft.audience,
  refuses: draft.refuses,
  starts_at: new Date(draft.startsAt),
  ends_at: new Date(draft.endsAt),
  terms: JSON.stringify(draft.terms),
  goods: JSON.stringify(draft.goods),
});

export const insertActivity = (ctx: TxCtx, id: string, draft: ActivityDraft, linkToken: string | null) =>
  db(ctx)
    .insertInto('marketing.activity')
    .values({ mid: ctx.mid, id, revision: 1, state: 'DRAFT', created_at: ctx.now, link_token: linkToken, ...columnsOf(draft) })
    .execute();

const update = (
  ctx: TxCtx,
  id: string,
  values: Partial<ReturnType<typeof columnsOf>> & { state?: ActivityState; published_at?: Date; ended_at?: Date },
) =>
  db(ctx)
    .updateTable('marketing.activity')
    .set({ ...values, revision: sql`revision + 1` })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

export const updateDraft = (ctx: TxCtx, id: string, draft: ActivityDraft) => update(ctx, id, columnsOf(draft));
export const updatePublished = (ctx: TxCtx, id: string) => update(ctx, id, { state: 'ON', published_at: ctx.now });
export const updateEnded = (ctx: TxCtx, id: string) => update(ctx, id, { state: 'ENDED', ended_at: ctx.now });

export const hasActivities = async (ctx: Ctx): Promise<boolean> =>
  (await db(ctx).selectFrom('marketing.activity').select('id').where('mid', '=', ctx.mid).limit(1).executeTakeFirst()) !== undefined;
