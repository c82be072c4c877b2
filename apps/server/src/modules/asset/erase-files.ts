import type { TxCtx } from '#platform/ctx';
import { deleteOwnFiles, deleteRoom, MERCHANT, releaseStorage } from './file.repo.ts';
import { deletePrivateFiles } from './private-file.repo.ts';

/**
 * Pictures of somebody who has left go, and give their room back; of those few may see also what staff sent, since it was for them. One that
 * cannot be dropped now is tried again with the event.
 */
export async function eraseFiles(ctx: TxCtx, memberId: string): Promise<void> {
  const shown = await deleteOwnFiles(ctx, memberId);
  const hidden = await deletePrivateFiles(ctx, memberId);
  await deleteRoom(ctx, memberId);
  await releaseStorage(ctx, MERCHANT, [...shown, ...hidden]);
  const { pictures, privatePictures } = ctx.gateways;
  for (const { key } of shown) await pictures.drop(key);
  for (const { key } of hidden) await privatePictures.drop(key);
}
