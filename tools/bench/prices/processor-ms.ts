import { type Basket, priceBasket } from '../../../apps/server/src/modules/pricing/index.ts';
import { median } from '../median.ts';

const ROUNDS = 30;

/** Milliseconds of the processor a quote of each basket takes, medians of rounds in turn. */
export function processorMs(baskets: readonly Basket[]): number[] {
  const rounds = baskets.map((): number[] => []);
  for (const basket of baskets) time(basket);
  for (let round = 0; round < ROUNDS; round += 1) for (const [at, basket] of baskets.entries()) rounds[at]?.push(time(basket));
  return rounds.map((measured) => median(measured));
}

/** Whatever else the machine does. */
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
