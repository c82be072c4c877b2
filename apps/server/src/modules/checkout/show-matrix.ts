import type { OutputOf } from '@qianpu/contract/types';
import { describeKinds, EXAMPLE_BASKET, type Promotion, priceExample } from '#modules/pricing';

type Matrix = OutputOf<'checkout.promotion.matrix'>;
type Kind = Promotion['kind'];

let priced: Matrix['example']['priced'] | undefined;

/** The widest there is: an activity may refuse more. What each kind and each pair does to one basket is the engine's own sum. */
export function showMatrix(): Matrix {
  const kinds = describeKinds();
  priced ??= priceAll(kinds.map(({ kind }) => kind));
  const lines = EXAMPLE_BASKET.lines.map(({ quantity, unitFen }) => ({ quantity, unitFen }));
  return { kinds, example: { lines, freightFen: EXAMPLE_BASKET.freight['1']?.flatFen ?? 0, priced } };
}

function priceAll(kinds: readonly Kind[]): Matrix['example']['priced'] {
  const pairs = kinds.flatMap((one, at) => kinds.slice(at + 1).map((other) => [one, other] as const));
  return [...kinds.map((kind) => [kind] as const), ...pairs].map((together) => {
    const { shops, totals } = priceExample(...together);
    const receipt = shops.flatMap((shop) => shop.receipt);
    return {
      kinds: [...together],
      offFen: together.map((kind) =>
        receipt.reduce((sum, { promotionKind, amountFen }) => (promotionKind === kind ? sum - amountFen : sum), 0),
      ),
      payableFen: totals.payableFen,
    };
  });
}
