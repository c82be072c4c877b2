import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { eraseBuyer } from './personal-order.repo.ts';

const on = subscriber('trade', events);

export const subscribers = [on('member.account.erased', 'trade.erased-account', (ctx, { memberId }) => eraseBuyer(ctx, memberId))];
