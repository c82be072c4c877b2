import type { MemberPrice, OpenLine, Reduction } from '../pricing.types.ts';

/** A member's price above the ordinary one is no offer. */
export const priceForMember = (lines: readonly OpenLine[], { unitFenOfSku }: MemberPrice): Reduction => ({
  shares: lines.map(({ skuId, unitFen, quantity }) => Math.max(0, unitFen - (unitFenOfSku.get(skuId) ?? unitFen)) * quantity),
});
