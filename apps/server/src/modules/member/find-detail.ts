import { fail } from '@qianpu/contract/failure';
import type { AccountDetail, MemberLabel, WechatIdentity } from '#modules/identity';
import { findAccount, listIdentities, listLabels } from '#modules/identity';
import type { Ctx } from '#platform/ctx';

export interface MemberDetail {
  readonly account: AccountDetail;
  readonly identities: readonly WechatIdentity[];
  readonly labels: readonly MemberLabel[];
}

/** What a member's own pages show. */
export async function findDetail(ctx: Ctx, memberId: string): Promise<MemberDetail> {
  const account = await findAccount(ctx, memberId);
  if (!account) throw fail('NOT_FOUND');
  return { account, identities: await listIdentities(ctx, memberId), labels: await listLabels(ctx, memberId) };
}
