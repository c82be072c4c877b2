import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { addSold } from './listing.repo.ts';

const on = subscriber('catalog', events);

export const subscribers = [on('trade.order.paid', 'catalog.sold-count', (ctx, { cid, lines }) => addSold(ctx, cid, lines))];
