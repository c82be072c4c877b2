import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';

const on = subscriber('ops', events);

export const subscribers = [on('ops.domains.changed', 'ops.domain-cache', (ctx) => announcePurge(ctx.redis, ctx.mid))];
