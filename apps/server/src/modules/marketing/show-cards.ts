import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { maskName } from '@qianpu/kit/mask-name';
import { sampleScopes } from '#modules/catalog';
import { listMemberCards } from '#modules/identity';
import { listShops } from '#modules/shop';
import { type Ctx, inTx } from '#platform/ctx';
import { findCards, listCentre } from './card.repo.ts';
import type { ClaimableCoupon, CouponCard } from './coupon.types.ts';
import { viewClaimable, viewPage } from './coupon.view.ts';

/** Pictures of a coupon that is for some goods. */
const SAMPLES = 4;
const MOST_ON_HOME = 10;

/** A member's own state stands behind row security; what everybody may see takes the short way. */
const readAs = <T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> => (ctx.actor.kind === 'member' ? inTx(ctx, read) : read(ctx));

/** With some goods each is for, as the shop sells them. */
async function viewCards(ctx: Ctx, cid: string, coupons: readonly ClaimableCoupon[]): Promise<CouponCard[]> {
  const scopes = coupons.map(({ scope }) => scope);
  const [shops, goods] = await Promise.all([listShops(ctx), sampleScopes(ctx, cid, scopes, SAMPLES)]);
  return coupons.map((coupon, nth) => viewClaimable(coupon, shops, goods[nth]));
}

/** The named ones in their order, or what the centre shows first. */
export const showOnHome = (ctx: Ctx, { cid, ids }: ParsedOf<'marketing.coupon.homePageList'>): Promise<CouponCard[]> =>
  readAs(ctx, async (ctx) => {
    if (!ids) return viewCards(ctx, cid, (await listCentre(ctx, cid, { pageNum: 1, pageSize: MOST_ON_HOME })).slice(0, MOST_ON_HOME));
    const found = new Map((await findCards(ctx, ids)).map((card) => [card.id, card]));
    return viewCards(
      ctx,
      cid,
      [...new Set(ids)].flatMap((id) => found.get(id) ?? []),
    );
  });

async function findCard(ctx: Ctx, cid: string, id: string): Promise<CouponCard> {
  const [card] = await viewCards(ctx, cid, await findCards(ctx, [id]));
  if (!card) throw fail('NOT_FOUND');
  return card;
}

export const showCard = (ctx: Ctx, { cid, id }: ParsedOf<'marketing.coupon.detail'>): Promise<CouponCard> =>
  readAs(ctx, (ctx) => findCard(ctx, cid, id));

/** With who shares it; a name is behind row security for everybody. */
export const showSpread = (
  ctx: Ctx,
  { cid, id, sharerId }: ParsedOf<'marketing.coupon.spread'>,
): Promise<OutputOf<'marketing.coupon.spread'>> =>
  inTx(ctx, async (ctx) => {
    const card = await findCard(ctx, cid, id);
    const sharer = sharerId === undefined ? undefined : (await listMemberCards(ctx, [sharerId])).get(sharerId);
    return { ...card, sharer: sharer ? { nickName: maskName(sharer.nickName), headIcon: sharer.headIcon } : null };
  });

export const showCentre = (
  ctx: Ctx,
  { cid, ...page }: ParsedOf<'marketing.storeCoupon.list'>,
): Promise<OutputOf<'marketing.storeCoupon.list'>> =>
  readAs(ctx, async (ctx) => {
    const rows = await listCentre(ctx, cid, page);
    const cards = await viewCards(ctx, cid, rows.slice(0, page.pageSize));
    return { ...viewPage(rows, page, () => null), list: cards };
  });
