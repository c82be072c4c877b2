import type { followRows, followStaffRows } from '@qianpu/contract/calls/follow';
import type { Handlers } from '#platform/http/handler.types';
import { isFollowing } from './follow.repo.ts';
import { followersOf, followShop, showFollowers, showFollows, unfollowShop } from './follow-shop.ts';

export const followHandlers: Handlers<keyof typeof followRows | keyof typeof followStaffRows> = {
  'behaviour.follow.count': async (ctx, { cid }) => ({ followers: await followersOf(ctx, cid) }),
  'behaviour.follow.add': async (ctx, { cid }) => ({ followers: await followShop(ctx, cid) }),
  'behaviour.follow.remove': async (ctx, { cid }) => ({ followers: await unfollowShop(ctx, cid) }),
  'behaviour.follow.has': async (ctx, { cid }) => ({ isFollowing: await isFollowing(ctx, ctx.actor.memberId, cid) }),
  'behaviour.follow.list': showFollows,
  'behaviour.follow.totals': (ctx, { cid }) => showFollowers(ctx, cid),
};
