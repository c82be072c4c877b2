import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { findOffers } from '#modules/catalog';
import type { Member, TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { addLine, countPieces, deleteLines, editLines, lockCart, mergeLines, putLines } from './cart.repo.ts';
import { mergeByMax, mergeChanges, placeKey } from './cart.rules.ts';
import type { KnownLine, LineChange, LineKey, LineQuantity, StoredLine } from './cart.types.ts';

/** Puts goods into the cart; how many pieces it holds then, of that shop and in all. */
export async function addToCart(ctx: TxCtx<Member>, input: LineQuantity): Promise<OutputOf<'cart.line.add'>> {
  const [, [offer]] = await pipelined([lockCart(ctx), findOffers(ctx, [input])]);
  if (!offer) throw fail('NOT_FOUND');
  if (!offer.isOnShelf) throw fail('OFF_SHELF', { skuIds: [input.skuId] });
  const [isAdded, { ofShop, inAll }] = await pipelined([addLine(ctx, { ...input, goodsId: offer.goodsId }), countPieces(ctx, input.cid)]);
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
  const goodsIds = new Map(offers.map((offer) => [placeKey(offer), offer.goodsId]));
  const known = united.flatMap((input) => {
    const goodsId = goodsIds.get(placeKey(input));
    return goodsId === undefined ? [] : [{ ...input, goodsId }];
  });
  const [, { inAll }] = await pipelined([mergeLines(ctx, known), countPieces(ctx)]);
  return inAll;
}

export async function editCart(ctx: TxCtx<Member>, changes: readonly LineChange[]): Promise<StoredLine[]> {
  const [, lines] = await pipelined([lockCart(ctx), editLines(ctx, mergeChanges(changes))]);
  return lines;
}

export async function takeOut(ctx: TxCtx<Member>, places: readonly LineKey[]): Promise<StoredLine[]> {
  const [, lines] = await pipelined([lockCart(ctx), deleteLines(ctx, places)]);
  return lines;
}
