import type { FaultName } from './faults.table.ts';
import type { Figures } from './figures.ts';
import type { PlannedFault } from './plan.ts';
import type { StackRole } from './test-stack.ts';
import type { VisitTally } from './visits.ts';

/** What a run left behind, to tell from what has happened. */
export interface Evidence {
  readonly visits: VisitTally;
  readonly figures: Figures;
  /** Counted in the database when all was over. */
  readonly counts: Readonly<Record<CountName, number>>;
  /** How often each program was started again. */
  readonly restarts: Readonly<Record<StackRole | 'postgres' | 'redis', number>>;
  /** Requests the balancer gave to another process than it had first chosen. */
  readonly passedOn: Readonly<Record<'web' | 'api', number>>;
  readonly postgresLog: string;
  /** Work done by one worker while the other was struck. */
  readonly doneByTheOther: number;
  readonly plan: readonly PlannedFault[];
}

/** An order `o` that a coupon made cheaper. */
const withCoupon = "exists (select from trade.line_share s where s.mid = o.mid and s.order_id = o.id and s.promotion_kind = 'COUPON')";

/** Statements that count what must have happened. */
export const counted = {
  closedByDeadline: `select count(*) from trade.order where close_reason = 'TIMEOUT'`,
  lateAndBack: `select count(*) from trade.refund where reason = 'LATE_PAYMENT' and state = 'DONE'`,
  refundsAskedAgain: `select count(*) from trade.refund where state = 'DONE' and looks > 1`,
  paid: `select count(*) from trade.trade where state = 'PAID'`,
  extended: 'select count(*) from trade.order where extended_at is not null',
  urged: 'select count(*) from trade.order where urged_count > 0',
  addressesChanged: 'select count(*) from trade.order where address_changed_at is not null',
  deleted: 'select count(*) from trade.order where deleted_at is not null',
  couponsUsed: `select count(*) from marketing.coupon where state = 'USED'`,
  closedWithCoupon: `select count(*) from trade.order o where o.close_reason is not null and ${withCoupon}`,
  refundedWithCoupon: `
    select count(*) from trade.order o
     where ${withCoupon} and exists (select from trade.refund r where r.mid = o.mid and r.order_id = o.id and r.state = 'DONE')`,
  keysKept: 'select count(*) from platform.idempotency where reply is not null',
} as const;
export type CountName = keyof typeof counted;

interface Marker {
  /** How often it was seen. */
  readonly seen: (evidence: Evidence) => number;
  /** Only a plan with one of these can bring it about; without a list every plan must. */
  readonly needs?: readonly FaultName[];
}

const redisAway: readonly FaultName[] = ['redis killed', 'redis stopped', 'redis silent', 'redis refuses', 'redis mute', 'redis paused'];

/** An api process takes longer than that to be back: a second until it is started, and its start. */
const STARTING_SECONDS = 1.5;

/** Orders placed while one of these faults lasted, or within the least time it takes to be over. */
const placedDuring = ({ plan, visits }: Evidence, faults: readonly FaultName[], leastSeconds: number): number =>
  plan
    .filter(({ fault }) => faults.includes(fault))
    .flatMap(({ at, seconds }) => visits.placedAt.filter((placed) => placed > at + 0.2 && placed < at + Math.max(leastSeconds, seconds)))
    .length;

/** TABLE of what must have happened at least once: a fault run that did not see it has proved nothing about it. */
export const markers: Readonly<Record<string, Marker>> = {
  'an order whose answer was lost was asked for again and is one order': { seen: ({ visits }) => visits.askedAgain },
  'a key sent twice was answered twice with one trade': { seen: ({ visits }) => visits.sameTwice },
  'a page was served from an older copy': { seen: ({ figures }) => pages(figures, 'stale') + pages(figures, 'rescued') },
  'a page came from the other web process': {
    seen: ({ passedOn }) => passedOn.web,
    needs: ['web killed', 'web killed beside a cold one', 'web stopped'],
  },
  // What the balancer had not sent yet goes to the other at once, a call or two at this rate; after that all of them do.
  'orders were placed while one api process was gone': {
    seen: (evidence) => evidence.passedOn.api + placedDuring(evidence, ['api killed'], STARTING_SECONDS),
    needs: ['api killed'],
  },
  'calls were answered with 503 while PostgreSQL was away': {
    seen: ({ figures }) => figures.total('qianpu_http_seconds_count', { status: '503' }, 'api'),
    needs: ['postgres killed', 'postgres stopped', 'postgres silent', 'postgres refuses', 'postgres resets'],
  },
  'an order was closed by its deadline': { seen: ({ counts }) => counts.closedByDeadline },
  'a shop was urged': { seen: ({ counts }) => counts.urged },
  'an order went to another address than it was placed with': { seen: ({ counts }) => counts.addressesChanged },
  'the time to receive was extended': { seen: ({ counts }) => counts.extended },
  'an order was deleted by its buyer': { seen: ({ counts }) => counts.deleted },
  'a coupon was used by an order that was paid': { seen: ({ counts }) => counts.couponsUsed },
  'an order with a coupon was closed unpaid': { seen: ({ counts }) => counts.closedWithCoupon },
  'an order with a coupon was refunded': { seen: ({ counts }) => counts.refundedWithCoupon },
  'a payment nobody told us of was found by looking': {
    seen: ({ figures }) => figures.total('qianpu_payment_known_seconds_count', { source: 'look' }),
    needs: ['callbacks lost'],
  },
  'a payment came after its order was closed, and went back': {
    seen: ({ counts }) => counts.lateAndBack,
    needs: ['provider pays what it closed'],
  },
  'a refund was asked for until the provider had done it': {
    seen: ({ counts }) => counts.refundsAskedAgain,
    needs: ['provider refuses', 'provider silent', 'provider mute', 'simulator stopped', 'provider busy', 'provider done but unknown'],
  },
  'a callback came again and was not acted upon again': {
    seen: ({ figures }) => figures.total('qianpu_payment_notices_total', { outcome: 'repeated' }),
    needs: ['callbacks a hundred times'],
  },
  'a callback was not believed because of its time': {
    seen: ({ figures }) => figures.total('qianpu_payment_notices_total', { outcome: 'time' }),
    needs: ['clock of a process ahead'],
  },
  'an event came twice and acted once': {
    seen: ({ figures }) => figures.total('qianpu_event_deliveries_total', { outcome: 'twin' }),
    needs: ['events twice'],
  },
  'one worker went on while the other was gone': {
    seen: ({ doneByTheOther }) => doneByTheOther,
    needs: ['worker killed', 'worker stopped'],
  },
  'orders were placed while Redis was away': {
    seen: (evidence) => placedDuring(evidence, redisAway, 1),
    needs: redisAway,
  },
  'PostgreSQL recovered by its log after a crash': {
    seen: ({ postgresLog }) => countOf(postgresLog, 'redo done'),
    needs: ['postgres killed', 'postgres connection killed'],
  },
  'the disk was full': { seen: ({ postgresLog }) => countOf(postgresLog, 'No space left on device'), needs: ['disk full'] },
  'a web process died and came back': { seen: ({ restarts }) => restarts['web-1'] + restarts['web-2'], needs: ['web killed'] },
  'an api process died and came back': { seen: ({ restarts }) => restarts['api-1'] + restarts['api-2'], needs: ['api killed'] },
  'the provider died and came back': { seen: ({ restarts }) => restarts.simulator, needs: ['simulator killed'] },
  'Redis died and came back': { seen: ({ restarts }) => restarts.redis, needs: ['redis killed'] },
};

/** Those that this plan can and must bring about. */
export function markersOf(plan: readonly PlannedFault[]): string[] {
  const planned = new Set(plan.map(({ fault }) => fault));
  return Object.entries(markers)
    .filter(([, { needs }]) => needs === undefined || needs.some((fault) => planned.has(fault)))
    .map(([name]) => name);
}

const pages = (figures: Figures, how: string) => figures.total('qianpu_page_answers_total', { how });
const countOf = (text: string, part: string) => text.split(part).length - 1;
