import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { countRefund, countSale } from './count.repo.ts';
import { saleOf } from './sale.rules.ts';

const on = subscriber('report', events);

export const subscribers = [
  on('trade.order.paid', 'report.paid-orders', async (ctx, paid) => {
    const sale = saleOf(paid);
    if (sale) await countSale(ctx, sale);
  }),
  on('trade.refund.done', 'report.refunds', countRefund),
];
