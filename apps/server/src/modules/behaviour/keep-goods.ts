import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { findCardsById } from '#modules/catalog';
import type { Member, TxCtx } from '#platform/ctx';
import { instantOf } from './event.rules.ts';
import { deleteFavourites, insertFavourites } from './favourite.repo.ts';
import { deleteFootprints, mergeFootprints, putFootprint } from './footprint.repo.ts';
import { lockMemberRow } from './member-lock.repo.ts';

interface NamedGoods {
  readonly cid: string;
  readonly goodsIds: readonly string[];
}

/** Keeps goods for a member; what is kept already stays where it is. Answers how many there are then. */
export async function addFavourites(ctx: TxCtx<Member>, named: NamedGoods): Promise<number> {
  const { memberId } = ctx.actor;
  const goodsIds = await requireKnown(ctx, named);
  await lockMemberRow(ctx, memberId);
  const count = await insertFavourites(ctx, memberId, goodsIds);
  if (count === undefined) throw fail('FAVOURITES_FULL');
  return count;
}

export async function removeFavourites(ctx: TxCtx<Member>, goodsIds: readonly string[]): Promise<number> {
  await lockMemberRow(ctx, ctx.actor.memberId);
  return deleteFavourites(ctx, ctx.actor.memberId, goodsIds);
}

/** A member looked at a goods: it leads the list, on whichever day it was seen before. */
export async function addFootprint(ctx: TxCtx<Member>, cid: string, goodsId: string): Promise<void> {
  await requireKnown(ctx, { cid, goodsIds: [goodsId] });
  await lockMemberRow(ctx, ctx.actor.memberId);
  await putFootprint(ctx, ctx.actor.memberId, goodsId);
}

/** What a visitor looked at joins the footprints of the member they turned out to be. Goods nobody knows are left out. */
export async function addFootprintsOfVisitor(ctx: TxCtx<Member>, { cid, seen }: ParsedOf<'behaviour.footprint.merge'>): Promise<void> {
  const known = await findCardsById(
    ctx,
    cid,
    seen.map(({ goodsId }) => goodsId),
  );
  const listed = seen.filter(({ goodsId }) => known.has(goodsId));
  if (listed.length === 0) return;
  await lockMemberRow(ctx, ctx.actor.memberId);
  await mergeFootprints(
    ctx,
    ctx.actor.memberId,
    listed.map(({ goodsId, ago }) => ({ goodsId, at: instantOf(ctx.now, ago * 1_000) })),
  );
}

/** The named ones, or all of them. */
export async function removeFootprints(ctx: TxCtx<Member>, goodsIds: readonly string[] | undefined): Promise<void> {
  await lockMemberRow(ctx, ctx.actor.memberId);
  await deleteFootprints(ctx, ctx.actor.memberId, goodsIds);
}

/** The goods among these that are the merchant's; on the shelf or not. */
async function requireKnown(ctx: TxCtx, { cid, goodsIds }: NamedGoods): Promise<string[]> {
  const known = [...(await findCardsById(ctx, cid, goodsIds)).keys()];
  if (known.length === 0) throw fail('NOT_FOUND');
  return known;
}
