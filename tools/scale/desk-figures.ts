import { followFigures, followTexts } from '../../apps/server/src/modules/goods-figure/index.ts';
import { inTx, makeCtx } from '../../apps/server/src/platform/ctx.ts';
import { FIRST_POD, openPod } from '../../apps/server/src/platform/db/pod.ts';
import type { Gateways } from '../../apps/server/src/platform/gateways/gateways.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { goodsIdOf, midOf } from './scale-ids.ts';

interface Desk {
  readonly m: number;
  readonly goods: number;
  readonly analyse: () => Promise<unknown>;
}

/** Goods of one transaction. */
const BATCH = 5_000;

const needsNone = (): never => {
  throw new Error('figures make no ids');
};

/** After so many batches there are other plans to be made. */
const ANALYSED_AFTER = [1, 3, 9];

/** What staff find, filter and sort goods by, written by the module itself. `analyse`: tells the planner how many figures there are by now. */
export async function writeFigures(url: string, { m, goods, analyse }: Desk): Promise<void> {
  const pod = openPod({ name: FIRST_POD, url, onIdleError: () => undefined });
  const ctx = makeCtx({ mid: midOf(m), pod, newId: needsNone, gateways: {} as Gateways, log: createLog('scale', 'warn') });
  try {
    for (let from = 0; from < goods; from += BATCH) {
      const ids = Array.from({ length: Math.min(BATCH, goods - from) }, (_, at) => goodsIdOf(m, from + at));
      await inTx(ctx, async (ctx) => {
        await followTexts(ctx, ids);
        await followFigures(ctx, ids);
      });
      if (ANALYSED_AFTER.includes(from / BATCH + 1)) await analyse();
    }
  } finally {
    await pod.close();
  }
}
