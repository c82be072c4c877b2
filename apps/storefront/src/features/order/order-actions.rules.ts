import type { OutputOf } from '@qianpu/contract/types';

type OrderSummary = OutputOf<'trade.order.list'>['list'][number];

/** What a buyer can do with an order. */
export type OrderActionName =
  | 'cancel'
  | 'friendPay'
  | 'pay'
  | 'urge'
  | 'changeAddress'
  | 'contact'
  | 'extend'
  | 'receive'
  | 'review'
  | 'buyAgain'
  | 'delete';

type Facts = Pick<OrderSummary, 'isExtended' | 'isAddressChanged' | 'isToReview' | 'hasOpenRefund'>;

/** TABLE of actions by state, the most important last. */
const actionsByState: Readonly<Record<OrderSummary['state'], readonly OrderActionName[]>> = {
  UNPAID: ['cancel', 'friendPay', 'pay'],
  PAID_WAIT_GROUP: ['contact'],
  TO_SHIP: ['changeAddress', 'contact', 'urge'],
  PART_SHIPPED: ['contact'],
  SHIPPED: ['contact', 'extend', 'receive'],
  TO_PICK_UP: ['contact'],
  COMPLETED: ['contact', 'delete', 'buyAgain', 'review'],
  CLOSED: ['delete', 'buyAgain'],
};

/** What has been done as often as it may be, or does not fit now. */
const isOver: Partial<Record<OrderActionName, (order: Facts) => boolean>> = {
  changeAddress: ({ isAddressChanged }) => isAddressChanged,
  extend: ({ isExtended }) => isExtended,
  review: ({ isToReview }) => !isToReview,
  delete: ({ hasOpenRefund }) => hasOpenRefund,
};

export const actionsOf = (order: Facts & Pick<OrderSummary, 'state'>): OrderActionName[] =>
  actionsByState[order.state].filter((name) => !isOver[name]?.(order));

/** Buttons beside each other; the rest stands under "more". */
const mostShown = 3;

export const splitActions = (actions: readonly OrderActionName[]): { more: OrderActionName[]; shown: OrderActionName[] } => ({
  more: actions.slice(0, Math.max(0, actions.length - mostShown)),
  shown: actions.slice(-mostShown),
});
