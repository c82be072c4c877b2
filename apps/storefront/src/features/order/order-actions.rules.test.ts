import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../test/orders.ts';
import { actionsOf, splitActions } from './order-actions.rules.ts';

describe('what a buyer can do with an order (M2)', () => {
  test.each([
    [{ state: 'UNPAID' }, ['cancel', 'friendPay', 'pay']],
    [{ state: 'PAID_WAIT_GROUP' }, ['contact']],
    [{ state: 'TO_SHIP' }, ['changeAddress', 'contact', 'urge']],
    [{ state: 'TO_SHIP', isAddressChanged: true }, ['contact', 'urge']],
    [{ state: 'PART_SHIPPED' }, ['contact']],
    [{ state: 'SHIPPED' }, ['contact', 'extend', 'receive']],
    [{ state: 'SHIPPED', isExtended: true }, ['contact', 'receive']],
    [{ state: 'TO_PICK_UP' }, ['contact']],
    [{ state: 'COMPLETED', isToReview: true }, ['contact', 'delete', 'buyAgain', 'review']],
    [{ state: 'COMPLETED' }, ['contact', 'delete', 'buyAgain']],
    [{ state: 'COMPLETED', hasOpenRefund: true }, ['contact', 'buyAgain']],
    [{ state: 'CLOSED' }, ['delete', 'buyAgain']],
    [{ state: 'CLOSED', hasOpenRefund: true }, ['buyAgain']],
  ] as const)('%o: %o', (changes, actions) => {
    expect(actionsOf(anOrder(changes))).toEqual(actions);
  });

  test('three stand beside each other, the least important of more stand under "more"', () => {
    expect(splitActions(['contact', 'delete', 'buyAgain', 'review'])).toEqual({
      more: ['contact'],
      shown: ['delete', 'buyAgain', 'review'],
    });
    expect(splitActions(['cancel', 'pay'])).toEqual({ more: [], shown: ['cancel', 'pay'] });
  });
});
