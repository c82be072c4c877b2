import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import type { MemberCriteria, MemberSort, SegmentCondition, SegmentRules } from './customer.types.ts';

type Part = RawBuilder<unknown>;

const DAY_MS = 86_400_000;

const amounts = { paidFen: sql`s.paid_fen`, paidOrders: sql`s.orders`, refundedFen: sql`s.refunded_fen` } as const;
const instants = { lastPaidDays: sql`s.last_paid_at`, seenDays: sql`s.seen_at`, joinedDays: sql`s.joined_at` } as const;

const all = (parts: readonly (Part | undefined)[]): Part =>
  sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  );
const instant = (at: number | undefined) => (at === undefined ? undefined : new Date(at));

/** Whom staff call by one of these; as `exists`, which the planner joins however many there are. */
const isLabelled = ({ mid }: Ctx, labelIds: readonly string[]): Part => sql`
  exists (select from member.label_record r
           where r.mid = ${mid}::bigint and r.member_id = s.member_id and r.label_id = any(${labelIds}::bigint[]))`;

function ofCondition(ctx: Ctx, condition: SegmentCondition): Part {
  switch (condition.field) {
    case 'label':
      return condition.is === 'ANY' ? isLabelled(ctx, condition.labelIds) : sql`not ${isLabelled(ctx, condition.labelIds)}`;
    case 'level':
      return sql`s.level = any(${condition.levels}::smallint[])`;
    case 'lastPaidDays':
    case 'seenDays':
    case 'joinedDays': {
      const since = new Date(ctx.now.getTime() - condition.days * DAY_MS);
      const column = instants[condition.field];
      return condition.is === 'WITHIN' ? sql`${column} >= ${since}::timestamptz` : sql`${column} < ${since}::timestamptz`;
    }
    default: {
      const { field, from, to } = condition;
      return all([
        from === undefined ? undefined : sql`${amounts[field]} >= ${from}::bigint`,
        to === undefined ? undefined : sql`${amounts[field]} <= ${to}::bigint`,
      ]);
    }
  }
}

const ofRules = (ctx: Ctx, { match, conditions }: SegmentRules): Part =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${ofCondition(ctx, condition)})`),
    match === 'ALL' ? sql` and ` : sql` or `,
  )})`;

/** A summary carries an index for each of these; of several the planner takes the one that leaves least (migration 0101). */
export const conditionsOf = (ctx: Ctx, by: MemberCriteria): Part =>
  all([
    sql`s.mid = ${ctx.mid}::bigint`,
    by.ids && sql`s.member_id = any(${by.ids}::bigint[])`,
    by.labelId === undefined ? undefined : isLabelled(ctx, [by.labelId]),
    by.level === undefined ? undefined : sql`s.level = ${by.level}::smallint`,
    by.paidFromFen === undefined ? undefined : sql`s.paid_fen >= ${by.paidFromFen}::bigint`,
    by.paidToFen === undefined ? undefined : sql`s.paid_fen <= ${by.paidToFen}::bigint`,
    ...spanOf(instants.joinedDays, by.joinedFrom, by.joinedUntil),
    ...spanOf(instants.lastPaidDays, by.lastPaidFrom, by.lastPaidUntil),
    ...spanOf(instants.seenDays, by.seenFrom, by.seenUntil),
    ...by.rules.map((rules) => ofRules(ctx, rules)),
    by.beforeId === undefined ? undefined : sql`s.member_id < ${by.beforeId}::bigint`,
  ]);

const spanOf = (column: Part, from: number | undefined, until: number | undefined): (Part | undefined)[] => [
  from === undefined ? undefined : sql`${column} >= ${instant(from)}::timestamptz`,
  until === undefined ? undefined : sql`${column} < ${instant(until)}::timestamptz`,
];

/** number: in batches, by the key. */
export const orderOf: Readonly<Record<MemberSort | 'number', Part>> = {
  newest: sql`s.joined_at desc, s.member_id desc`,
  lastSeen: sql`s.seen_at desc, s.member_id desc`,
  lastPaid: sql`s.last_paid_at desc, s.member_id desc`,
  mostPaid: sql`s.paid_fen desc, s.member_id desc`,
  number: sql`s.member_id desc`,
};

/** Who has never paid has no place in that order. */
export const isInOrder = (sort: MemberSort | 'number'): Part => (sort === 'lastPaid' ? sql` and s.last_paid_at is not null` : sql``);
