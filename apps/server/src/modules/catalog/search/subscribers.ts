import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { noteBuyer } from './bought-again.repo.ts';

const on = subscriber('catalog', events);

export const searchSubscribers = [
  on('trade.order.paid', 'catalog.bought-again', async (ctx, { cid, memberId, lines }) => {
    await noteBuyer(
      ctx,
      cid,
      memberId,
      lines.map(({ goodsId }) => goodsId),
    );
  }),
];
