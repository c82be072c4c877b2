import { describe, expect, it } from 'vitest';
import { canStep, isUnsent, keptMarks, mergeWish, ORDER_STEPS } from './order.rules.ts';
import type { OrderState } from './order.types.ts';

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

describe('a wish (spec 7.2)', () => {
  it('has one line per SKU and shop', () => {
    const lines = [
      { cid: '1', skuId: '7', quantity: 2 },
      { cid: '2', skuId: '7', quantity: 1 },
      { cid: '1', skuId: '7', quantity: 3 },
    ];
    expect(mergeWish(lines)).toEqual([
      { cid: '1', skuId: '7', quantity: 5 },
      { cid: '2', skuId: '7', quantity: 1 },
    ]);
  });

  it('is refused when its lines together are more than a line may hold', () => {
    const line = { cid: '1', skuId: '7', quantity: 500 };
    expect(() => mergeWish([line, line])).toThrow(expect.objectContaining({ failure: 'BAD_INPUT' }));
  });
});

describe('marks (spec 2.6)', () => {
  it('are kept as they came', () => {
    const marks = { posterId: '1', recommenderMemberId: '2', resellerId: '3', guiderId: '4' };
    expect(keptMarks(marks, '7')).toEqual(marks);
  });

  it('do not name a member as the one who recommended the shop to that member', () => {
    expect(keptMarks({ posterId: '1', recommenderMemberId: '7' }, '7')).toEqual({ posterId: '1' });
  });
});
