import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { listShops } from '#modules/shop';
import type { Ctx, Member, TxCtx } from '#platform/ctx';
import type { Paging } from '#platform/paging.types';
import { listedShops } from '#platform/shop-scope';
import { countFollowers, deleteFollow, insertFollow, listFollows } from './follow.repo.ts';
import { lockMemberRow } from './member-lock.repo.ts';

/** Answers how many follow the shop then; following twice is following once. */
export async function followShop(ctx: TxCtx<Member>, cid: string): Promise<number> {
  const shop = (await listShops(ctx)).find((known) => known.cid === cid);
  if (!shop || shop.status === 'CLOSED') throw fail('NOT_FOUND');
  await lockMemberRow(ctx, ctx.actor.memberId);
  if (!(await insertFollow(ctx, ctx.actor.memberId, cid))) throw fail('FOLLOWS_FULL');
  return followersOf(ctx, cid);
}

export async function unfollowShop(ctx: TxCtx<Member>, cid: string): Promise<number> {
  await lockMemberRow(ctx, ctx.actor.memberId);
  await deleteFollow(ctx, ctx.actor.memberId, cid);
  return followersOf(ctx, cid);
}

export const followersOf = async (ctx: Ctx, cid: string): Promise<number> => (await countFollowers(ctx, [cid])).get(cid) ?? 0;

/** The shops a member follows; one that was closed stays, and says so. */
export async function showFollows(ctx: Ctx<Member>, page: Paging): Promise<OutputOf<'behaviour.follow.list'>> {
  const [found, shops] = await Promise.all([listFollows(ctx, ctx.actor.memberId, page), listShops(ctx)]);
  const cids = found.slice(0, page.pageSize).map(({ cid }) => cid);
  const followers = await countFollowers(ctx, cids);
  const list = cids.flatMap((cid) => {
    const shop = shops.find((known) => known.cid === cid);
    if (!shop) return [];
    const { name, note, square_logo, status } = shop;
    return [{ organizationId: cid, shopName: name, note, squareLogo: square_logo, status, followers: followers.get(cid) ?? 0 }];
  });
  return { list, pageNum: page.pageNum, hasMore: found.length > page.pageSize };
}

/** How many follow each of the shops staff work for. */
export async function showFollowers(ctx: Ctx, cid: string | undefined): Promise<OutputOf<'behaviour.follow.totals'>> {
  const mine = listedShops(ctx, cid);
  const cids = (await listShops(ctx)).map((shop) => shop.cid).filter((known) => mine === null || mine.includes(known));
  const followers = await countFollowers(ctx, cids);
  return { list: cids.map((id) => ({ cid: id, followers: followers.get(id) ?? 0 })) };
}
