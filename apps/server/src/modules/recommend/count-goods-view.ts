import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx } from '#platform/ctx';
import { createTally } from '#platform/tally';
import { addPairs } from './related.repo.ts';
import { addViewCounts, findViewCount } from './view-count.repo.ts';

const looks = createTally((ctx, counts) =>
  inTx(ctx, (ctx) =>
    addViewCounts(
      ctx,
      entriesOf(counts).map(([cid, goodsId, times]) => ({ cid, goodsId, times })),
    ),
  ),
);
const pairs = createTally((ctx, counts) =>
  inTx(ctx, (ctx) =>
    addPairs(
      ctx,
      'looked',
      entriesOf(counts).map(([goodsId, otherId, times]) => ({ goodsId, otherId, times })),
    ),
  ),
);

/** Counts one look at a goods; answers how many there were with it. */
export async function countGoodsView(ctx: Ctx, { cid, id, after }: ParsedOf<'catalog.product.totalView'>): Promise<number> {
  const written = await findViewCount(ctx, cid, id);
  if (written === undefined) throw fail('NOT_FOUND');
  if (after && after !== id) pairs.count(ctx, `${id}|${after}`);
  return written + looks.count(ctx, `${cid}|${id}`);
}

const entriesOf = (counts: ReadonlyMap<string, number>): [string, string, number][] =>
  [...counts].map(([key, times]) => {
    const [one = '', two = ''] = key.split('|');
    return [one, two, times];
  });
