import type { favouriteRows, footprintRows } from '@qianpu/contract/calls/favourite';
import { findCardsById } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import type { Paging } from '#platform/paging.types';
import { dayOf } from './event.rules.ts';
import { countFavourites, isFavourite, listFavourites } from './favourite.repo.ts';
import { listFootprints } from './footprint.repo.ts';
import { addFavourites, addFootprint, addFootprintsOfVisitor, removeFavourites, removeFootprints } from './keep-goods.ts';

export const favouriteAndFootprintHandlers: Handlers<keyof typeof favouriteRows | keyof typeof footprintRows> = {
  'behaviour.favourite.add': async (ctx, named) => ({ count: await addFavourites(ctx, named) }),
  'behaviour.favourite.remove': async (ctx, { goodsIds }) => ({ count: await removeFavourites(ctx, goodsIds) }),
  'behaviour.favourite.has': async (ctx, { goodsId }) => ({ isFavourite: await isFavourite(ctx, ctx.actor.memberId, goodsId) }),
  'behaviour.favourite.count': async (ctx) => ({ count: await countFavourites(ctx, ctx.actor.memberId) }),
  'behaviour.favourite.list': async (ctx, { cid, ...page }) => {
    const { cards, ...rest } = await pageOfCards(ctx, cid, page, await listFavourites(ctx, ctx.actor.memberId, page));
    return { ...rest, list: cards.map(({ card }) => card) };
  },
  'behaviour.footprint.add': async (ctx, { cid, goodsId }) => {
    await addFootprint(ctx, cid, goodsId);
    return {};
  },
  'behaviour.footprint.merge': async (ctx, visitor) => {
    await addFootprintsOfVisitor(ctx, visitor);
    return {};
  },
  'behaviour.footprint.remove': async (ctx, { goodsIds }) => {
    await removeFootprints(ctx, goodsIds);
    return {};
  },
  'behaviour.footprint.list': async (ctx, { cid, ...page }) => {
    const { cards, ...rest } = await pageOfCards(ctx, cid, page, await listFootprints(ctx, ctx.actor.memberId, page));
    return { ...rest, list: cards.map(({ card, row }) => ({ ...card, day: dayOf(row.seen_at) })) };
  },
};

/** Each of the page's rows with its card as the shop has it, from one row more than a page has. */
async function pageOfCards<Row extends { readonly goods_id: string }>(
  ctx: Ctx,
  cid: string,
  { pageNum, pageSize }: Paging,
  found: readonly Row[],
) {
  const rows = found.slice(0, pageSize);
  const known = await findCardsById(
    ctx,
    cid,
    rows.map(({ goods_id }) => goods_id),
  );
  const cards = rows.flatMap((row) => {
    const card = known.get(row.goods_id);
    return card ? [{ row, card }] : [];
  });
  return { cards, pageNum, hasMore: found.length > pageSize };
}
