import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { findAccount } from '#modules/identity';
import type { Ctx } from '#platform/ctx';
import { findSummary } from './member-search.repo.ts';
import { showMembers } from './show-members.ts';

/** One member as staff see them. */
export async function showMember(ctx: Ctx, id: string): Promise<OutputOf<'member.account.detailForStaff'>> {
  const row = await findSummary(ctx, id);
  const account = row && (await findAccount(ctx, id));
  if (!account) throw fail('NOT_FOUND');
  const [card] = await showMembers(ctx, [row]);
  if (!card) throw fail('NOT_FOUND');
  const { gender, birthday } = account;
  return { ...card, firstPaidAt: row.first_paid_at?.getTime() ?? null, gender: gender as 'unknown', birthday };
}
