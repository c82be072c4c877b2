import { describe, expect, it, test } from 'vitest';
import { canStep, isUnsent, ORDER_STEPS, payWithinMs, piecesAgain, timelineOf, tomorrowOf, withoutSelfReferral } from './order.rules.ts';
import type { LogLine, OrderState } from './order.types.ts';

const states = Object.keys(ORDER_STEPS) as OrderState[];

describe('the steps of an order (spec 4)', () => {
  it('end in COMPLETED or CLOSED, and every state can be reached', () => {
    const ends = states.filter((state) => ORDER_STEPS[state].length === 0);
    expect(ends).toEqual(['COMPLETED', 'CLOSED']);
    const reached = new Set(states.flatMap((state) => ORDER_STEPS[state]));
    expect(states.filter((state) => !reached.has(state))).toEqual(['UNPAID']);
  });

  it('never lead back', () => {
    const from = (state: OrderState): OrderState[] => ORDER_STEPS[state].flatMap((next) => [next, ...from(next)]);
    for (const state of states) expect(from(state)).not.toContain(state);
    expect(canStep('SHIPPED', 'COMPLETED')).toBe(true);
    expect(canStep('COMPLETED', 'SHIPPED')).toBe(false);
  });

  it('let money and goods go back before anything was sent, and not after', () => {
    expect(states.filter(isUnsent)).toEqual(['PAID_WAIT_GROUP', 'TO_SHIP', 'TO_PICK_UP']);
  });
});

describe('marks (spec 2.6)', () => {
  it('are kept as they came', () => {
    const marks = { posterId: '1', recommenderMemberId: '2', resellerId: '3', guiderId: '4' };
    expect(withoutSelfReferral(marks, '7')).toEqual(marks);
  });

  it('do not name a member as the one who recommended the shop to that member', () => {
    expect(withoutSelfReferral({ posterId: '1', recommenderMemberId: '7' }, '7')).toEqual({ posterId: '1' });
  });
});

describe('pieces of what was bought that can be bought again (rules 15)', () => {
  const rule = { min: 1, step: 1, max: null };
  test.each([
    [3, undefined, { pieces: 0, reason: 'OFF_SHELF' }],
    [3, { available: 0, quantityRule: rule }, { pieces: 0, reason: 'SOLD_OUT' }],
    [3, { available: 2, quantityRule: rule }, { pieces: 2, reason: 'SOLD_OUT' }],
    [3, { available: 9, quantityRule: rule }, { pieces: 3, reason: 'LIMITED' }],
    [3, { available: 9, quantityRule: { min: 1, step: 1, max: 2 } }, { pieces: 2, reason: 'LIMITED' }],
    [5, { available: 9, quantityRule: { min: 2, step: 2, max: null } }, { pieces: 4, reason: 'LIMITED' }],
    [2, { available: 1, quantityRule: { min: 2, step: 2, max: null } }, { pieces: 0, reason: 'SOLD_OUT' }],
  ] as const)('%i of %o: %o', (bought, offer, expected) => {
    expect(piecesAgain(bought, offer && { purchaseLimit: null, ...offer })).toEqual(expected);
  });

  test('are none of limited goods of which the member has had enough (A2)', () => {
    const offer = { available: 9, quantityRule: { min: 1, step: 1, max: 1 }, purchaseLimit: { left: 0 } };
    expect(piecesAgain(2, offer)).toEqual({ pieces: 0, reason: 'LIMITED' });
  });
});

describe('orders that are let go (A2)', () => {
  test('more than five a day leave ten minutes to pay', () => {
    expect([0, 5, 6, 20].map((times) => payWithinMs(times) / 60_000)).toEqual([30, 30, 10, 10]);
  });

  test('are forgotten when the shop’s day is over', () => {
    const tomorrow = '2026-11-16T16:00:00.000Z';
    expect(tomorrowOf(new Date('2026-11-15T16:00:00Z')).toISOString()).toBe(tomorrow);
    expect(tomorrowOf(new Date('2026-11-16T15:59:59Z')).toISOString()).toBe(tomorrow);
  });
});

describe('what a buyer is told of an order (rules 15)', () => {
  test('steps and what the buyer did, newest first; notes of staff and deleting stay inside', () => {
    const line = (at: number, from: LogLine['from'], to: LogLine['to'], action: LogLine['action'] = null) => ({ at, from, to, action });
    const log = [
      line(1, null, 'UNPAID'),
      line(2, 'UNPAID', 'TO_SHIP'),
      line(3, 'TO_SHIP', 'TO_SHIP', 'URGED'),
      line(4, 'TO_SHIP', 'TO_SHIP', 'ADDRESS_CHANGED'),
      line(5, 'TO_SHIP', 'SHIPPED'),
      line(6, 'SHIPPED', 'SHIPPED'),
      line(7, 'SHIPPED', 'SHIPPED', 'EXTENDED'),
      line(8, 'SHIPPED', 'COMPLETED'),
      line(9, 'COMPLETED', 'COMPLETED', 'DELETED'),
    ];
    expect(timelineOf(log).map(({ at, what }) => `${at} ${what}`)).toEqual([
      '8 COMPLETED',
      '7 EXTENDED',
      '5 SHIPPED',
      '4 ADDRESS_CHANGED',
      '3 URGED',
      '2 PAID',
      '1 PLACED',
    ]);
    expect(timelineOf([line(1, null, 'UNPAID'), line(2, 'UNPAID', 'CLOSED')]).map(({ what }) => what)).toEqual(['CLOSED', 'PLACED']);
  });
});
