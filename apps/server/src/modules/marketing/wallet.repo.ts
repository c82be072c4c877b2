import { type RawBuilder, sql } from 'kysely';
import type { Ctx, Member } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { CouponState, KeptCoupon, OwnedCoupon, Page, TermRow } from './coupon.types.ts';
import { termsOf } from './terms.rules.ts';

const db = ownTables('marketing');

interface CouponRow extends TermRow {
  id: string;
  template_id: string;
  starts_at: Date;
  ends_at: Date;
  state: CouponState;
  order_id: string | null;
}

const ownedOf = (row: CouponRow): OwnedCoupon => ({
  ...termsOf(row),
  id: row.id,
  templateId: row.template_id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});
const keptOf = (row: CouponRow): KeptCoupon => ({ ...ownedOf(row), state: row.state, orderId: row.order_id });

interface WalletParams {
  mid: string;
  memberId: string;
  now: Date;
  limit: number;
  offset: number;
}

const coupons = (name: string, tail: (p: WalletParams) => RawBuilder<unknown>) =>
  prepared(`marketing.wallet.${name}`, (tables: OwnDb<'marketing'>, p: WalletParams) => ({
    compile: () =>
      sql<CouponRow>`
        select c.id, c.template_id, c.name, c.cids, c.worth, c.from_fen, c.scope, c.is_alone, c.starts_at, c.ends_at, c.state, c.order_id
          from marketing.coupon c where c.mid = ${p.mid}::bigint and c.member_id = ${p.memberId}::bigint and ${tail(p)}
         limit ${p.limit} offset ${p.offset}`.compile(tables),
  }));

/** Held or in hand: what is past its end is over, whether or not anybody has noted it. */
const isInHand = (now: Date) => sql<boolean>`(c.state = 'UNUSED' and c.ends_at > ${now}::timestamptz or c.state = 'LOCKED')`;
const isOver = (now: Date) => sql<boolean>`(c.state in ('EXPIRED', 'VOID') or c.state = 'UNUSED' and c.ends_at <= ${now}::timestamptz)`;

const tabs = {
  UNUSED: coupons('unused', (p) => sql`${isInHand(p.now)} order by c.ends_at, c.id`),
  USED: coupons('used', () => sql`c.state = 'USED' order by c.used_at desc, c.id desc`),
  EXPIRED: coupons('expired', (p) => sql`${isOver(p.now)} order by c.ends_at desc, c.id desc`),
};
const usable = coupons('usable', (p) => sql`c.state = 'UNUSED' and c.ends_at > ${p.now}::timestamptz order by c.ends_at, c.id`);

const paramsOf = (ctx: Ctx<Member>, limit: number, offset = 0): WalletParams => ({
  mid: ctx.mid,
  memberId: ctx.actor.memberId,
  now: ctx.now,
  limit,
  offset,
});

const MOST_IN_WALLET = 100;

/** The member's unused ones, also those whose time has not begun; earliest end first. */
export const listWallet = async (ctx: Ctx<Member>): Promise<OwnedCoupon[]> =>
  (await usable(db(ctx), paramsOf(ctx, MOST_IN_WALLET))).map(ownedOf);

/** One more than asked for: it tells whether another page follows. */
export const listOwn = async (ctx: Ctx<Member>, tab: keyof typeof tabs, { pageNum, pageSize }: Page): Promise<KeptCoupon[]> =>
  (await tabs[tab](db(ctx), paramsOf(ctx, pageSize + 1, (pageNum - 1) * pageSize))).map(keptOf);

interface OwnCounts {
  unused: number;
  used: number;
  expired: number;
  endingSoon: number;
}

const countsOf = prepared('marketing.wallet.counts', (tables: OwnDb<'marketing'>, p: { mid: string; memberId: string; now: Date }) => ({
  compile: () =>
    sql<OwnCounts>`
      select count(*) filter (where ${isInHand(p.now)})::integer as unused,
             count(*) filter (where c.state = 'USED')::integer as used,
             count(*) filter (where ${isOver(p.now)})::integer as expired,
             count(*) filter (where c.state = 'UNUSED' and c.ends_at > ${p.now}::timestamptz
                                and c.ends_at <= ${p.now}::timestamptz + interval '3 days')::integer as "endingSoon"
        from marketing.coupon c where c.mid = ${p.mid}::bigint and c.member_id = ${p.memberId}::bigint`.compile(tables),
}));
export async function countOwn(ctx: Ctx<Member>): Promise<OwnCounts> {
  const [counts] = await countsOf(db(ctx), { mid: ctx.mid, memberId: ctx.actor.memberId, now: ctx.now });
  return counts ?? { unused: 0, used: 0, expired: 0, endingSoon: 0 };
}
