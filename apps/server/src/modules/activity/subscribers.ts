import { events } from '#events/events';
import { tags } from '#events/tags';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';
import { insertSales } from './figures.repo.ts';
import { forgetPaidIdentity, notePaidIdentity } from './first-order.ts';
import { giveCoupons } from './give-coupons.ts';
import { voidOffered } from './grant.repo.ts';

const on = subscriber('activity', events);

export const subscribers = [
  on('marketing.activity.changed', 'activity.cache', (ctx) => announcePurge(ctx.redis, ctx.mid, [tags.activities])),
  on('trade.order.paid', 'activity.sales', insertSales),
  on('trade.order.paid', 'activity.paid-identity', notePaidIdentity),
  on('trade.order.closed', 'activity.never-paid', forgetPaidIdentity),
  on('trade.order.paid', 'activity.grants', (ctx, { orderId }) => giveCoupons(ctx, orderId)),
  on('trade.refund.done', 'activity.refunded-grants', async (ctx, { orderId, isWhole }) => {
    if (isWhole) await voidOffered(ctx, orderId);
  }),
];
