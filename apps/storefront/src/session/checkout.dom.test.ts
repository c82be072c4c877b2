import { beforeEach, describe, expect, test } from 'vitest';
import { beginCheckout, chooseCoupons, endCheckout, orderDraftOfCheckout } from './checkout.ts';
import { writeStored } from './stored.ts';

const lines = [{ cid: '11', skuId: '7', quantity: 2 }];

describe('what order confirm is about to show', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    writeStored('env', '1', null);
  });

  test('a mini-program’s next web-view, with a session storage of its own, is told (spec 2.4)', () => {
    writeStored('env', '1', 'mini');
    beginCheckout('1', lines);
    sessionStorage.clear();
    expect(orderDraftOfCheckout('1')).toEqual({ lines });
    endCheckout('1');
    expect(orderDraftOfCheckout('1')).toBeNull();
    beginCheckout('1', lines);
    beginCheckout('1', 'ticked');
    expect(orderDraftOfCheckout('1')).toBeNull();
  });

  test('elsewhere it is this tab’s alone: two tabs may buy two things', () => {
    beginCheckout('1', lines);
    expect(orderDraftOfCheckout('1')).toEqual({ lines });
    sessionStorage.clear();
    expect(orderDraftOfCheckout('1')).toBeNull();
  });

  test('the activity it is bought by stays with the lines, whatever coupon is chosen (rules 2.1)', () => {
    const chosen = { kind: 'PACKAGE', activityId: '9', sets: 2 } as const;
    beginCheckout('1', lines, chosen);
    chooseCoupons('1', [{ cid: '11', coupon: 'NONE' }]);
    expect(orderDraftOfCheckout('1')).toEqual({ lines, chosen, choices: [{ cid: '11', coupon: 'NONE' }] });
    chooseCoupons('1', []);
    expect(orderDraftOfCheckout('1')).toEqual({ lines, chosen });
    beginCheckout('1', lines);
    expect(orderDraftOfCheckout('1')).toEqual({ lines });
  });

  test('the coupons chosen stay with the lines, or with the ticked ones, until something else is bought', () => {
    const choices = [{ cid: '11', coupon: 'NONE' }];
    beginCheckout('1', lines);
    chooseCoupons('1', choices);
    expect(orderDraftOfCheckout('1')).toEqual({ lines, choices });
    beginCheckout('1', 'ticked');
    chooseCoupons('1', choices);
    expect(orderDraftOfCheckout('1')).toEqual({ choices });
    chooseCoupons('1', []);
    expect(orderDraftOfCheckout('1')).toBeNull();
  });
});
