import type { CallName } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { type TestMall, testMall } from '../test-mall.ts';
import { anApi } from './api.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { aStaffToken } from './populated-mall.ts';
import { aPaidOrder, aShopper, asCaller, type Shopper } from './shopper.ts';

type Caller = ReturnType<typeof asCaller>;
interface Line {
  readonly cid: string;
  readonly skuId: string;
  readonly quantity: number;
}

export interface StaffedMall {
  readonly mall: TestMall;
  readonly merchant: MadeMerchant;
  readonly shopper: Shopper;
  /** For all shops, and for shop 12 alone. */
  readonly staff: Caller;
  readonly ofShop12: Caller;
  callerWith(permissions: readonly string[], cid?: string): Promise<Caller>;
  line(cid?: string, nth?: number, quantity?: number): Line;
  aPaid(lines?: readonly Line[], by?: Shopper): Promise<string>;
  aSent(trackingNo: string): Promise<string>;
  search(input: object, call?: Caller): Promise<OutputOf<'trade.order.search'>>;
  found(input: object, call?: Caller): Promise<string[]>;
  close(): Promise<void>;
}

/** The answer to a call that must succeed. */
export async function ask<N extends CallName>(call: Caller, name: N, input: object): Promise<OutputOf<N>> {
  const answer = await call(name, input);
  expect(answer, `${name} ${JSON.stringify(input)}`).toMatchObject({ code: 0 });
  return answer.data as OutputOf<N>;
}

/** A merchant with two shops, somebody who buys, and staff of both shops and of one. */
export async function aStaffedMall(): Promise<StaffedMall> {
  const mall = await testMall();
  const server = anApi(mall);
  const hosts = { 'apples.test': '1' };
  const merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts, goods: ['红苹果', '青梨'], stock: 10_000 });
  const shopper = await aShopper(mall, merchant);
  const callerWith: StaffedMall['callerWith'] = async (permissions, cid) =>
    asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', permissions, cid) });
  const everything = ['trade.*', 'ops.*', 'delivery.*'];
  const staff = await callerWith(everything);
  const line: StaffedMall['line'] = (cid = '11', nth = 0, quantity = 1) => ({ cid, skuId: merchant.skuIds[nth] ?? '', quantity });
  const aPaid: StaffedMall['aPaid'] = async (lines = [line()], by = shopper) =>
    (await aPaidOrder(merchant, by, { lines: [...lines] })).orderIds[0] ?? '';
  const search: StaffedMall['search'] = (input, call = staff) => ask(call, 'trade.order.search', input);
  return {
    mall,
    merchant,
    shopper,
    staff,
    ofShop12: await callerWith(everything, '12'),
    callerWith,
    line,
    aPaid,
    aSent: async (trackingNo) => {
      const id = await aPaid();
      await ask(staff, 'trade.order.ship', { id, carrier: '顺丰速运', trackingNo });
      return id;
    },
    search,
    found: async (input, call) => (await search(input, call)).list.map(({ id }) => id),
    close: async () => {
      await server.close();
      await mall.close();
    },
  };
}
