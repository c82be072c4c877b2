import { kindOf } from './kinds/kinds.ts';
import type { BasketLine, Promotion } from './pricing.types.ts';

export const isOfShop = ({ cids }: Promotion, cid: string): boolean => cids.length === 0 || cids.includes(cid);

/** Whether a promotion is for a line, and the line lets it touch it. */
export function covers(promotion: Promotion, line: BasketLine): boolean {
  const { goodsIds, categoryIds, skuIds, exceptGoodsIds } = promotion.scope;
  if (!kindOf(promotion).touches(line) || exceptGoodsIds?.includes(line.goodsId)) return false;
  if (!goodsIds && !categoryIds && !skuIds) return true;
  const isNamed = goodsIds?.includes(line.goodsId) || skuIds?.includes(line.skuId);
  return isNamed || (categoryIds?.some((id) => line.categoryIds.includes(id)) ?? false);
}
