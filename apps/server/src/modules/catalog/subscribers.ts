import { events } from '#events/events';
import { tags } from '#events/tags';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';
import { addSold } from './shelf.repo.ts';
import { goodsOfSkus, refreshSoldOut } from './sold-out.repo.ts';

const on = subscriber('catalog', events);

export const subscribers = [
  on('trade.order.paid', 'catalog.sold-count', (ctx, { cid, lines }) => addSold(ctx, cid, lines)),
  // Pages kept for a few seconds may show it a little later: a sale that empties shelves must not empty the caches too.
  on('catalog.stock.turned', 'catalog.sold-out', async (ctx, { places }) => refreshSoldOut(ctx, await goodsOfSkus(ctx, places))),
  // Only a word to the page caches: said twice it does no harm, unsaid it is said again.
  on('catalog.goods.changed', 'catalog.goods-cache', (ctx, { goodsIds, lists }) =>
    announcePurge(ctx.redis, ctx.mid, lists && [...goodsIds.map(tags.goods), tags.words, ...lists]),
  ),
  on('catalog.arrangement.changed', 'catalog.arrangement-cache', (ctx, { lists }) => announcePurge(ctx.redis, ctx.mid, lists)),
];
