import { MOST_COUNTED } from '@qianpu/contract/fields';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findByNickname, listByPhones } from '#modules/identity';
import type { Ctx } from '#platform/ctx';
import type { MemberCriteria, MemberFilter } from './customer.types.ts';
import { countListed, listSummaries } from './member-search.repo.ts';
import { findRules } from './segment.repo.ts';
import { showMembers } from './show-members.ts';

const isNumber = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** By their whole phone or number, and by part of what they call themselves. */
async function findMembers(ctx: Ctx, words: string): Promise<string[]> {
  const compact = words.replace(/\s/g, '');
  const ids = [...(await listByPhones(ctx, [compact])).values(), ...(await findByNickname(ctx, words, MOST_COUNTED))];
  return [...new Set([...ids, ...(isNumber(compact) ? [compact] : [])])];
}

/** What a filter asks for; undefined when nobody can be found by it: no such segment, no such words. */
export async function criteriaOf(ctx: Ctx, { find, segmentId, rules, ...plain }: MemberFilter): Promise<MemberCriteria | undefined> {
  const ids = find === undefined ? undefined : await findMembers(ctx, find);
  const saved = segmentId === undefined ? undefined : await findRules(ctx, segmentId);
  if (ids?.length === 0 || (segmentId !== undefined && !saved)) return undefined;
  return { ...plain, ids, rules: [saved, rules].filter((one) => one !== undefined) };
}

/** Members of the merchant, as staff look for them. */
export async function searchMembers(
  ctx: Ctx,
  { sort, pageNum, pageSize, ...filter }: ParsedOf<'member.account.search'>,
): Promise<OutputOf<'member.account.search'>> {
  const criteria = await criteriaOf(ctx, filter);
  if (!criteria) return { list: [], pageNum, hasMore: false, total: 0 };
  const rows = await listSummaries(ctx, criteria, { sort, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  return {
    list: await showMembers(ctx, rows.slice(0, pageSize)),
    pageNum,
    hasMore: rows.length > pageSize,
    total: await countListed(ctx, criteria, sort),
  };
}
