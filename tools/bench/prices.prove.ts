import { randomInt } from 'node:crypto';
import { type Basket, type PricedBasket, priceBasket } from '../../apps/server/src/modules/pricing/index.ts';
import { contestedShop, ordinaryBasket } from './prices/baskets.ts';
import { processorMs } from './prices/processor-ms.ts';
import { atMost, conclude, type ProofRow } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/** The properties of the price engine, 50,000 random baskets each; how often the cheapest is proved; what a quote costs. */
const RUNS = process.env.PRICE_RUNS || '50000';
/** Another one each time; the proof tells it, so that what it found can be found again. */
const SEED = Number(process.env.PRICE_SEED || randomInt(1, 2 ** 31 - 1));
const SHOPS = 200;
/** A basket five times as long with five times the promotions may cost so many times a small one. */
const GROWTH_LIMIT = 30;

const contests = [contest(16, 88, 1), contest(20, 45, 10)];
const spent = contests.flatMap(({ unproved }) => unproved);
const [smallMs = 0, largeMs = 0, spentMs = 0] = processorMs([ordinaryBasket(10, 4), ordinaryBasket(50, 20), ...spent.slice(0, 1)]);
const properties = await proveByTests('unit', ['apps/server/test/prices.test.ts'], { PRICE_RUNS: RUNS, PRICE_SEED: String(SEED) });

process.exitCode = conclude(
  'prices',
  [
    ...properties,
    ...contests.flatMap(({ rows }) => rows),
    atMost('quote 50×20 against quote 10×4', largeMs / smallMs, GROWTH_LIMIT, 'times'),
  ],
  [
    `${RUNS} random baskets a row, seed ${SEED}; the slow way is a second program, written from the rules alone`,
    `contested: ${SHOPS} random shops of 30 lines, about ¥12,000, each with three coupons and a first order besides the activities; exact is the same search without a budget`,
    `processor time: a quote of 10 lines with 4 promotions ${ms(smallMs)}, of 50 with 20 ${ms(largeMs)} (goal 3 ms); one that spends its whole budget ${ms(spentMs)} (goal 30 ms)`,
  ],
);

interface Contest {
  readonly rows: readonly ProofRow[];
  readonly unproved: readonly Basket[];
}

function contest(activities: number, provedPercent: number, dearerPercent: number): Contest {
  const baskets = Array.from({ length: SHOPS }, (_, at) => contestedShop(SEED + at * 7_919, activities));
  const unproved = baskets.filter((basket) => !isProved(priceBasket(basket)));
  const excess = unproved.map((basket) => {
    const { totals } = priceBasket(basket);
    return (totals.payableFen - priceBasket(basket, Number.POSITIVE_INFINITY).totals.payableFen) / totals.goodsFen;
  });
  const dearer = excess.filter((part) => part > 0);
  const percentOf = (count: number) => (count * 100) / SHOPS;
  const proved = percentOf(SHOPS - unproved.length);
  const name = `contested shops with ${activities} activities`;
  return {
    unproved,
    rows: [
      { name: `${name}: proved`, ours: proved, bare: provedPercent, ratio: proved / provedPercent, target: 1, unit: '%' },
      atMost(`${name}: dearer than the cheapest`, percentOf(dearer.length), dearerPercent, '%'),
      atMost(`${name}: by how much of the sum`, Math.max(0, ...dearer) * 100, 0.5, '%'),
    ],
  };
}

function isProved({ shops }: PricedBasket): boolean {
  return shops.every(({ receipt }) => receipt.every(({ reason }) => reason.code !== 'CHEAPEST_FOUND'));
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
