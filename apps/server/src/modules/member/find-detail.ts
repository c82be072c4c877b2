import { fail } from '@qianpu/contract/failure';
import type { AccountDetail, WechatIdentity } from '#modules/identity';
import { findAccount, listIdentities } from '#modules/identity';
import type { Ctx } from '#platform/ctx';

export interface MemberDetail {
  readonly account: AccountDetail;
  readonly identities: readonly WechatIdentity[];
}

/** What a member's own pages show. */
export async function findDetail(ctx: Ctx, memberId: string): Promise<MemberDetail> {
  const account = await findAccount(ctx, memberId);
  if (!account) throw fail('NOT_FOUND');
  return { account, identities: await listIdentities(ctx, memberId) };
}
