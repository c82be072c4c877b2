import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import { claimStateOf } from './coupon.rules.ts';
import type { ClaimableCoupon, CouponCard, Page, TemplateState, TermRow, ValidityRow } from './coupon.types.ts';
import { dayOf } from './shop-day.repo.ts';
import { termsOf, validityOf } from './terms.rules.ts';

const db = ownTables('marketing');

interface CardRow extends TermRow, ValidityRow {
  id: string;
  state: TemplateState;
  total: number;
  claimed: number;
  per_member: number;
  is_today_gone: boolean;
  audience: CouponCard['audience'];
  claim_from: Date | null;
  claim_to: Date | null;
  is_for_you: boolean;
  own_claimed: number;
  coupon_id: string | null;
}

interface CardParams {
  mid: string;
  memberId: string;
  now: Date;
  ids: readonly string[];
  cids: readonly string[];
  limit: number;
  offset: number;
}

type Who = 'visitor' | 'member';

/** Whom a template (`t`) is for. Who holds a code is as good as named. */
export const isForMember = (memberId: string, isByCode: boolean | RawBuilder<boolean> = sql<boolean>`false`) => sql<boolean>`
  case t.audience
    when 'ALL' then true
    when 'NEW' then not exists (select from marketing.first_paid p where p.mid = t.mid and p.member_id = ${memberId}::bigint)
    else ${isByCode} or exists (select from marketing.coupon_named d where d.mid = t.mid and d.template_id = t.id and d.member_id = ${memberId}::bigint)
  end`;

/** Visitors read by a role that sees templates and nothing of anybody. */
const ownColumns: Record<Who, (p: CardParams) => RawBuilder<unknown>> = {
  visitor: () => sql`true as is_for_you, 0 as own_claimed, null::bigint as coupon_id`,
  member: (p) => sql`
    ${isForMember(p.memberId)} as is_for_you,
    coalesce((select c.claimed from marketing.coupon_claim_count c
               where c.mid = t.mid and c.template_id = t.id and c.member_id = ${p.memberId}::bigint), 0) as own_claimed,
    (select o.id from marketing.coupon o
      where o.mid = t.mid and o.template_id = t.id and o.member_id = ${p.memberId}::bigint and o.state = 'UNUSED' and o.ends_at > ${p.now}::timestamptz
      order by o.ends_at, o.id limit 1) as coupon_id`,
};
const audienceOf: Record<Who, (p: CardParams) => RawBuilder<boolean>> = {
  visitor: () => sql<boolean>`t.audience <> 'NAMED'`,
  member: (p) => isForMember(p.memberId),
};

const isTodayGone = (p: CardParams) =>
  sql<boolean>`(t.per_day > 0 and t.claimed_on is not distinct from ${dayOf(p.now)} and t.claimed_that_day >= t.per_day)`;
const isGone = (p: CardParams) => sql<boolean>`(t.total > 0 and t.claimed >= t.total or ${isTodayGone(p)})`;
const isOpen = (p: CardParams) => sql<boolean>`(t.claim_from is null or t.claim_from <= ${p.now}::timestamptz)`;

/** Shown in the centre of one of the shops: running, and not over. */
const isListed = (who: Who, p: CardParams) => sql<boolean>`
  t.mid = ${p.mid}::bigint and t.state = 'ON' and t.is_shown
  and (t.claim_to is null or t.claim_to > ${p.now}::timestamptz) and (t.ends_at is null or t.ends_at > ${p.now}::timestamptz)
  and (t.cids = '{}' or t.cids && ${p.cids}::bigint[]) and ${audienceOf[who](p)}`;

const cards = (name: string, who: Who, tail: (p: CardParams) => RawBuilder<unknown>) =>
  prepared(`marketing.cards.${name}.${who}`, (tables: OwnDb<'marketing'>, p: CardParams) => ({
    compile: () =>
      sql<CardRow>`
        select t.id, t.state, t.name, t.cids, t.worth, t.from_fen, t.scope, t.is_alone, t.starts_at, t.ends_at, t.delay_days, t.valid_days,
               t.total, t.claimed, t.per_member, t.audience, t.claim_from, t.claim_to, ${isTodayGone(p)} as is_today_gone, ${ownColumns[who](p)}
          from marketing.coupon_template t where ${tail(p)}`.compile(tables),
  }));

const forms = (who: Who) => ({
  byIds: cards('ids', who, (p) => sql`t.mid = ${p.mid}::bigint and t.id = any(${p.ids}::bigint[]) and t.state <> 'DRAFT'`),
  /** What can be had first, then what comes, then what is gone; newest first. */
  centre: cards(
    'centre',
    who,
    (p) => sql`${isListed(who, p)} order by ${isGone(p)}, not ${isOpen(p)}, t.id desc limit ${p.limit} offset ${p.offset}`,
  ),
  claimable: cards(
    'claimable',
    who,
    (p) => sql`${isListed(who, p)} and ${isOpen(p)} and not ${isGone(p)} order by t.id desc limit ${p.limit}`,
  ),
});
const statements: Record<Who, ReturnType<typeof forms>> = { visitor: forms('visitor'), member: forms('member') };

const cardOf = (row: CardRow, now: Date): ClaimableCoupon => {
  const coupon = {
    ...termsOf(row),
    id: row.id,
    state: row.state,
    validity: validityOf(row),
    total: row.total,
    claimed: row.claimed,
    perMember: row.per_member,
    isTodayGone: row.is_today_gone,
    audience: row.audience,
    claimFrom: row.claim_from,
    claimTo: row.claim_to,
    isForYou: row.is_for_you,
    ownClaimed: row.own_claimed,
    couponId: row.coupon_id,
  };
  return { ...coupon, claimState: claimStateOf(coupon, now) };
};

type CardQuery = Partial<Pick<CardParams, 'ids' | 'cids' | 'limit' | 'offset'>>;

/** A member's own state is read in a transaction of the member's merchant alone. */
async function listCards(ctx: Ctx, form: keyof ReturnType<typeof forms>, query: CardQuery): Promise<ClaimableCoupon[]> {
  const who = ctx.actor.kind === 'member' ? 'member' : 'visitor';
  const memberId = ctx.actor.kind === 'member' ? ctx.actor.memberId : '0';
  const params = { mid: ctx.mid, memberId, now: ctx.now, ids: [], cids: [], limit: 0, offset: 0, ...query };
  return (await statements[who][form](db(ctx), params)).map((row) => cardOf(row, ctx.now));
}

/** In no order; drafts are nobody's to see. */
export const findCards = (ctx: Ctx, ids: readonly string[]): Promise<ClaimableCoupon[]> => listCards(ctx, 'byIds', { ids });

/** One more than asked for: it tells whether another page follows. */
export const listCentre = (ctx: Ctx, cid: string, { pageNum, pageSize }: Page): Promise<ClaimableCoupon[]> =>
  listCards(ctx, 'centre', { cids: [cid], limit: pageSize + 1, offset: (pageNum - 1) * pageSize });

const MOST_CLAIMABLE = 50;

/** What can be claimed now in these shops, with what the member has of it. Of a member the context must be inside a transaction. */
export const listClaimable = (ctx: Ctx, cids: readonly string[]): Promise<ClaimableCoupon[]> =>
  listCards(ctx, 'claimable', { cids, limit: MOST_CLAIMABLE });
