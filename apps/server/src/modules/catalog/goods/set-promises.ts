import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { tags } from '#events/tags';
import type { TxCtx } from '#platform/ctx';
import { lockMerchantCatalog } from '../catalog-lock.repo.ts';
import { emitArrangementChanged } from '../emit-changes.ts';
import { listPromiseIds, replaceAll } from './promise.repo.ts';

/** What the merchant promises: these and no others. One that is named by its id stays with its goods. */
export async function setPromises(
  ctx: TxCtx,
  { promises }: ParsedOf<'catalog.promise.set'>,
): Promise<OutputOf<'catalog.promise.set'>['promises']> {
  await lockMerchantCatalog(ctx, 'promise');
  const known = await listPromiseIds(ctx);
  const named = promises.flatMap(({ id }) => id ?? []);
  if (new Set(named).size < named.length || !named.every((id) => known.has(id))) throw fail('BAD_INPUT', ['promises']);
  const placed = promises.map(({ id, title, text }) => ({ id: id ?? ctx.newId(), title, text }));
  await replaceAll(ctx, placed);
  await emitArrangementChanged(ctx, [tags.promises]);
  return placed;
}
