import { accountChecks } from './account.checks.ts';
import { activityChecks } from './activity.checks.ts';
import { balanceChecks } from './balance.checks.ts';
import { booksOf } from './books.ts';
import type { Check, Finding } from './check.types.ts';
import { couponChecks } from './coupon.checks.ts';
import { customerChecks } from './customer.checks.ts';
import { eventChecks } from './event.checks.ts';
import { followChecks } from './follow.checks.ts';
import { hoardingChecks } from './hoarding.checks.ts';
import { ledgerChecks } from './ledger.checks.ts';
import { loyaltyChecks } from './loyalty.checks.ts';
import { orderChecks } from './order.checks.ts';
import { historyChecks, providerChecks } from './outside.checks.ts';
import { payChecks } from './pay.checks.ts';
import { priceChecks } from './price.checks.ts';
import { questionChecks } from './question.checks.ts';
import { refundChecks } from './refund.checks.ts';
import { reportChecks } from './report.checks.ts';
import { reviewChecks } from './review.checks.ts';
import { stockChecks } from './stock.checks.ts';
import { tenderChecks } from './tender.checks.ts';
import { waitingChecks } from './waiting.checks.ts';

/** What the books alone must keep. */
export const bookChecks: readonly Check[] = [
  ...stockChecks,
  ...hoardingChecks,
  ...orderChecks,
  ...payChecks,
  ...tenderChecks,
  ...priceChecks,
  ...refundChecks,
  ...ledgerChecks,
  ...balanceChecks,
  ...waitingChecks,
  ...reviewChecks,
  ...followChecks,
  ...questionChecks,
  ...reportChecks,
  ...customerChecks,
  ...couponChecks,
  ...activityChecks,
  ...loyaltyChecks,
  ...accountChecks,
  ...eventChecks,
];

/** TABLE of everything the referee looks for. */
export const checks: readonly Check[] = [...bookChecks, ...providerChecks, ...historyChecks];

/** Runs one statement on the referee's connection. */
export type Ask = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

export interface Consumer {
  readonly event: string;
  readonly consumer: string;
}

export interface Case {
  readonly ask: Ask;
  /** Who must hear which event. */
  readonly consumers: readonly Consumer[];
  readonly checks: readonly Check[];
  /** Only what changed in so many seconds; without it everything. */
  readonly sinceSeconds?: number | undefined;
  /** Told of each check as it is done, for whoever watches the cost. */
  readonly onDone?: (check: Check, milliseconds: number) => void;
}

/** Holds the books against every rule; each check sees one moment of the database. */
export async function judge({ ask, consumers, checks, sinceSeconds, onDone }: Case): Promise<Finding[]> {
  const received = JSON.stringify(consumers.map(({ event, consumer }) => ({ event, consumer })));
  const values = sinceSeconds === undefined ? [received] : [received, await momentBefore(ask, sinceSeconds)];
  const books = booksOf(sinceSeconds === undefined ? 'all' : 'changed');
  const findings: Finding[] = [];
  for (const check of checks) {
    if (check.isWhole && sinceSeconds !== undefined) continue;
    const begunAt = performance.now();
    const rows = await ask<{ mid: string; id: string; detail: string | null }>(`${books}${check.finds}`, values);
    onDone?.(check, performance.now() - begunAt);
    findings.push(
      ...rows.map(({ mid, id, detail }) => ({
        check: check.id,
        says: check.says,
        of: check.of,
        mid: String(mid),
        id,
        detail: detail ?? '',
      })),
    );
  }
  return findings;
}

async function momentBefore(ask: Ask, seconds: number): Promise<string> {
  const [row] = await ask<{ at: string }>('select (platform.now() - make_interval(secs => $1))::text as at', [seconds]);
  if (row === undefined) throw new Error('the database does not tell the time');
  return row.at;
}
