import { fail } from '@qianpu/contract/failure';
import type { Ctx } from '#platform/ctx';
import { findAccount } from './account.repo.ts';
import type { AccountDetail, WechatIdentity } from './member.types.ts';
import { listIdentities } from './wechat-identity.repo.ts';

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
