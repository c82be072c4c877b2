import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listCardsInScope, viewCard } from '#modules/catalog';
import { type Ctx, VISITOR } from '#platform/ctx';
import { findCards } from './card.repo.ts';
import { viewPage } from './coupon.view.ts';

/** Goods a shop sells that the coupon is for; of another shop's coupon there are none. The same for everybody. */
export async function showGoods(
  ctx: Ctx,
  { id, ...asked }: ParsedOf<'marketing.coupon.goodsList'>,
): Promise<OutputOf<'marketing.coupon.goodsList'>> {
  const [coupon] = await findCards({ ...ctx, actor: VISITOR }, [id]);
  if (!coupon) throw fail('NOT_FOUND');
  const isOfShop = coupon.cids.length === 0 || coupon.cids.includes(asked.cid);
  return viewPage(isOfShop ? await listCardsInScope(ctx, coupon.scope, asked) : [], asked, viewCard);
}
