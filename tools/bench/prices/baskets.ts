import type { Basket, BasketLine, Promotion } from '../../../apps/server/src/modules/pricing/index.ts';

const GOODS = 30;
const CATEGORIES = 6;

/** A row of numbers that is the same for the same seed (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A shop of 30 lines, about ¥12,000, whose activities cost each other their thresholds; three coupons and a first order besides. */
export function contestedShop(seed: number, activities: number): Basket {
  const below = numbersFrom(seed);
  const lines = Array.from(
    { length: GOODS },
    (_, at): BasketLine => ({
      cid: '1',
      skuId: `${100 + at}`,
      goodsId: `${at}`,
      categoryIds: [`${at % CATEGORIES}`],
      quantity: 1 + below(3),
      unitFen: 5_000 + below(30_000),
    }),
  );
  return {
    lines,
    freight: { '1': { flatFen: 1_200, freeFromFen: 900_000 } },
    promotions: [
      ...Array.from({ length: activities }, (_, at) => anActivity(`${at + 1}`, lines, below)),
      ...Array.from({ length: 3 }, (_, at) => aCoupon(`${at + 51}`, below)),
      { ...facts('61'), kind: 'FIRST_ORDER', fromFen: 100_000, minusFen: 2_000 + below(5_000) },
    ],
  };
}

const facts = (id: string) => ({ id, name: `promotion ${id}`, cids: ['1'], scope: {} });

function aScope(below: (n: number) => number): Promotion['scope'] {
  const kind = below(4);
  if (kind === 0) return {};
  if (kind === 1) return { categoryIds: [`${below(CATEGORIES)}`, `${below(CATEGORIES)}`] };
  return { goodsIds: Array.from({ length: 4 + below(9) }, () => `${below(GOODS)}`) };
}

function anActivity(id: string, lines: readonly BasketLine[], below: (n: number) => number): Promotion {
  const scope = aScope(below);
  const covered = lines.filter(
    ({ goodsId, categoryIds }) =>
      (!scope.goodsIds && !scope.categoryIds) ||
      scope.goodsIds?.includes(goodsId) ||
      categoryIds.some((category) => scope.categoryIds?.includes(category)),
  );
  const worthFen = covered.reduce((all, { unitFen, quantity }) => all + unitFen * quantity, 0);
  const kind = below(10);
  if (kind < 4) {
    // From just below what the goods cost: a discount or two cost it its threshold.
    const from = Math.max(1_000, Math.floor((worthFen * (70 + below(30))) / 100));
    const minusFen = Math.floor((from * (5 + below(15))) / 100);
    return { ...facts(id), scope, kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers: [{ from, minusFen }] } };
  }
  if (kind < 8) return { ...facts(id), scope, kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 82 + below(16) } };
  if (kind === 8) return { ...facts(id), scope, kind: 'N_FOR_PRICE', pieces: 3, priceFen: 40_000 + below(40_000) };
  const unitFenOfSku = Object.fromEntries(covered.map(({ skuId, unitFen }) => [skuId, Math.floor((unitFen * (85 + below(15))) / 100)]));
  return { ...facts(id), scope, kind: 'MEMBER_PRICE', unitFenOfSku };
}

function aCoupon(id: string, below: (n: number) => number): Promotion {
  const minusFen = 2_000 + below(30_000);
  return { ...facts(id), kind: 'COUPON', fromFen: 700_000 + below(400_000), worth: { by: 'AMOUNT', minusFen } };
}

/** Promotions of four kinds in turn, some for the whole shop, some for two categories. */
export function ordinaryBasket(lines: number, promotions: number): Basket {
  return {
    lines: Array.from({ length: lines }, (_, at) => ({
      cid: '1',
      skuId: `${100 + at}`,
      goodsId: `${at}`,
      categoryIds: [`${at % 5}`],
      quantity: 1 + (at % 4),
      unitFen: 1_000 + ((at * 7_919) % 5_000),
    })),
    freight: { '1': { flatFen: 800, freeFromFen: 20_000 } },
    promotions: Array.from({ length: promotions }, (_, at) => anOrdinaryOne(at)),
  };
}

function anOrdinaryOne(at: number): Promotion {
  const scope = at % 3 === 0 ? {} : { categoryIds: [`${at % 5}`, `${(at + 1) % 5}`] };
  const common = { ...facts(`${at + 1}`), scope };
  const tiers = [{ from: 10_000, minusFen: 1_000 + at * 10 }];
  const kinds: readonly Promotion[] = [
    { ...common, kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers } },
    { ...common, kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 70 + at } },
    { ...common, kind: 'COUPON', fromFen: 5_000, worth: { by: 'AMOUNT', minusFen: 500 + at } },
    { ...common, kind: 'N_FOR_PRICE', pieces: 3, priceFen: 6_000 + at * 100 },
  ];
  return kinds[at % kinds.length] as Promotion;
}
