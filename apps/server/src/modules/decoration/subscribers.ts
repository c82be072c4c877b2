import { events } from '#events/events';
import { tags } from '#events/tags';
import { type DeliveryCtx, subscriber } from '#platform/events/subscriber';
import { announcePurge } from '#platform/purge-channel';
import { findDraft } from './page.repo.ts';

const on = subscriber('decoration', events);

export const subscribers = [
  // Only a word to the page caches: said twice it does no harm, unsaid it is said again.
  on('decoration.page.published', 'decoration.page-cache', (ctx, { id }) => purgePage(ctx, id)),
  on('decoration.page.withdrawn', 'decoration.withdrawn-page-cache', (ctx, { id }) => purgePage(ctx, id)),
  on('decoration.navigation.changed', 'decoration.navigation-cache', (ctx, { cid }) => announcePurge(ctx.redis, ctx.mid, [tags.shop(cid)])),
  on('decoration.colourStyle.changed', 'decoration.colour-cache', (ctx, { cid }) => announcePurge(ctx.redis, ctx.mid, [tags.shop(cid)])),
];

/** A shop's form of a page is found by the id of the page it stands for. */
async function purgePage(ctx: DeliveryCtx, id: string): Promise<void> {
  const page = await findDraft(ctx, id);
  const places = [tags.page(id), ...(page?.base_id ? [tags.page(page.base_id)] : []), ...(page?.kind === 'micro' ? [] : [tags.homes])];
  await announcePurge(ctx.redis, ctx.mid, [...places, tags.pageList]);
}
