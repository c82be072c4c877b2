import type { BasketLine, PromotionOf } from '../promotion.types.ts';
import { type LineKind, type Pieces, STAGE } from './kind.types.ts';
import { missingPieces, priceOfStep, type Step } from './steps.ts';
import { touchesAny } from './touch.ts';

/** By pieces of a SKU, or of all SKUs of a goods together. */
export interface Wholesale extends PromotionOf<'WHOLESALE'> {
  readonly stepsOfSku: Readonly<Record<string, readonly Step[]>>;
  readonly isMixed: boolean;
}

const counted = ({ isMixed }: Wholesale, { skuId, goodsId }: BasketLine, pieces: Pieces) =>
  isMixed ? pieces.ofGoods(goodsId) : pieces.ofSku(skuId);

/** A price list of its own channel: nothing else comes off it. */
export const wholesale: LineKind<Wholesale> = {
  kind: 'WHOLESALE',
  scope: 'line',
  stage: STAGE.chosenPrice,
  group: 'price',
  meets: [],
  pick: 'all',
  isChosen: true,
  touches: touchesAny,
  activityType: () => undefined,
  unitFen: (promotion, line, pieces) => priceOfStep(promotion.stepsOfSku[line.skuId], counted(promotion, line, pieces)),
  missing: (promotion, lines, pieces) => missingPieces(lines, promotion.stepsOfSku, (line) => counted(promotion, line, pieces)),
};
