import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { isForMember } from './card.repo.ts';
import type { CouponClaim, TermRow, ValidityRow } from './coupon.types.ts';
import { dayOf } from './shop-day.repo.ts';

const db = ownTables('marketing');

interface Key {
  mid: string;
  templateId: string;
  memberId: string;
}
const keyOf = ({ mid }: TxCtx, { templateId, memberId }: CouponClaim): Key => ({ mid, templateId, memberId });

const countMember = prepared('marketing.claim.member', (tables: OwnDb<'marketing'>, p: Key) => ({
  compile: () =>
    sql<{ claimed: number }>`
      insert into marketing.coupon_claim_count as c (mid, template_id, member_id, claimed, allowed)
      select t.mid, t.id, ${p.memberId}::bigint, 1, t.per_member from marketing.coupon_template t
       where t.mid = ${p.mid}::bigint and t.id = ${p.templateId}::bigint
      on conflict (mid, template_id, member_id) do update set claimed = c.claimed + 1, allowed = excluded.allowed
       where c.claimed < excluded.allowed
      returning claimed`.compile(tables),
}));
/** One more of the member's; undefined: no more are allowed. Whoever else claims for the same member waits. */
export const addToMember = async (ctx: TxCtx, claim: CouponClaim): Promise<number | undefined> =>
  (await countMember(db(ctx), keyOf(ctx, claim)))[0]?.claimed;

/** Takes that one back: there was none left. */
export async function takeFromMember(ctx: TxCtx, claim: CouponClaim): Promise<void> {
  const p = keyOf(ctx, claim);
  const its = sql`mid = ${p.mid}::bigint and template_id = ${p.templateId}::bigint and member_id = ${p.memberId}::bigint`;
  await sql`
    with last as (delete from marketing.coupon_claim_count where ${its} and claimed = 1)
    update marketing.coupon_claim_count set claimed = claimed - 1 where ${its} and claimed > 1`.execute(db(ctx));
}

export interface ClaimedTemplate extends TermRow, ValidityRow {
  is_given_back: boolean;
  is_last: boolean;
}

const countTemplate = prepared(
  'marketing.claim.template',
  (tables: OwnDb<'marketing'>, p: Key & { isByCode: boolean; isGranted: boolean; now: Date }) => ({
    compile: () =>
      sql<ClaimedTemplate>`
      update marketing.coupon_template t
         set claimed = t.claimed + 1,
             claimed_that_day = case when t.claimed_on is not distinct from ${dayOf(p.now)} then t.claimed_that_day + 1 else 1 end,
             claimed_on = ${dayOf(p.now)}
       where t.mid = ${p.mid}::bigint and t.id = ${p.templateId}::bigint and t.state = 'ON'
         and (t.claim_from is null or t.claim_from <= ${p.now}::timestamptz) and (t.claim_to is null or t.claim_to > ${p.now}::timestamptz)
         and (t.ends_at is null or t.ends_at > ${p.now}::timestamptz)
         and (t.total = 0 or t.claimed < t.total)
         and (t.per_day = 0 or t.claimed_on is distinct from ${dayOf(p.now)} or t.claimed_that_day < t.per_day)
         and (${p.isGranted}::boolean or ${isForMember(p.memberId, sql<boolean>`${p.isByCode}::boolean`)})
      returning t.name, t.cids, t.worth, t.from_fen, t.scope, t.is_alone, t.is_given_back, t.starts_at, t.ends_at, t.delay_days, t.valid_days,
                t.total > 0 and t.claimed = t.total as is_last`.compile(tables),
  }),
);
/** One more of the template's, if it can be claimed now by this member; undefined otherwise. */
export const addToTemplate = async (ctx: TxCtx, claim: CouponClaim): Promise<ClaimedTemplate | undefined> =>
  (
    await countTemplate(db(ctx), {
      ...keyOf(ctx, claim),
      isByCode: claim.source === 'CODE',
      isGranted: claim.source === 'GRANT',
      now: ctx.now,
    })
  )[0];

/** Numbers of granted ones begin here: they count against no limit of the member, and a claim never has so many. */
const FIRST_GRANTED = 1_000;

export async function nextGranted(ctx: TxCtx, { templateId, memberId }: Pick<CouponClaim, 'templateId' | 'memberId'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(max(n) + 1, ${FIRST_GRANTED})::integer as n from marketing.coupon
     where mid = ${ctx.mid}::bigint and template_id = ${templateId}::bigint and member_id = ${memberId}::bigint and n >= ${FIRST_GRANTED}`.execute(
    db(ctx),
  );
  return rows[0]?.n ?? FIRST_GRANTED;
}

interface NewInstance extends CouponClaim {
  readonly id: string;
  readonly n: number;
  readonly template: ClaimedTemplate;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly remindAt: Date | null;
}

export const insertCoupon = (ctx: TxCtx, { template, ...coupon }: NewInstance) =>
  db(ctx)
    .insertInto('marketing.coupon')
    .values({
      mid: ctx.mid,
      id: coupon.id,
      template_id: coupon.templateId,
      member_id: coupon.memberId,
      n: coupon.n,
      source: coupon.source,
      state: 'UNUSED',
      name: template.name,
      cids: template.cids,
      worth: JSON.stringify(template.worth),
      from_fen: template.from_fen,
      scope: JSON.stringify(template.scope),
      is_alone: template.is_alone,
      is_given_back: template.is_given_back,
      starts_at: coupon.startsAt,
      ends_at: coupon.endsAt,
      claimed_at: ctx.now,
      sharer_id: coupon.sharerId,
      remind_at: coupon.remindAt,
    })
    .execute();
