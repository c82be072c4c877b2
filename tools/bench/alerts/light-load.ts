import { setTimeout as pause } from 'node:timers/promises';
import type { LoadScene } from '../../load/run-load.ts';
import { buyOne } from '../../restore/drill-shoppers.ts';

const BUY_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 1_000;

/** A quiet afternoon: some buy and pay, some look at pages; whatever fails, they come again. Answers how many orders were promised. */
export async function lightLoad(stop: AbortSignal, scene: Omit<LoadScene, 'history'>, pages: readonly string[]): Promise<number> {
  const wait = (ms: number) => pause(ms, undefined, { signal: stop }).catch(() => undefined);
  let orders = 0;
  const buying = scene.shoppers.map(async (buyer, at) => {
    for (let turn = 0; !stop.aborted; turn += 1) {
      const goods = scene.skus[(at * 7 + turn) % scene.skus.length];
      const id = goods && (await buyOne(buyer, { cid: goods.cid, skuId: goods.skuId, quantity: 1 }).catch(() => undefined));
      if (id !== undefined) orders += 1;
      await wait(BUY_EVERY_MS);
    }
  });
  const looking = pages.map(async (page) => {
    while (!stop.aborted) {
      const reply = await fetch(page, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      await reply?.arrayBuffer().catch(() => undefined);
      await wait(LOOK_EVERY_MS);
    }
  });
  await Promise.all([...buying, ...looking]);
  return orders;
}
