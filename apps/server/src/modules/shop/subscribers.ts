import { events } from '#events/events';
import { tags } from '#events/tags';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';

const on = subscriber('shop', events);

export const subscribers = [
  on('shop.status.changed', 'shop.status-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('shop.profile.changed', 'shop.profile-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('shop.merchant.changed', 'shop.merchant-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('shop.hosts.changed', 'shop.host-cache', (ctx) => announcePurge(ctx.redis, ctx.mid, [tags.hosts])),
  on('shop.linkHosts.changed', 'shop.link-host-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('shop.translations.changed', 'shop.translation-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
];
