import type { TxCtx } from '#platform/ctx';
import { MERCHANT, releaseStorage } from './file.repo.ts';
import { deleteUnusedFiles } from './private-file.repo.ts';

/** Pictures that were uploaded to be seen by few and never became part of anything go, and give their room back. */
export async function dropUnusedFiles(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  const gone = await deleteUnusedFiles(ctx, ids);
  const byMembers = gone.filter(({ staff_id }) => staff_id === null);
  for (const [memberId, own] of Map.groupBy(byMembers, ({ member_id }) => member_id)) await releaseStorage(ctx, memberId, own);
  await releaseStorage(ctx, MERCHANT, gone);
  for (const { key } of gone) await ctx.gateways.privatePictures.drop(key);
}
