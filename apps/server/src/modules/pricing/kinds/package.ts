import type { PromotionOf } from '../promotion.types.ts';
import { shareKeepingOne, sum } from '../share.rules.ts';
import { type FreeLot, type SetKind, STAGE } from './kind.types.ts';
import { percentPrice } from './percent.ts';
import { touchesUnlessRefused } from './touch.ts';

/** `sets` times these pieces for a price, or for a percentage of what they cost. Chosen. */
export interface Package extends PromotionOf<'PACKAGE'> {
  readonly parts: readonly { readonly skuId: string; readonly pieces: number }[];
  readonly sets: number;
  readonly price: { readonly by: 'AMOUNT'; readonly priceFen: number } | { readonly by: 'PERCENT'; readonly percent: number };
}

/** As many whole sets as the order has pieces for, and as were asked for. */
function takePackages({ parts, sets, price, maxPieces }: Package, lots: readonly FreeLot[]): ReturnType<SetKind<Package>['take']> {
  const freeOf = (skuId: string) => sum(lots.filter((lot) => lot.skuId === skuId).map(({ pieces }) => pieces));
  const missing = sum(parts.map(({ skuId, pieces }) => Math.max(0, pieces - freeOf(skuId))));
  if (missing > 0) return { code: 'MISSING', missingPieces: missing };
  const size = sum(parts.map(({ pieces }) => pieces));
  const complete = parts.map(({ skuId, pieces }) => Math.floor(freeOf(skuId) / pieces));
  const taken = Math.min(sets, ...complete, maxPieces === undefined ? sets : Math.floor(maxPieces / size));
  if (taken === 0) return { code: 'EXCLUDED' };

  const wanted = new Map(parts.map(({ skuId, pieces }) => [skuId, pieces * taken]));
  const pieces = lots.map((lot) => {
    const own = Math.min(lot.pieces, wanted.get(lot.skuId) ?? 0);
    wanted.set(lot.skuId, (wanted.get(lot.skuId) ?? 0) - own);
    return own;
  });
  const worth = lots.map(({ unitFen }, at) => unitFen * (pieces[at] ?? 0));
  const shares =
    price.by === 'AMOUNT'
      ? shareKeepingOne(Math.max(0, sum(worth) - taken * price.priceFen), worth)
      : lots.map(({ unitFen }, at) => Math.max(0, unitFen - percentPrice(unitFen, price.percent)) * (pieces[at] ?? 0));
  return lots.map((_, at) => ({ pieces: pieces[at] ?? 0, offFen: shares[at] ?? 0 }));
}

/** Comes before the chosen prices: it knows which pieces it needs, they take what there is. */
export const packageOfGoods: SetKind<Package> = {
  kind: 'PACKAGE',
  scope: 'set',
  stage: STAGE.chosenSet,
  group: 'price',
  meets: ['first-order', 'coupon', 'freight'],
  pick: 'all',
  isChosen: true,
  touches: touchesUnlessRefused,
  activityType: () => 407,
  take: takePackages,
};
