import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { emitListingChanged, holdShelves, refreshSoldOut, watchLists } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { orRefusal } from './refusal.ts';
import { turnShelves } from './shelf-turn.repo.ts';

/** Many goods on or off the shelf of a shop at once; one that is there already stays. What the shop has no price for is refused. */
export async function setShelfMany(
  ctx: TxCtx,
  { cid, goodsIds, isOn }: ParsedOf<'catalog.goods.setShelfMany'>,
): Promise<OutputOf<'catalog.goods.setShelfMany'>> {
  await holdShelves(ctx, goodsIds);
  const changedLists = await watchLists(ctx, goodsIds);
  const turned = await turnShelves(ctx, { cid, goodsIds, isOn });
  await refreshSoldOut(ctx, [...turned]);
  await emitListingChanged(ctx, [...turned], await changedLists(), cid);
  const results: OutputOf<'catalog.goods.setShelfMany'>['results'] = [];
  for (const goodsId of goodsIds) {
    const refusal = await orRefusal(ctx, async () => {
      if (!turned.has(goodsId)) throw fail('NOT_FOUND');
    });
    results.push({ refusal });
  }
  return { results };
}
