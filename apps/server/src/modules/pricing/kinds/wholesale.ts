import type { BasketLine, Wholesale } from '../pricing.types.ts';
import { type LineKind, type Pieces, STAGE } from './kind.types.ts';
import { missingPieces, priceOfStep } from './steps.ts';
import { touchesAny } from './touch.ts';

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
