import { events } from '#events/events';
import { tags } from '#events/tags';
import { followFigures } from '#modules/goods-figure';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';
import { addSold } from './shelf.repo.ts';
import { goodsOfSkus, refreshSoldOut } from './sold-out.repo.ts';

const on = subscriber('catalog', events);

export const subscribers = [
  on('trade.order.paid', 'catalog.sold-count', async (ctx, { cid, lines }) => {
    await addSold(ctx, cid, lines);
    const goodsIds = lines.map(({ goodsId }) => goodsId);
    await followFigures(ctx, goodsIds, cid);
  }),
  // Pages kept for a few seconds may show it a little later: a sale that empties shelves must not empty the caches too.
  on('catalog.stock.turned', 'catalog.sold-out', async (ctx, { places }) => {
    const goodsIds = await goodsOfSkus(ctx, places);
    await refreshSoldOut(ctx, goodsIds);
    await followFigures(ctx, goodsIds);
  }),
  // Only a word to the page caches: said twice it does no harm, unsaid it is said again.
  on('catalog.goods.changed', 'catalog.goods-cache', (ctx, { goodsIds, lists }) =>
    announcePurge(ctx.redis, ctx.mid, lists && [...goodsIds.map(tags.goods), tags.words, ...lists]),
  ),
  on('catalog.arrangement.changed', 'catalog.arrangement-cache', (ctx, { lists }) => announcePurge(ctx.redis, ctx.mid, lists)),
];
