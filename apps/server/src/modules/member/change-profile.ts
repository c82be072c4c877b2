import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { updateProfile } from './account.repo.ts';
import { isBirthday } from './birthday.rules.ts';
import { findDetail, type MemberDetail } from './find-detail.ts';
import type { ProfileChange } from './member.types.ts';

/** What members say about themselves; as it is then. */
export async function changeProfile(ctx: TxCtx<Member>, change: ProfileChange): Promise<MemberDetail> {
  const { memberId } = ctx.actor;
  if (change.birthday && !isBirthday(change.birthday, ctx.now)) throw fail('BAD_INPUT', ['birthday']);
  if (Object.values(change).some((value) => value !== undefined)) await updateProfile(ctx, memberId, change);
  return findDetail(ctx, memberId);
}
