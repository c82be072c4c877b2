import { randomUUID } from 'node:crypto';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { supplyStock } from '#modules/stock';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import type { HttpServer } from '#platform/http/http-server';
import { placeOrder } from '../../src/modules/order/place-order.ts';
import { quoteOrder } from '../../src/modules/order/quote-order.ts';
import { settleTrade } from '../../src/modules/order/settle-trade.ts';
import { type Answer, type Sender, send } from '../call-table.ts';
import type { TestMall } from '../test-mall.ts';
import type { MadeMerchant } from './merchant.ts';
import { aMember, type TestMember } from './populated-mall.ts';

export interface Shopper extends TestMember {
  readonly addressId: string;
  /** What the shopper's own calls run with, below the edge. */
  readonly ctx: Ctx<Member>;
}

/** A member of the merchant who is logged in and has an address. */
export async function aShopper(mall: TestMall, { mid }: Pick<MadeMerchant, 'mid'>, request: { street?: string } = {}): Promise<Shopper> {
  const member = await aMember(mall, mid);
  const addressId = mall.newId();
  await mall.sql(
    `insert into member.address
       (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
     values ($1, $2, $3, '林知夏', '13800000001', '110105', '北京市', '北京市', '朝阳区', $4, true, platform.now())`,
    [mid, addressId, member.memberId, request.street ?? '望京街道 1 号院'],
  );
  const actor: Member = { kind: 'member', memberId: member.memberId, sessionId: member.sessionId };
  return { ...member, addressId, ctx: { ...mall.ctx(mid), actor } };
}

/** Makes calls of any style as somebody, each with an idempotency key of its own unless one is given. */
export const asCaller =
  (server: HttpServer, sender: Sender) =>
  (name: CallName, input: object, key: string = randomUUID()): Promise<Answer> =>
    send(server, rows[name], input, { ...sender, headers: { ...sender.headers, 'idempotency-key': key } });

/** More pieces on a shop's shelf; how many can be bought then. */
export const supply = (mall: TestMall, mid: string, stock: { cid: string; skuId: string; quantity: number }): Promise<number> =>
  inTx(mall.ctx(mid), (ctx) => supplyStock(ctx, { ...stock, refId: ctx.newId() }));

type PlacedOrder = OutputOf<'trade.order.place'>;

interface PayOrderRequest {
  /** One piece of the merchant's first SKU in its first shop, when it is not said. */
  readonly lines?: readonly { readonly cid: string; readonly skuId: string; readonly quantity: number }[];
  readonly intentKey?: string;
}

/** An order that waits for its payment, placed by the use case itself. */
export function aPlacedOrder(merchant: MadeMerchant, shopper: Shopper, request: PayOrderRequest = {}): Promise<PlacedOrder> {
  const lines = [...(request.lines ?? [{ cid: merchant.cids[0] ?? '', skuId: merchant.skuIds[0] ?? '', quantity: 1 }])];
  return inTx({ ...shopper.ctx, intentKey: request.intentKey ?? randomUUID() }, async (ctx) => {
    const { priced } = await quoteOrder(ctx, { lines });
    const seenPayableFen = priced.totals.payableFen;
    return placeOrder(ctx, { lines, choices: [], addressId: shopper.addressId, seenPayableFen, messages: [] });
  });
}

/** The same, paid: its trade is settled as if the provider had said so. No tender stands behind it, so it cannot be refunded. */
export async function aPaidOrder(merchant: MadeMerchant, shopper: Shopper, request: PayOrderRequest = {}): Promise<PlacedOrder> {
  const placed = await aPlacedOrder(merchant, shopper, request);
  await inTx(shopper.ctx, (ctx) => settleTrade(ctx, placed.tradeId));
  return placed;
}

/** A payment of the trade as our side knows it; no provider has heard of it. */
export async function aTender(mall: TestMall, { mid, tradeId, amountFen, state }: TenderInput): Promise<void> {
  const id = mall.newId();
  const isPaid = state === 'PAID';
  await mall.sql(
    `insert into trade.pay_account (mid, app_ref, provider, mch_id, app_id, certificate_serial, sealed_secrets, created_at,
                                      state, tested_at, activated_at, key_tail)
     values ($1, 'none', 'WECHAT_PAY', '1', 'wx1', 'A', '', platform.now(), 'RETIRED', platform.now(), platform.now(), '') on conflict do nothing`,
    [mid],
  );
  await mall.sql(
    'insert into trade.payment (mid, id, trade_id, state, amount_fen, created_at) values ($1, $2, $3, $4, $5, platform.now())',
    [mid, id, tradeId, state, amountFen],
  );
  await mall.sql(
    `insert into trade.tender
       (mid, id, payment_id, trade_id, way, app_ref, state, out_trade_no, amount_fen, opened_at, look_at, provider_txn, paid_at)
     values ($1, $2, $2, $3, 'WECHAT_H5', 'none', $4, $5, $6, platform.now(), platform.now(), $7::text, case when $7::text is not null then platform.now() end)`,
    [mid, id, tradeId, state, id, amountFen, isPaid ? id : null],
  );
}

interface TenderInput {
  readonly mid: string;
  readonly tradeId: string;
  readonly amountFen: number;
  readonly state: 'OPEN' | 'PAID';
}
