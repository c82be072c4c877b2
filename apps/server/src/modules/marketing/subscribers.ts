import { events } from '#events/events';
import { tags } from '#events/tags';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';
import { eraseCoupons, moveCoupons } from './personal-coupon.repo.ts';
import { deleteFirstPaid, insertFirstPaid, insertSale } from './sale.repo.ts';

const on = subscriber('marketing', events);

export const subscribers = [
  on('marketing.coupon.changed', 'marketing.coupon-cache', (ctx) => announcePurge(ctx.redis, ctx.mid, [tags.coupons])),
  on('trade.order.paid', 'marketing.first-paid', (ctx, { memberId }) => insertFirstPaid(ctx, memberId)),
  on('trade.order.paid', 'marketing.coupon-sale', insertSale),
  on('trade.order.closed', 'marketing.never-paid', async (ctx, { memberId, otherPaidOrderId }) => {
    if (otherPaidOrderId === null) await deleteFirstPaid(ctx, memberId);
  }),
  on('member.account.joined', 'marketing.joined-account', moveCoupons),
  on('member.account.erased', 'marketing.erased-account', (ctx, { memberId }) => eraseCoupons(ctx, memberId)),
];
