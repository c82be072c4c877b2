import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { holdShelves, listGoods, lockGoods } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { requireShop } from '#platform/shop-scope';
import { orRefusal } from './refusal.ts';

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** One goods in many shops: each as it says, or why not. */
export async function setListings(
  ctx: TxCtx,
  { goodsId, listings }: ParsedOf<'catalog.listing.setMany'>,
): Promise<OutputOf<'catalog.listing.setMany'>> {
  const cids = listings.map(({ cid }) => cid);
  if (new Set(cids).size < cids.length) throw fail('BAD_INPUT', ['listings']);
  if (!(await lockGoods(ctx, goodsId))) throw fail('NOT_FOUND');
  await holdShelves(ctx, [goodsId]);
  const results: OutputOf<'catalog.listing.setMany'>['results'] = [];
  for (const { onShelfAt, offShelfAt, ...listing } of listings) {
    let revision: number | null = null;
    const refusal = await orRefusal(ctx, async () => {
      requireShop(ctx, listing.cid);
      revision = await listGoods(ctx, { ...listing, goodsId, onShelfAt: instantOf(onShelfAt), offShelfAt: instantOf(offShelfAt) });
    });
    results.push({ refusal, revision });
  }
  return { results };
}
