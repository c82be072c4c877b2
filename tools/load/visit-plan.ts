import { seededRandom } from '../../apps/simulator/src/seeded-random.ts';

/** What a visit comes to. Every visit that buys browses and fills the cart before. */
const endings = ['browse', 'cart', 'leave', 'cancel', 'pay', 'refund'] as const;
export type Ending = (typeof endings)[number];

export interface Visit {
  /** Milliseconds after the start. */
  readonly at: number;
  readonly ending: Ending;
  /** Places in the lists of shoppers and SKUs. */
  readonly shopper: number;
  readonly sku: number;
  readonly quantity: number;
}

export interface PlanOptions {
  readonly seed: number;
  readonly seconds: number;
  readonly visitsPerSecond: number;
  readonly shoppers: number;
  readonly skus: number;
  /** Weights of the endings; what is left out does not happen. */
  readonly mix: Partial<Record<Ending, number>>;
}

/** Who comes when and how it ends, from the seed alone. Arrivals are independent of each other, as people are (Poisson). */
export function planVisits({ seed, seconds, visitsPerSecond, shoppers, skus, mix }: PlanOptions): Visit[] {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const visits: Visit[] = [];
  for (let at = pauseBefore(random, visitsPerSecond); at < seconds * 1000; at += pauseBefore(random, visitsPerSecond)) {
    visits.push({ at: Math.round(at), ending: pick(random(), mix), shopper: below(shoppers), sku: below(skus), quantity: 1 + below(3) });
  }
  return visits;
}

const pauseBefore = (random: () => number, perSecond: number) => (-Math.log(1 - random()) / perSecond) * 1000;

function pick(chance: number, mix: PlanOptions['mix']): Ending {
  const weights = endings.map((ending) => mix[ending] ?? 0);
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return endings[at] ?? 'browse';
}
