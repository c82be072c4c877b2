import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { findAccount, updateProfile } from './account.repo.ts';
import { isBirthday } from './birthday.rules.ts';
import type { AccountDetail, ProfileChange } from './member.types.ts';

/** What members say about themselves; as it is then. */
export async function changeProfile(ctx: TxCtx<Member>, change: ProfileChange): Promise<AccountDetail> {
  const { memberId } = ctx.actor;
  if (change.birthday && !isBirthday(change.birthday, ctx.now)) throw fail('BAD_INPUT', ['birthday']);
  if (Object.values(change).some((value) => value !== undefined)) await updateProfile(ctx, memberId, change);
  const account = await findAccount(ctx, memberId);
  if (!account) throw fail('NOT_FOUND');
  return account;
}
