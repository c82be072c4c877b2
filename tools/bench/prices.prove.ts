import { randomInt } from 'node:crypto';
import { type Basket, type BasketLine, type Promotion, priceBasket } from '../../apps/server/src/modules/pricing/index.ts';
import { conclude, type ProofRow } from './proof.ts';
import { proveByTests } from './prove-by-tests.ts';

/** The properties of the price engine, 50,000 random baskets each, and what a quote costs. PRICE_RUNS changes how many. */
const RUNS = process.env.PRICE_RUNS || '50000';
/** Another one each time; the proof tells it, so that what it found can be found again. */
const SEED = process.env.PRICE_SEED || randomInt(1, 2 ** 31 - 1);
/** A basket five times as long with five times the offers may cost so many times a small one. */
const GROWTH_LIMIT = 30;
const ROUNDS = 30;

const properties = await proveByTests('unit', ['apps/server/test/prices.test.ts'], { PRICE_RUNS: RUNS, PRICE_SEED: String(SEED) });
const [smallMs = 0, largeMs = 0, contestedMs = 0] = timeInTurn([aBasket(10, 4), aBasket(50, 20), aContestedBasket()]);
const growth = largeMs / smallMs;
const growthRow: ProofRow = {
  name: `quote 50×20 against quote 10×4, at most ${GROWTH_LIMIT} times`,
  ours: growth,
  bare: GROWTH_LIMIT,
  ratio: GROWTH_LIMIT / growth,
  target: 1,
  unit: 'times',
};
process.exitCode = conclude(
  'prices',
  [...properties, growthRow],
  [
    `${RUNS} random baskets a row, seed ${SEED}; the slow way is a second program, written from the rules alone`,
    `a quote of 10 lines with 4 offers ${ms(smallMs)}, of 50 with 20 ${ms(largeMs)}; of 50 lines where eleven activities stand in the way of a twelfth ${ms(contestedMs)} (processor time, medians of ${ROUNDS} rounds in turn)`,
  ],
);

function timeInTurn(baskets: readonly Basket[]): number[] {
  const rounds = baskets.map((): number[] => []);
  for (const basket of baskets) time(basket);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, basket] of baskets.entries()) rounds[at]?.push(time(basket));
  }
  return rounds.map((measured) => measured.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0);
}

/** Milliseconds of the processor a quote takes, whatever else the machine does. */
function time(basket: Basket): number {
  const start = process.cpuUsage();
  const end = performance.now() + 50;
  let quotes = 0;
  do {
    priceBasket(basket);
    quotes += 1;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / quotes;
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

function aLine(at: number): BasketLine {
  return {
    cid: '1',
    skuId: `${100 + at}`,
    goodsId: `${at}`,
    categoryId: `${at % 5}`,
    quantity: 1 + (at % 4),
    unitFen: 1_000 + ((at * 7_919) % 5_000),
  };
}

/** Offers of four kinds in turn, some for the whole shop, some for two categories. */
function aBasket(lines: number, offers: number): Basket {
  return {
    lines: Array.from({ length: lines }, (_, at) => aLine(at)),
    freight: new Map([['1', { flatFen: 800, freeFromFen: 20_000 }]]),
    offers: Array.from({ length: offers }, (_, at) => anOffer(at)),
  };
}

function anOffer(at: number): Promotion {
  const scope = at % 3 === 0 ? {} : { categoryIds: new Set([`${at % 5}`, `${(at + 1) % 5}`]) };
  const facts = { id: `${at + 1}`, cid: '1', name: `offer ${at + 1}`, scope };
  const kinds: readonly Promotion[] = [
    { ...facts, kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', tiers: [{ fromFen: 10_000, minusFen: 1_000 + at * 10 }] } },
    { ...facts, kind: 'LIMITED_DISCOUNT', percent: 70 + at },
    { ...facts, kind: 'COUPON', fromFen: 5_000, worth: { by: 'AMOUNT', minusFen: 500 + at } },
    { ...facts, kind: 'N_FOR_PRICE', pieces: 3, priceFen: 6_000 + at * 100 },
  ];
  return kinds[at % kinds.length] as Promotion;
}

/** Eleven discounts that all cost a full reduction its threshold: the search can leave out little. */
function aContestedBasket(): Basket {
  const lines = Array.from({ length: 50 }, (_, at) => ({ ...aLine(at), unitFen: 1_000, quantity: 1, categoryId: `${at % 11}` }));
  const discounts = Array.from(
    { length: 11 },
    (_, at): Promotion => ({
      kind: 'LIMITED_DISCOUNT',
      id: `${at + 1}`,
      cid: '1',
      name: 'discount',
      scope: { categoryIds: new Set([`${at}`]) },
      percent: 90 + (at % 5),
    }),
  );
  const full: Promotion = {
    kind: 'FULL_REDUCTION',
    id: '20',
    cid: '1',
    name: 'full',
    scope: {},
    reduction: { by: 'TIERS', tiers: [{ fromFen: 49_900, minusFen: 4_000 }] },
  };
  return { lines, freight: new Map(), offers: [...discounts, full] };
}
