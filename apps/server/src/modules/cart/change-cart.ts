import { fail } from '@qianpu/contract/failure';
import { findOffers } from '#modules/catalog';
import type { Member, TxCtx } from '#platform/ctx';
import { addLine, countPieces, deleteLines, editLines, lockCart, mergeLines } from './cart.repo.ts';
import { mergeChanges, mergeWishes, placeKey } from './cart.rules.ts';
import type { CartLine, LineChange, LinePlace, WishedLine } from './cart.types.ts';

/** Puts goods into the cart; how many pieces of that shop it holds then. */
export async function addToCart(ctx: TxCtx<Member>, wish: WishedLine): Promise<number> {
  await lockCart(ctx);
  const [offer] = await findOffers(ctx, [wish]);
  if (!offer) throw fail('NOT_FOUND');
  if (!offer.isOnShelf) throw fail('OFF_SHELF', { skuIds: [wish.skuId] });
  if (!(await addLine(ctx, { ...wish, goodsId: offer.goodsId }))) throw fail('CART_FULL');
  return countPieces(ctx, wish.cid);
}

/** A visitor's cart joins the member's; what the catalogue does not know is left behind. Pieces of the whole cart. */
export async function mergeCart(ctx: TxCtx<Member>, wishes: readonly WishedLine[]): Promise<number> {
  await lockCart(ctx);
  const united = mergeWishes(wishes);
  const goodsIds = new Map((await findOffers(ctx, united)).map((offer) => [placeKey(offer), offer.goodsId]));
  const known = united.flatMap((wish) => {
    const goodsId = goodsIds.get(placeKey(wish));
    return goodsId === undefined ? [] : [{ ...wish, goodsId }];
  });
  await mergeLines(ctx, known);
  return countPieces(ctx);
}

export async function editCart(ctx: TxCtx<Member>, changes: readonly LineChange[]): Promise<CartLine[]> {
  await lockCart(ctx);
  return editLines(ctx, mergeChanges(changes));
}

export async function takeOut(ctx: TxCtx<Member>, places: readonly LinePlace[]): Promise<CartLine[]> {
  await lockCart(ctx);
  return deleteLines(ctx, places);
}
