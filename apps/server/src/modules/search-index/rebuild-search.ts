import { type Ctx, inTx } from '#platform/ctx';
import { followGoods } from './follow-goods.ts';
import { listGoodsIds } from './search-document.repo.ts';

/** Small enough that nobody who saves goods meanwhile waits for long. */
const BATCH = 100;

/** Writes everything the merchant's goods are found by anew, part by part; tells how many there were. */
export async function rebuildSearch(ctx: Ctx): Promise<number> {
  let [after, total] = ['0', 0];
  for (;;) {
    const ids = await inTx(ctx, async (ctx) => {
      const part = await listGoodsIds(ctx, after, BATCH);
      await followGoods(ctx, part);
      return part;
    });
    total += ids.length;
    const last = ids.at(-1);
    if (ids.length < BATCH || last === undefined) return total;
    after = last;
  }
}
