import { mostPieces, type QuantityRule } from '@qianpu/kit/quantity';
import type { LogLine, OrderAddress, OrderAttribution, OrderKind, OrderState, TimelineEntry } from './order.types.ts';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

const PAY_WITHIN_MS = 30 * MINUTE_MS;
/** Who has let more than so many unpaid trades go today gets less time to pay … */
const LET_GO_OFTEN = 5;
const PAY_SOON_MS = 10 * MINUTE_MS;
/** … and who has let more than so many go places nothing more until tomorrow. The statement that counts holds the same. */
export const LET_GO_LIMIT = 20;
export const payWithinMs = (letGoToday: number): number => (letGoToday > LET_GO_OFTEN ? PAY_SOON_MS : PAY_WITHIN_MS);

const SHANGHAI_MS = 8 * 60 * MINUTE_MS;
/** When the shop's day is over. */
export const tomorrowOf = (now: Date): Date => new Date((Math.floor((now.getTime() + SHANGHAI_MS) / DAY_MS) + 1) * DAY_MS - SHANGHAI_MS);

/** How much longer a parcel is waited for when its buyer asks, once. */
export const EXTENDED_BY_MS = 7 * DAY_MS;
/** How long after its deadline a trade waits for a provider that does not answer; money that comes later goes back. */
export const PROVIDER_PATIENCE_MS = 30_000;
/** Held by a CHECK as well. */
export const UNPAID_LIMIT = 3;

/** TABLE of steps: an order goes from a state to one of these. The database holds the same and refuses every other. */
export const ORDER_STEPS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  UNPAID: ['TO_SHIP', 'PAID_WAIT_GROUP', 'TO_PICK_UP', 'CLOSED'],
  PAID_WAIT_GROUP: ['TO_SHIP', 'TO_PICK_UP', 'CLOSED'],
  TO_SHIP: ['PART_SHIPPED', 'SHIPPED', 'CLOSED'],
  PART_SHIPPED: ['SHIPPED'],
  TO_PICK_UP: ['COMPLETED', 'CLOSED'],
  SHIPPED: ['COMPLETED'],
  COMPLETED: [],
  CLOSED: [],
};

/** TABLE of order kinds: where an order of it goes when it is paid. */
export const PAID_STATES: Readonly<Record<OrderKind, OrderState>> = {
  EXPRESS: 'TO_SHIP',
  PICK_UP: 'TO_PICK_UP',
  GROUP: 'PAID_WAIT_GROUP',
};

export const canStep = (from: OrderState, to: OrderState): boolean => ORDER_STEPS[from].includes(to);

/** Paid, and nothing of it has left the shop: with all its money it may go back. */
export const isUnsent = (state: OrderState): boolean => state !== 'UNPAID' && canStep(state, 'CLOSED');

/** TABLE of a shopper's tabs; without a row: every order. */
export const TAB_STATES = {
  unpaid: ['UNPAID'],
  toShip: ['PAID_WAIT_GROUP', 'TO_SHIP'],
  toReceive: ['PART_SHIPPED', 'SHIPPED', 'TO_PICK_UP'],
  completed: ['COMPLETED'],
} as const satisfies Record<string, readonly OrderState[]>;

/** TABLE of staff's tabs by state; overdue and refunding are told by more than the state. */
export const STAFF_TAB_STATES = {
  unpaid: ['UNPAID'],
  toShip: ['PAID_WAIT_GROUP', 'TO_SHIP', 'PART_SHIPPED'],
  overdue: ['TO_SHIP'],
  toReceive: ['SHIPPED', 'TO_PICK_UP'],
  completed: ['COMPLETED'],
  closed: ['CLOSED'],
} as const satisfies Record<string, readonly OrderState[]>;

/** Nobody is brought here by themselves. */
export const withoutSelfReferral = ({ recommenderMemberId, ...marks }: OrderAttribution, memberId: string): OrderAttribution =>
  recommenderMemberId === memberId ? marks : { ...marks, recommenderMemberId };

export const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  (['name', 'phone', 'province', 'city', 'district', 'street'] as const).every((part) => one[part] === other[part]);

interface Sold {
  readonly available: number;
  readonly quantityRule: QuantityRule;
  readonly purchaseLimit: { readonly left: number } | null;
}

/** How many pieces of what was bought can be bought again; the reason holds for those that cannot. */
export function piecesAgain(bought: number, offer: Sold | undefined): { pieces: number; reason: 'OFF_SHELF' | 'SOLD_OUT' | 'LIMITED' } {
  if (!offer) return { pieces: 0, reason: 'OFF_SHELF' };
  const { available, quantityRule, purchaseLimit } = offer;
  if (available < quantityRule.min) return { pieces: 0, reason: 'SOLD_OUT' };
  if (purchaseLimit && purchaseLimit.left < quantityRule.min) return { pieces: 0, reason: 'LIMITED' };
  return { pieces: mostPieces(quantityRule, Math.min(bought, available)), reason: available < bought ? 'SOLD_OUT' : 'LIMITED' };
}

/** What a buyer is told of an order's log, newest first: who did it and what staff noted stays inside. */
export const timelineOf = (log: readonly LogLine[]): TimelineEntry[] =>
  log
    .flatMap((line) => {
      const what = toldAs(line);
      return what ? [{ at: line.at, what }] : [];
    })
    .toReversed();

function toldAs({ from, to, action }: LogLine): TimelineEntry['what'] | undefined {
  if (action) return action === 'DELETED' ? undefined : action;
  if (from === null) return 'PLACED';
  if (from === to) return undefined;
  if (to === 'SHIPPED' || to === 'COMPLETED' || to === 'CLOSED') return to;
  return from === 'UNPAID' ? 'PAID' : undefined;
}
