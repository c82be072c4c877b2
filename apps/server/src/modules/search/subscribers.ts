import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { noteBuyer } from './bought-again.repo.ts';

// A consumer's name stands in the inbox: these keep the names they began with.
const on = subscriber('catalog', events);

export const subscribers = [
  on('trade.order.paid', 'catalog.bought-again', async (ctx, { cid, memberId, lines }) => {
    await noteBuyer(
      ctx,
      cid,
      memberId,
      lines.map(({ goodsId }) => goodsId),
    );
  }),
];
