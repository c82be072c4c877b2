import { fail } from '@qianpu/contract/failure';
import { memberEvents } from '#events/member';
import { findOwnFiles } from '#modules/asset';
import type { ProfileChange } from '#modules/identity';
import { updateProfile } from '#modules/identity';
import type { Member, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { isBirthday } from './birthday.rules.ts';
import { findDetail, type MemberDetail } from './find-detail.ts';

const emit = emitter('member', memberEvents);

/** What members say about themselves; as it is then. */
export async function changeProfile(ctx: TxCtx<Member>, change: ProfileChange): Promise<MemberDetail> {
  const { memberId } = ctx.actor;
  if (change.birthday && !isBirthday(change.birthday, ctx.now)) throw fail('BAD_INPUT', ['birthday']);
  if (change.headIcon) await refuseForeignPicture(ctx, change.headIcon);
  if (Object.values(change).some((value) => value !== undefined)) await updateProfile(ctx, memberId, change);
  if (change.birthday !== undefined) await emit(ctx, 'member.birthday.changed', { memberId });
  return findDetail(ctx, memberId);
}

/** A head icon is one the member has uploaded (A20), or the one there is. */
async function refuseForeignPicture(ctx: TxCtx<Member>, key: string): Promise<void> {
  const { memberId } = ctx.actor;
  if ((await findOwnFiles(ctx, memberId, [key])).length > 0) return;
  if ((await findDetail(ctx, memberId)).account.head_icon !== key) throw fail('BAD_INPUT', ['headIcon']);
}
