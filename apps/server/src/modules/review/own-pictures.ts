import { fail } from '@qianpu/contract/failure';
import { findOwnFiles } from '#modules/asset';
import type { Member, TxCtx } from '#platform/ctx';

/** A review shows only what its author has uploaded for reviews. */
export async function requireOwnPictures(ctx: TxCtx<Member>, keys: readonly string[]): Promise<void> {
  const own = await findOwnFiles(ctx, ctx.actor.memberId, keys);
  const isForReviews = (key: string) => key.startsWith(`${ctx.mid}/review/`);
  if (keys.some((key) => !own.includes(key) || !isForReviews(key))) throw fail('BAD_INPUT', ['pictures']);
}
