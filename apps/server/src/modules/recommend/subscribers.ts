import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { pairsOf } from './pairs.rules.ts';
import { addPairs } from './related.repo.ts';

// The consumer's name stands in the inbox: it keeps the name it began with.
const on = subscriber('catalog', events);

export const subscribers = [
  on('trade.order.paid', 'catalog.bought-together', (ctx, { lines }) =>
    addPairs(ctx, 'bought', pairsOf(lines.map(({ goodsId }) => goodsId))),
  ),
];
