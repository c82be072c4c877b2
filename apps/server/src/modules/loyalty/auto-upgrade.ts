import type { OutputOf } from '@qianpu/contract/types';
import type { Member, TxCtx } from '#platform/ctx';
import { raise } from './change-growth.ts';
import { levelOf, NOBODY } from './level.rules.ts';
import { holdMemberLevel } from './member-level.repo.ts';

/** Whether the growth there is reaches a higher level: the merchant may have written lower ones since it was earned. */
export async function autoUpgrade(ctx: TxCtx<Member>): Promise<OutputOf<'member.level.autoUpgrade'>> {
  const { memberId } = ctx.actor;
  const held = await holdMemberLevel(ctx, memberId);
  const was = held ?? NOBODY;
  const is = held ? await raise(ctx, memberId, held) : was;
  const [before, after] = [levelOf(was, ctx.now), levelOf(is, ctx.now)];
  return { before, after, isChanged: before !== after };
}
