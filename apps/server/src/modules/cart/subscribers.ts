import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { eraseCart } from './erase-cart.ts';
import { joinCart } from './join-cart.ts';

const on = subscriber('cart', events);

export const subscribers = [
  on('member.account.joined', 'cart.joined-account', joinCart),
  on('member.account.erased', 'cart.erased-account', (ctx, { memberId }) => eraseCart(ctx, memberId)),
];
