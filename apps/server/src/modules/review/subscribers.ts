import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { eraseReviews } from './erase-reviews.ts';
import { insertRights } from './right.repo.ts';

// A consumer's name stands in the inbox: these keep the names they began with.
const on = subscriber('catalog', events);

export const subscribers = [
  on('trade.order.received', 'catalog.review-rights', (ctx, { receivedAt, ...order }) =>
    insertRights(ctx, { ...order, receivedAt: new Date(receivedAt) }),
  ),
  on('member.account.erased', 'catalog.erased-account', (ctx, { memberId }) => eraseReviews(ctx, memberId)),
];
