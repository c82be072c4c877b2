import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { followLevel, followOrder, followRefund, followSeen, forgetMember, joinMember } from './follow-member.ts';

const on = subscriber('customer', events);

export const subscribers = [
  on('member.session.seen', 'customer.seen', followSeen),
  on('trade.order.paid', 'customer.paid-orders', followOrder),
  on('trade.refund.done', 'customer.refunds', followRefund),
  on('loyalty.level.changed', 'customer.level', followLevel),
  on('member.account.joined', 'customer.joined-account', joinMember),
  on('member.account.erased', 'customer.erased-account', forgetMember),
];
