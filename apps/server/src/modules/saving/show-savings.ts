import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { fen } from '@qianpu/kit/fen';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { countOrders, listSavings, sumSavings } from './saving.repo.ts';
import { summarise, yearOf } from './saving.rules.ts';

export async function showSummary(ctx: Ctx<Member>, year?: number): Promise<OutputOf<'trade.saving.summary'>> {
  const presentYear = yearOf(ctx.now);
  const { memberId } = ctx.actor;
  const [saved, counts] = await Promise.all([sumSavings(ctx, memberId), countOrders(ctx, memberId)]);
  return summarise(year ?? presentYear, presentYear, saved, counts);
}

export async function showOrders(
  ctx: Ctx<Member>,
  { year, ...page }: ParsedOf<'trade.saving.orders'>,
): Promise<OutputOf<'trade.saving.orders'>> {
  const rows = await listSavings(ctx, ctx.actor.memberId, year, page);
  const names = new Map((await listShops(ctx)).map(({ cid, name }) => [cid, name]));
  const list = rows.slice(0, page.pageSize).map(({ id, cid, paid_at, fen: saved, kinds, ...goods }) => ({
    id,
    shopName: names.get(cid) ?? '',
    ...goods,
    paidAt: paid_at.getTime(),
    savedFen: fen(saved),
    kinds: [...kinds],
  }));
  return { list, pageNum: page.pageNum, hasMore: rows.length > page.pageSize };
}
