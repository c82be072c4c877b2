import { type LiveActivity, leftOf, limitOf, splitId, stockOf } from '#modules/activity';
import type { BasketLine, Promotion, RefusedPromotion } from './checkout.types.ts';
import { type PackageChoice, promotionOf } from './promotion-of-activity.ts';

interface Turned {
  readonly promotions: readonly Promotion[];
  readonly refused: readonly RefusedPromotion[];
}

/**
 * Activities as promotions of the engine, for these lines: what runs can be had, what is soon or for others is told of. `choice`: of a package
 * that is named.
 */
export function activityPromotions(
  activities: readonly LiveActivity[],
  lines: readonly BasketLine[],
  now: Date,
  choice?: PackageChoice,
): Turned {
  const turned = activities.flatMap((activity): Turned[] => {
    const promotion = promotionOf(activity, choice);
    if (!promotion) return [];
    if (activity.startsAt > now) return [{ promotions: [], refused: [{ promotion, code: 'SOON' }] }];
    if (!activity.isForYou) return [{ promotions: [], refused: [{ promotion, code: 'NOT_FOR_YOU' }] }];
    const left = piecesLeft(activity);
    if (left === 0) return [{ promotions: [], refused: [{ promotion, code: 'LIMIT_REACHED' }] }];
    return [withinLimits(activity, left === null ? promotion : { ...promotion, maxPieces: left }, lines)];
  });
  return { promotions: turned.flatMap(({ promotions }) => promotions), refused: turned.flatMap(({ refused }) => refused) };
}

/** Of all SKUs together; whoever names a package is refused before, so that sets and pieces need not be told apart. */
function piecesLeft(activity: LiveActivity): number | null {
  const left = leftOf(activity);
  const { terms } = activity;
  if (left === null || terms.kind === 'PACKAGE') return null;
  return terms.kind === 'N_FOR_PRICE' ? left * terms.pieces : left;
}

interface Allowed {
  readonly line: BasketLine;
  readonly pieces: number;
  readonly code: 'LIMIT_REACHED' | 'OVER';
}

/**
 * The engine knows limits of a promotion, not of one of its SKUs in one shop. Where more is wanted than may be had, these pieces stand apart,
 * under a name of their own, and the rest shop by shop.
 */
function withinLimits(activity: LiveActivity, promotion: Promotion, lines: readonly BasketLine[]): Turned {
  if (!isCountedBySku(activity)) return { promotions: [promotion], refused: [] };
  const allowed = allowedOf(activity, lines);
  const short = allowed.filter(({ line, pieces }) => pieces < line.quantity);
  if (short.length === 0) return { promotions: [promotion], refused: [] };
  const whole = Map.groupBy(
    allowed.filter(({ line, pieces }) => pieces >= line.quantity && isCovered(promotion, line)),
    ({ line }) => line.cid,
  );
  const rest = [...whole].map(
    ([cid, own]): Promotion => ({ ...promotion, cids: [cid], scope: { skuIds: own.map(({ line }) => line.skuId) } }),
  );
  const apart = short
    .filter(({ line }) => isCovered(promotion, line))
    .map(({ line, pieces, code }) => ({ promotion: splitOff(promotion, line, pieces), pieces, code }));
  return {
    promotions: [...rest, ...apart.filter(({ pieces }) => pieces > 0).map((one) => one.promotion)],
    refused: apart.filter(({ pieces }) => pieces <= 0).map((one) => ({ promotion: one.promotion, code: one.code })),
  };
}

/** What else there is has the same promotion for every line: whoever prices many lines one by one asks for it once. */
export const isCountedBySku = ({ terms, goods }: LiveActivity): boolean =>
  limitOf(terms)?.by === 'SKU' || goods.some(({ stock }) => stock !== null);

const splitOff = (promotion: Promotion, { cid, skuId }: BasketLine, maxPieces: number): Promotion => ({
  ...promotion,
  id: splitId(promotion.id, skuId),
  cids: [cid],
  scope: { skuIds: [skuId] },
  ...(maxPieces > 0 && { maxPieces }),
});

/** What the member may still have counts over all shops, what is set aside in each. */
function allowedOf(activity: LiveActivity, lines: readonly BasketLine[]): Allowed[] {
  const limited = limitOf(activity.terms);
  const perMember = limited?.by === 'SKU' ? limited.allowed : null;
  const left = new Map<string, number>();
  return lines
    .filter(({ cid }) => activity.cids.length === 0 || activity.cids.includes(cid))
    .map((line) => {
      const limit = perMember === null ? Number.POSITIVE_INFINITY : (left.get(line.skuId) ?? perMember - (activity.used[line.skuId] ?? 0));
      const stock = stockOf(activity, line.cid, line.skuId) ?? Number.POSITIVE_INFINITY;
      const pieces = Math.max(0, Math.min(line.quantity, limit, stock));
      left.set(line.skuId, limit - pieces);
      return { line, pieces, code: stock < limit ? 'OVER' : 'LIMIT_REACHED' };
    });
}

/** What a scope looks at. */
type Named = Pick<BasketLine, 'cid' | 'skuId' | 'goodsId' | 'categoryIds'>;

export function isCovered({ scope, cids }: Promotion, { cid, skuId, goodsId, categoryIds }: Named): boolean {
  if (cids.length > 0 && !cids.includes(cid)) return false;
  if (scope.exceptGoodsIds?.includes(goodsId)) return false;
  if (!scope.goodsIds && !scope.categoryIds && !scope.skuIds) return true;
  return Boolean(
    scope.goodsIds?.includes(goodsId) || scope.skuIds?.includes(skuId) || scope.categoryIds?.some((id) => categoryIds.includes(id)),
  );
}
