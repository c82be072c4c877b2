import type { TxCtx } from '#platform/ctx';
import { deleteOwnFiles } from './file.repo.ts';

/** Pictures of somebody who has left go, and give their room back. One that cannot be dropped now is tried again with the event. */
export async function eraseFiles(ctx: TxCtx, memberId: string): Promise<void> {
  for (const key of await deleteOwnFiles(ctx, memberId)) await ctx.gateways.pictures.drop(key);
}
