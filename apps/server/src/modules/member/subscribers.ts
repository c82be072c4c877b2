import { events } from '#events/events';
import { tags } from '#events/tags';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';

const on = subscriber('member', events);

export const subscribers = [
  on('member.agreement.changed', 'member.agreement-cache', (ctx) => announcePurge(ctx.redis, ctx.mid, [tags.agreements])),
];
