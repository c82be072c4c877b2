import { fail } from '@qianpu/contract/failure';
import { findOwnFiles } from '#modules/asset';
import type { Member, TxCtx } from '#platform/ctx';

/** A review shows only what its author has uploaded for reviews. */
export async function requireOwnPictures(ctx: TxCtx<Member>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const own = await findOwnFiles(ctx, ctx.actor.memberId, keys);
  if (keys.some((key) => !own.has(key))) throw fail('BAD_INPUT', ['pictures']);
}
