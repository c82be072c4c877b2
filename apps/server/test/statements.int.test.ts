import { randomUUID } from 'node:crypto';
import { type CallName, rows } from '@qianpu/contract/rows';
import type { OutputOf } from '@qianpu/contract/types';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from './builders/api.ts';
import { aMerchant, type MadeMerchant } from './builders/merchant.ts';
import { aShopper, asCaller, type Shopper } from './builders/shopper.ts';
import { isOk, send } from './call-table.ts';
import { type TestMall, testMall } from './test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let shopper: Shopper;
let call: ReturnType<typeof asCaller>;

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  const goods = Array.from({ length: 10 }, (_, at) => `苹果 ${at}`);
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { 'apples.test': '1' }, goods });
});
beforeEach(async () => {
  shopper = await aShopper(mall, merchant);
  call = asCaller(server, sender());
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const sender = () => ({ host: 'apples.test', mid: '1', cid: '11', token: shopper.token });

/** Twenty places in two shops. */
const places = () => merchant.skuIds.flatMap((skuId) => merchant.cids.map((cid) => ({ cid, skuId })));
const fillCart = (lines: number) =>
  call('cart.line.merge', {
    lines: places()
      .slice(0, lines)
      .map((place) => ({ ...place, quantity: 1 })),
  });

/** What PostgreSQL is asked to do for a call, from begin to commit; before that the edge has asked who it is. */
async function statementsOf(name: CallName, input: object, headers: Record<string, string> = {}): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect(await send(server, rows[name], input, { ...sender(), headers })).toSatisfy(isOk);
    const statements = (query.mock.calls as unknown[][]).map(([statement]) => nameOf(statement as string | pg.QueryConfig));
    expect(statements.at(-1)).toBe('commit');
    return statements.slice(statements.indexOf('begin'));
  } finally {
    query.mockRestore();
  }
}

const nameOf = (statement: string | pg.QueryConfig) => (typeof statement === 'string' ? statement : (statement.name ?? statement.text));

describe('the cost of placing what is in the cart (spec 9)', () => {
  const place = async (lines: number) => {
    await fillCart(lines);
    const { totals } = (await call('trade.order.calculate', {})).data as OutputOf<'trade.order.calculate'>;
    const request = { addressId: shopper.addressId, seenPayableFen: totals.payableFen };
    return statementsOf('trade.order.place', request, { 'idempotency-key': randomUUID() });
  };

  test('is at most 20 statements, the same for one line and for twenty', async () => {
    await place(1);
    const one = await place(1);
    expect(await place(20)).toEqual(one);
    expect(one.length, one.join('\n')).toBeLessThanOrEqual(20);
  });
});

describe('the cost of a change of the cart (spec 9)', () => {
  const changes: [CallName, (lines: number) => object][] = [
    [
      'cart.line.edit',
      (lines) => ({
        changes: places()
          .slice(0, lines)
          .map((place) => ({ ...place, quantity: 3 })),
      }),
    ],
    [
      'cart.line.merge',
      (lines) => ({
        lines: places()
          .slice(0, lines)
          .map((place) => ({ ...place, quantity: 5 })),
      }),
    ],
    ['cart.line.delete', (lines) => ({ lines: places().slice(0, lines) })],
    ['cart.line.list', () => ({})],
  ];

  test.each(changes)('%s takes at most 10 statements, the same for one line and for twenty', async (name, inputFor) => {
    await fillCart(1);
    await call(name, inputFor(1));
    await fillCart(1);
    const one = await statementsOf(name, inputFor(1));
    await fillCart(20);
    expect(await statementsOf(name, inputFor(20))).toEqual(one);
    expect(one.length, one.join('\n')).toBeLessThanOrEqual(10);
  });

  test('cart.line.add takes at most 8 statements, into an empty cart and into one of twenty lines', async () => {
    const line = { ...places()[0], quantity: 1 };
    await call('cart.line.add', line);
    const few = await statementsOf('cart.line.add', line);
    await fillCart(20);
    expect(await statementsOf('cart.line.add', line)).toEqual(few);
    expect(few.length, few.join('\n')).toBeLessThanOrEqual(8);
  });
});
