import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { addGoods, listGoods } from '#modules/catalog';
import { supplyStock } from '#modules/stock';
import { inTx } from '#platform/ctx';
import { settleTrade } from '../../src/modules/order/settle-trade.ts';
import { refereeFindings } from '../referee-findings.ts';
import { type TestMall, testMall } from '../test-mall.ts';
import { type ActivityInput, anActivity, aPlanOf, type MadeActivity } from './activity.ts';
import { anApi } from './api.ts';
import { deliverEvents } from './deliver-events.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { aStaffToken } from './populated-mall.ts';
import { aShopper, asCaller, type Shopper } from './shopper.ts';

export type ConfirmedQuote = OutputOf<'trade.order.confirm'>;
export type Placed = OutputOf<'trade.order.place'>;
type Call = ReturnType<typeof asCaller>;

/** What a piece of anything costs there. */
export const PRICE_FEN = 1_990;
const GOODS = 30;
const SHOP = { host: 'apples.test', mid: '1', cid: '11' };

export interface ActivityShopper extends Shopper {
  readonly call: Call;
  readonly confirm: (lines: object[], more?: object) => ReturnType<Call>;
  readonly quoted: (lines: object[], more?: object) => Promise<ConfirmedQuote>;
  readonly place: (lines: object[], seenPayableFen: number, more?: object) => ReturnType<Call>;
  readonly placed: (lines: object[], seenPayableFen: number) => Promise<Placed>;
  readonly cancel: (placed: Placed) => ReturnType<Call>;
}

/** A merchant whose goods cost all the same, its staff, and shoppers who buy. Goods are used up one by one: no test meets another's activity. */
export interface ActivityHouse {
  readonly mall: TestMall;
  readonly merchant: MadeMerchant;
  readonly staff: Call;
  readonly visitor: Call;
  own(): { skuId: string; goodsId: string };
  /** One goods that comes in two ways. */
  ownOfTwo(): Promise<{ goodsId: string; skuIds: readonly string[] }>;
  shopper(): Promise<ActivityShopper>;
  start(terms: ActivityInput['terms'], changes?: Partial<ActivityInput>): Promise<MadeActivity>;
  end(made: MadeActivity): ReturnType<Call>;
  settle(tradeId: string): Promise<unknown>;
  availableOf(skuId: string): Promise<number>;
  deliver(): Promise<void>;
  close(): Promise<void>;
}

export async function anActivityHouse(): Promise<ActivityHouse> {
  const mall = await testMall();
  const server = anApi(mall);
  const merchant = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11', '12'],
    hosts: { [SHOP.host]: '1' },
    goods: Array.from({ length: GOODS }, (_, at) => `苹果 ${at}`),
    freight: { flatFen: 0, freeFromFen: null },
  });
  // All at one price: sums are read at a glance.
  await mall.sql('update catalog.listing set price_fen = $1', [PRICE_FEN]);
  const staff = asCaller(server, { ...SHOP, token: await aStaffToken(mall, '1', ['marketing.*', 'trade.*']) });
  let next = 0;
  return {
    ...{ mall, merchant, staff },
    visitor: asCaller(server, SHOP),
    own: () => {
      const [skuId, goodsId] = [merchant.skuIds[next], merchant.goodsIds[next]];
      next += 1;
      if (skuId === undefined || goodsId === undefined) throw new Error(`all ${GOODS} goods are used up`);
      return { skuId, goodsId };
    },
    ownOfTwo: () => addOfTwo(mall, merchant),
    shopper: async () => {
      const shopper = await aShopper(mall, merchant);
      return { ...shopper, ...shopping(asCaller(server, { ...SHOP, token: shopper.token }), shopper.addressId) };
    },
    start: (terms, changes = {}) => anActivity(staff, aPlanOf(terms, changes)),
    end: (made) => staff('marketing.activity.end', made),
    settle: (tradeId) => inTx(mall.ctx('1'), (ctx) => settleTrade(ctx, tradeId)),
    availableOf: async (skuId) =>
      (await mall.sql<{ available: number }>(`select available from catalog.stock where sku_id = $1 and cid = '11'`, [skuId]))[0]
        ?.available ?? 0,
    deliver: () => deliverEvents(mall),
    close: async () => {
      // Events wait (E5), and some orders are settled without a payment (M4), which the day's figures tell once they hear of it (F3).
      const findings = await refereeFindings(mall);
      expect(findings.filter(({ check }) => !['E5', 'M4', 'F3'].includes(check))).toEqual([]);
      await server.close();
      await mall.close();
    },
  };
}

const addOfTwo = (mall: TestMall, { cids, categoryId }: MadeMerchant) =>
  inTx(mall.ctx('1'), async (ctx) => {
    const specsOf = (value: string) => ({ specs: [{ name: '规格', value }] });
    const goods = { categoryId, title: '苹果', pictures: ['1/goods.jpg'], skus: [specsOf('小份'), specsOf('大份')] };
    const { goodsId, skuIds } = await addGoods(ctx, goods);
    const prices = skuIds.map((skuId) => ({ skuId, priceFen: PRICE_FEN }));
    for (const cid of cids) {
      await listGoods(ctx, { cid, goodsId, categoryId, position: GOODS, prices, soldCount: 0 });
      for (const skuId of skuIds) await supplyStock(ctx, { cid, skuId, quantity: 1_000, refId: ctx.newId() });
    }
    return { goodsId, skuIds };
  });

function shopping(call: Call, addressId: string): Omit<ActivityShopper, keyof Shopper> {
  const confirm = (lines: object[], more: object = {}) => call('trade.order.confirm', { lines, ...more });
  const place = (lines: object[], seenPayableFen: number, more: object = {}) =>
    call('trade.order.place', { lines, addressId, seenPayableFen, ...more }, randomUUID());
  return {
    ...{ call, confirm, place },
    quoted: async (lines, more) => (await confirm(lines, more)).data as ConfirmedQuote,
    placed: async (lines, seenPayableFen) => (await place(lines, seenPayableFen)).data as Placed,
    cancel: (placed) => call('trade.order.cancel', { id: placed.orderIds[0] }),
  };
}

export const line = (skuId: string, quantity = 1) => ({ cid: '11', skuId, quantity });
export const entryOf = (quote: ConfirmedQuote, id: string) => quote.shops[0]?.receipt.find(({ promotionId }) => promotionId === id);
