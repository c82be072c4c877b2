import type { MemberPrice } from '../pricing.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { percentPrice } from './percent.ts';

export const memberPrice: LineKind<MemberPrice> = {
  kind: 'MEMBER_PRICE',
  scope: 'line',
  stage: STAGE.price,
  group: 'price',
  meets: ['reduction', 'first-order', 'coupon', 'freight'],
  pick: 'all',
  isChosen: false,
  touches: ({ noPromotions, noMemberPrice }) => !noPromotions && !noMemberPrice,
  activityType: () => undefined,
  unitFen: ({ unitFenOfSku, percent }, { skuId, unitFen }) =>
    unitFenOfSku[skuId] ?? (percent === undefined ? undefined : percentPrice(unitFen, percent)),
};
