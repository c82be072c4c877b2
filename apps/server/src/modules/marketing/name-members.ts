import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listByPhones } from '#modules/identity';
import type { TxCtx } from '#platform/ctx';
import { insertNamed } from './named.repo.ts';
import { lockOwnTemplate } from './own-template.ts';

/** Members who may claim a coupon that is for named ones; phones nobody has are told. */
export async function nameMembers(
  ctx: TxCtx,
  { id, phones }: ParsedOf<'marketing.coupon.nameMembers'>,
): Promise<OutputOf<'marketing.coupon.nameMembers'>> {
  await lockOwnTemplate(ctx, id);
  const members = await listByPhones(ctx, phones);
  await insertNamed(ctx, id, [...members.values()]);
  return { named: members.size, unknown: [...new Set(phones)].filter((phone) => !members.has(phone)) };
}
