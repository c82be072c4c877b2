import { events } from '#events/events';
import { subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';

const on = subscriber('decoration', events);

export const subscribers = [
  // Only a word to the page caches: said twice it does no harm, unsaid it is said again.
  on('decoration.page.published', 'decoration.page-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('decoration.page.withdrawn', 'decoration.withdrawn-page-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('decoration.navigation.changed', 'decoration.navigation-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
  on('decoration.colourStyle.changed', 'decoration.colour-cache', (ctx) => announcePurge(ctx.redis, ctx.mid)),
];
