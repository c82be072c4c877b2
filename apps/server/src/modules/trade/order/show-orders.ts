import { fail } from '@qianpu/contract/failure';
import { maskPhone } from '@qianpu/kit/phone';
import { findShipments } from '#modules/delivery';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import type { CardsWish, OrderCard, OrderDetail } from './order.types.ts';
import { viewCard, viewDetail } from './order.view.ts';
import { findDetail, listCards } from './order-read.repo.ts';

export async function showOrders(ctx: Ctx, wish: CardsWish): Promise<{ list: OrderCard[]; pageNum: number; hasMore: boolean }> {
  const rows = await listCards(ctx, wish);
  const shopNames = await nameShops(ctx);
  const list = rows.slice(0, wish.pageSize).map((row) => viewCard(row, shopNames));
  return { list, pageNum: wish.pageNum, hasMore: rows.length > wish.pageSize };
}

export async function showOrder(ctx: Ctx<Member>, id: string): Promise<OrderDetail> {
  const row = await findDetail(ctx, ctx.actor.memberId, id);
  if (!row) throw fail('NOT_FOUND');
  const [shipment] = await findShipments(ctx, [id]);
  const address = { ...row.address, phone: maskPhone(row.address.phone) };
  return viewDetail({ ...row, address }, await nameShops(ctx), shipment);
}

const nameShops = async (ctx: Ctx): Promise<ReadonlyMap<string, string>> =>
  new Map((await listShops(ctx)).map(({ cid, name }) => [cid, name]));
