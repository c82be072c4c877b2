import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { planBirthday } from './birthday/give-birthday.ts';
import { earnFromOrder, takeBackEarned } from './earn-from-order.ts';
import { earnFromReview } from './earn-from-review.ts';
import { eraseLoyalty, joinLoyalty } from './personal-loyalty.ts';
import { receiveGrants } from './take-grants.ts';

const on = subscriber('loyalty', events);

export const subscribers = [
  on('trade.order.paid', 'loyalty.order-paid', (ctx, { orderId }) => receiveGrants(ctx, { orderId })),
  on('trade.order.received', 'loyalty.order-received', earnFromOrder),
  on('trade.refund.done', 'loyalty.refund-done', takeBackEarned),
  on('review.review.added', 'loyalty.review-added', earnFromReview),
  on('member.birthday.changed', 'loyalty.birthday-changed', planBirthday),
  on('member.account.joined', 'loyalty.joined-account', joinLoyalty),
  on('member.account.erased', 'loyalty.erased-account', (ctx, { memberId }) => eraseLoyalty(ctx, memberId)),
];
