import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { findKnownSkus } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { listLevels } from './level.repo.ts';
import { listLevelPrices, writeLevelPrices } from './level-price.repo.ts';

/** What one piece of a SKU costs members, level by level. */
export async function saveLevelPrices(ctx: TxCtx, { skuId, prices }: ParsedOf<'member.levelPrice.save'>): Promise<{ count: number }> {
  const known = new Set((await listLevels(ctx)).map(({ level }) => level));
  const named = prices.map(({ level }) => level);
  if (new Set(named).size < named.length || !named.every((level) => known.has(level))) throw fail('BAD_INPUT', ['prices']);
  if (!(await findKnownSkus(ctx, [skuId])).has(skuId)) throw fail('NOT_FOUND');
  const before = await listLevelPrices(ctx, [skuId]);
  await writeLevelPrices(ctx, skuId, prices);
  noteChange(ctx, { before: { prices: before }, after: { prices } });
  return { count: prices.length };
}
