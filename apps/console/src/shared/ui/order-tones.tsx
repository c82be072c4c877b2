import type { EntryOf } from '#api/calls';
import type { Tone } from './status.tsx';

/** How an order's state looks, wherever one is shown. */
export const orderTones: Readonly<Record<EntryOf<'trade.order.search'>['state'], Tone>> = {
  UNPAID: 'open',
  PAID_WAIT_GROUP: 'accent',
  TO_SHIP: 'warn',
  PART_SHIPPED: 'warn',
  SHIPPED: 'good',
  TO_PICK_UP: 'accent',
  COMPLETED: 'good',
  CLOSED: 'quiet',
};
