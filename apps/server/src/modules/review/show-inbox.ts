import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { listNicknames } from '#modules/identity';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { listInbox } from './inbox.repo.ts';
import { viewForStaff, viewPage } from './review.view.ts';

/** Staff see who wrote a review, also where shoppers do not. */
export async function showInbox(ctx: Ctx, filter: ParsedOf<'catalog.review.inbox'>): Promise<OutputOf<'catalog.review.inbox'>> {
  const { rows, total } = await listInbox(ctx, listedShops(ctx, filter.cid), filter);
  const names = await listNicknames(
    ctx,
    rows.map(({ member_id }) => member_id),
  );
  return { ...viewPage(rows, filter, (row) => viewForStaff(row, names.get(row.member_id) ?? '', ctx.lang)), total };
}
