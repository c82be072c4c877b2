import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { lineKey } from '@qianpu/kit/line-key';
import { addFavourites } from '#modules/behaviour';
import { findOffers } from '#modules/catalog';
import type { Member, TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { addLine, countPieces, deleteLines, editLines, listLines, lockCart, mergeLines, putLines } from './cart.repo.ts';
import { mergeByMax, mergeChanges } from './cart.rules.ts';
import type { KnownLine, LineChange, LineKey, LineQuantity, StoredLine } from './cart.types.ts';
import { changeSkus } from './change-sku.repo.ts';

/** Puts goods into the cart; how many pieces it holds then, of that shop and in all. */
export async function addToCart(ctx: TxCtx<Member>, input: LineQuantity): Promise<OutputOf<'cart.line.add'>> {
  const [, [offer]] = await pipelined([lockCart(ctx), findOffers(ctx, [input])]);
  if (!offer) throw fail('NOT_FOUND');
  if (!offer.isOnShelf) throw fail('OFF_SHELF', { skuIds: [input.skuId] });
  const [isAdded, { ofShop, inAll }] = await pipelined([
    addLine(ctx, { ...input, goodsId: offer.goodsId, addedPriceFen: offer.priceFen }),
    countPieces(ctx, input.cid),
  ]);
  if (!isAdded) throw fail('CART_FULL');
  return { totalItem: ofShop, cartCount: inAll };
}

/** What was bought before goes in again; asked for twice, it is in once. The SKUs there was room for. */
export async function putAgain(ctx: TxCtx<Member>, lines: readonly KnownLine[]): Promise<string[]> {
  const [, skuIds] = await pipelined([lockCart(ctx), putLines(ctx, lines)]);
  return skuIds;
}

/** A visitor's cart joins the member's; what the catalogue does not know is left behind. Pieces of the whole cart. */
export async function mergeCart(ctx: TxCtx<Member>, requests: readonly LineQuantity[]): Promise<number> {
  const united = mergeByMax(requests);
  const [, offers] = await pipelined([lockCart(ctx), findOffers(ctx, united)]);
  const offerAt = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const known = united.flatMap((input) => {
    const offer = offerAt.get(lineKey(input));
    return offer ? [{ ...input, goodsId: offer.goodsId, addedPriceFen: offer.priceFen }] : [];
  });
  const [, { inAll }] = await pipelined([mergeLines(ctx, known), countPieces(ctx)]);
  return inAll;
}

/** Numbers and ticks first, so that what joins another line brings its new number. */
export async function editCart(ctx: TxCtx<Member>, changes: readonly LineChange[]): Promise<StoredLine[]> {
  const merged = mergeChanges(changes);
  const [, lines] = await pipelined([lockCart(ctx), editLines(ctx, merged)]);
  return (await exchangeSkus(ctx, merged, lines)) ? listLines(ctx) : lines;
}

/** Another SKU of the same goods, sold in the same shop; anything else is refused. False when nothing was to be changed. */
async function exchangeSkus(ctx: TxCtx<Member>, changes: readonly LineChange[], lines: readonly StoredLine[]): Promise<boolean> {
  const lineAt = new Map(lines.map((line) => [lineKey(line), line]));
  const wanted = changes.flatMap(({ cid, skuId, newSkuId }) => {
    const line = newSkuId === undefined || newSkuId === skuId ? undefined : lineAt.get(lineKey({ cid, skuId }));
    return line && newSkuId ? [{ cid, skuId, newSkuId, goodsId: line.goodsId }] : [];
  });
  if (wanted.length === 0) return false;
  const offers = await findOffers(
    ctx,
    wanted.map(({ cid, newSkuId }) => ({ cid, skuId: newSkuId })),
  );
  const offerAt = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const allowed = wanted.flatMap((change) => {
    const offer = offerAt.get(lineKey({ cid: change.cid, skuId: change.newSkuId }));
    return offer?.isOnShelf && offer.goodsId === change.goodsId ? [{ ...change, priceFen: offer.priceFen }] : [];
  });
  if (allowed.length < wanted.length) throw fail('OFF_SHELF', { skuIds: wanted.map(({ newSkuId }) => newSkuId) });
  await changeSkus(ctx, allowed);
  return true;
}

/** They become favourites and leave the cart, or neither. */
export async function moveToFavourites(ctx: TxCtx<Member>, keys: readonly LineKey[]): Promise<StoredLine[]> {
  const [, lines] = await pipelined([lockCart(ctx), listLines(ctx)]);
  const named = new Set(keys.map(lineKey));
  const moved = lines.filter((line) => named.has(lineKey(line)));
  const [first] = moved;
  if (first) await addFavourites(ctx, { cid: first.cid, goodsIds: [...new Set(moved.map(({ goodsId }) => goodsId))] });
  return deleteLines(ctx, keys);
}

export async function takeOut(ctx: TxCtx<Member>, keys: readonly LineKey[]): Promise<StoredLine[]> {
  const [, lines] = await pipelined([lockCart(ctx), deleteLines(ctx, keys)]);
  return lines;
}
