import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { CouponCard, CouponDraft, Page, TemplateRow, TemplateState } from './coupon.types.ts';

const db = ownTables('marketing');

const templates = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('marketing.coupon_template as t')
    .select(['t.id', 't.revision', 't.name', 't.cids', 't.worth', 't.from_fen', 't.scope', 't.is_alone', 't.is_given_back'])
    .select(['t.starts_at', 't.ends_at', 't.delay_days', 't.valid_days', 't.total', 't.claimed', 't.per_member', 't.per_day'])
    .select(['t.is_shown', 't.claim_from', 't.claim_to', 't.created_at'])
    .select([sql<TemplateState>`t.state`.as('state'), sql<CouponCard['audience']>`t.audience`.as('audience')])
    .where('t.mid', '=', ctx.mid);

export const findTemplate = (ctx: Ctx, id: string): Promise<TemplateRow | undefined> =>
  templates(ctx).where('t.id', '=', id).executeTakeFirst();

/** Held until the transaction ends: whoever claims waits. */
export const lockTemplate = (ctx: TxCtx, id: string): Promise<TemplateRow | undefined> =>
  templates(ctx).where('t.id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Whether the merchant has ever written one. */
export const hasTemplates = async (ctx: Ctx): Promise<boolean> => (await templates(ctx).limit(1).executeTakeFirst()) !== undefined;

interface Filter extends Page {
  readonly state?: TemplateState | undefined;
  readonly words?: string | undefined;
}

/** Newest first. Null: of all shops; otherwise of these shops and no other. One row more than asked for. */
export async function listTemplates(ctx: Ctx, cids: readonly string[] | null, { state, words, pageNum, pageSize }: Filter) {
  const found = templates(ctx)
    .$if(cids !== null, (query) => query.where(sql<boolean>`(t.cids <> '{}' and t.cids <@ ${cids}::bigint[])`))
    .$if(state !== undefined, (query) => query.where('t.state', '=', state ?? ''))
    .$if(words !== undefined, (query) => query.where(sql<boolean>`strpos(lower(t.name), lower(${words}::text)) > 0`))
    .orderBy('t.id', 'desc');
  const rows = await found
    .limit(pageSize + 1)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { rows, total: await countRows(db(ctx), found) };
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms));

const columnsOf = ({ validity, ...draft }: CouponDraft) => ({
  name: draft.name,
  cids: draft.cids,
  worth: JSON.stringify(draft.worth),
  from_fen: draft.fromFen,
  scope: JSON.stringify(draft.scope),
  is_alone: draft.isAlone,
  is_given_back: draft.isGivenBack,
  starts_at: validity.by === 'FIXED' ? new Date(validity.startsAt) : null,
  ends_at: validity.by === 'FIXED' ? new Date(validity.endsAt) : null,
  delay_days: validity.by === 'FIXED' ? null : validity.delayDays,
  valid_days: validity.by === 'FIXED' ? null : validity.days,
  total: draft.total,
  per_member: draft.perMember,
  per_day: draft.perDay,
  audience: draft.audience,
  is_shown: draft.isShown,
  claim_from: instant(draft.claimFrom),
  claim_to: instant(draft.claimTo),
});

export const insertTemplate = (ctx: TxCtx, id: string, draft: CouponDraft) =>
  db(ctx)
    .insertInto('marketing.coupon_template')
    .values({ mid: ctx.mid, id, revision: 1, state: 'DRAFT', created_at: ctx.now, ...columnsOf(draft) })
    .execute();

export const updateTemplate = (ctx: TxCtx, id: string, draft: CouponDraft) =>
  db(ctx)
    .updateTable('marketing.coupon_template')
    .set({ ...columnsOf(draft), revision: sql`revision + 1` })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();

export const updateTemplateState = (ctx: TxCtx, id: string, state: TemplateState) =>
  db(ctx)
    .updateTable('marketing.coupon_template')
    .set({ state, revision: sql`revision + 1` })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();
