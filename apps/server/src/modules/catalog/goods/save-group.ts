import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { tags } from '#events/tags';
import type { TxCtx } from '#platform/ctx';
import { emitArrangementChanged } from '../emit-changes.ts';
import { insertGroup, renameGroup, replaceMembers } from './group.repo.ts';

/** Goods that staff put together for a list, in their order. */
export async function saveGroup(ctx: TxCtx, { id, name, goodsIds }: ParsedOf<'catalog.group.save'>): Promise<string> {
  if (new Set(goodsIds).size < goodsIds.length) throw fail('BAD_INPUT', ['goodsIds']);
  if (id !== undefined && !(await renameGroup(ctx, id, name))) throw fail('NOT_FOUND');
  const groupId = id ?? (await insertGroup(ctx, name));
  if ((await replaceMembers(ctx, groupId, goodsIds)) < goodsIds.length) throw fail('BAD_INPUT', ['goodsIds']);
  await emitArrangementChanged(ctx, [tags.group(groupId)]);
  return groupId;
}
