import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';

const on = subscriber('shop', events);

export const subscribers = [
  on('shop.status.changed', 'shop.status-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('shop.profile.changed', 'shop.profile-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('shop.linkHosts.changed', 'shop.link-host-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('shop.translations.changed', 'shop.translation-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
];
