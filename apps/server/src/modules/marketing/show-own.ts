import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { viewCoupon, viewPage } from './coupon.view.ts';
import { countOwn, listOwn } from './wallet.repo.ts';

/** What a member has, by tab, with how many there are in each. */
export async function showOwn(
  ctx: Ctx<Member>,
  { state, ...page }: ParsedOf<'marketing.coupon.memberList'>,
): Promise<OutputOf<'marketing.coupon.memberList'>> {
  const [rows, counts, shops] = [await listOwn(ctx, state, page), await countOwn(ctx), await listShops(ctx)];
  return { ...viewPage(rows, page, (row) => viewCoupon(row, shops, ctx.now)), counts };
}
