import { events } from '#events/events';
import { tags } from '#events/tags';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';
import { insertSales } from './figures.repo.ts';

const on = subscriber('activity', events);

export const subscribers = [
  on('marketing.activity.changed', 'activity.cache', (ctx) => announcePurge(ctx.redis, ctx.mid, [tags.activities])),
  on('trade.order.paid', 'activity.sales', insertSales),
];
