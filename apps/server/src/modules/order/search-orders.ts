import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findGoodsByWords } from '#modules/catalog';
import { findShipments, findTracked } from '#modules/delivery';
import type { Ctx, Staff } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import type { StaffTab } from './order.types.ts';
import { findShipWithin } from './ship-within.ts';
import { nameShops } from './show-orders.ts';
import { viewForStaff } from './staff-order.view.ts';
import { countTabs, findByPhone, searchCards, sumOrders } from './staff-search.repo.ts';
import type { OrderCriteria, OrderFilter } from './staff-search.types.ts';

const TABS: readonly StaffTab[] = ['all', 'unpaid', 'toShip', 'overdue', 'toReceive', 'completed', 'closed', 'refunding'];

/** What a filter asks for, with what other modules know of it; undefined when they know of nothing. */
export async function criteriaOf(ctx: Ctx, filter: OrderFilter): Promise<OrderCriteria | undefined> {
  const { number, trackingNo, phone, words, cid, placedFrom, placedUntil, ...plain } = filter;
  const ids = inAll([
    number === undefined ? undefined : [number],
    trackingNo === undefined ? undefined : await findTracked(ctx, trackingNo),
    phone === undefined ? undefined : await findByPhone(ctx, phone),
  ]);
  const goodsIds = words === undefined ? undefined : await findGoodsByWords(ctx, words);
  if (ids?.length === 0 || goodsIds?.length === 0) return undefined;
  const instant = (at: number | undefined) => (at === undefined ? undefined : new Date(at));
  const cids = listedShops(ctx, cid);
  const shipWithin = await findShipWithin(ctx, cids);
  return { ...plain, ids, goodsIds, cids, shipWithin, placedFrom: instant(placedFrom), placedUntil: instant(placedUntil) };
}

/** What all of the lists have; undefined when there is no list. */
function inAll(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const asked = lists.filter((list) => list !== undefined).map((list) => new Set(list));
  const [first, ...others] = asked;
  return first && [...first].filter((id) => others.every((other) => other.has(id)));
}

/** Orders of every member, as staff look for them. */
export async function searchOrders(
  ctx: Ctx<Staff>,
  { sort, pageNum, pageSize, ...filter }: ParsedOf<'trade.order.search'>,
): Promise<OutputOf<'trade.order.search'>> {
  const criteria = await criteriaOf(ctx, filter);
  if (!criteria) return { list: [], pageNum, hasMore: false, total: 0, payableFen: 0 };
  const rows = await searchCards(ctx, criteria, { sort, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const parcels = await findShipments(
    ctx,
    shown.map(({ id }) => id),
  );
  const shipmentOf = new Map(parcels.map((parcel) => [parcel.orderId, parcel]));
  const shopNames = await nameShops(ctx);
  return {
    list: shown.map((row) => viewForStaff(row, { shopNames, shipWithin: criteria.shipWithin }, shipmentOf.get(row.id))),
    pageNum,
    hasMore: rows.length > pageSize,
    ...(await sumOrders(ctx, criteria, sort)),
  };
}

export async function countForStaff(ctx: Ctx<Staff>, cid: string | undefined): Promise<OutputOf<'trade.order.countsForStaff'>> {
  const cids = listedShops(ctx, cid);
  const counts = await countTabs(ctx, TABS, { cids, shipWithin: await findShipWithin(ctx, cids) });
  const of = (tab: StaffTab) => counts.get(tab) ?? 0;
  return {
    all: of('all'),
    unpaid: of('unpaid'),
    toShip: of('toShip'),
    overdue: of('overdue'),
    toReceive: of('toReceive'),
    completed: of('completed'),
    closed: of('closed'),
    refunding: of('refunding'),
  };
}
