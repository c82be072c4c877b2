import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { findShipments } from '#modules/delivery';
import { findUnreviewed, listUnreviewed } from '#modules/review';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { TAB_STATES } from './order.rules.ts';
import type { OrderCard, OrderCardRow, OrderDetail, OrderListQuery } from './order.types.ts';
import { viewCard, viewDetail } from './order.view.ts';
import { findDetail, findOwnCards, listOwnCards } from './order-read.repo.ts';

interface Listed<Card> {
  list: Card[];
  pageNum: number;
  hasMore: boolean;
}

/** A member's own orders of a tab, or those with some words in them. */
export async function showOwnOrders(ctx: Ctx<Member>, input: ParsedOf<'trade.order.list'>): Promise<Listed<OrderCard>> {
  const { memberId } = ctx.actor;
  const rows = await ownRows(ctx, input);
  const toReview = await findUnreviewed(
    ctx,
    memberId,
    rows.map(({ id }) => id),
  );
  const shopNames = await nameShops(ctx);
  return listed(rows, input, (row) => viewCard(row, shopNames, toReview));
}

async function ownRows(ctx: Ctx<Member>, { tab, words, ...page }: ParsedOf<'trade.order.list'>): Promise<OrderCardRow[]> {
  const { memberId } = ctx.actor;
  if (tab !== 'toReview' || words) {
    const states = tab === 'all' || tab === 'toReview' ? undefined : TAB_STATES[tab];
    return listOwnCards(ctx, memberId, { ...page, states, words });
  }
  const ids = await listUnreviewed(ctx, memberId, page);
  const rows = new Map((await findOwnCards(ctx, memberId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export async function showOrder(ctx: Ctx<Member>, id: string): Promise<OrderDetail> {
  const row = await findDetail(ctx, ctx.actor.memberId, id);
  if (!row) throw fail('NOT_FOUND');
  const toReview = await findUnreviewed(ctx, ctx.actor.memberId, [id]);
  const [shipment] = await findShipments(ctx, [id]);
  return viewDetail(row, { shopNames: await nameShops(ctx), toReview, shipment });
}

const listed = <Card>(
  rows: readonly OrderCardRow[],
  { pageNum, pageSize }: OrderListQuery,
  view: (row: OrderCardRow) => Card,
): Listed<Card> => ({
  list: rows.slice(0, pageSize).map(view),
  pageNum,
  hasMore: rows.length > pageSize,
});

export const nameShops = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> =>
  new Map((await listShops(ctx)).map(({ cid, name }) => [cid, name]));
