import { failures } from '@qianpu/contract/failure';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPaidOrder, aShopper, asCaller, aTender } from '../../../test/builders/shopper.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
type Caller = ReturnType<typeof asCaller>;

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['红苹果'] });
});
afterEach(async () => {
  await setLimit(null);
  const found = await refereeFindings(mall);
  expect(found.filter(({ check }) => ['M23', 'M24', 'M25'].includes(check))).toEqual([]);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const codeOf = (name: keyof typeof failures) => failures[name].code;
const callerWith = (token: string): Caller => asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token });
const setLimit = async (secondPersonAboveFen: number | null) =>
  expect(await callerWith(await aStaffToken(mall, '1', ['staff.*']))('staff.setting.set', { secondPersonAboveFen })).toMatchObject({
    code: 0,
  });

interface Caps {
  readonly one?: number;
  readonly day?: number;
}
/** Somebody who may refund so much. */
async function aRefunder({ one, day }: Caps = {}, permissions: readonly string[] = ['trade.*']): Promise<Caller> {
  const token = await aStaffToken(mall, '1', permissions);
  await mall.sql(
    `update staff.role r set refund_cap_fen = $2, refund_day_cap_fen = $3
       from staff.session s where s.token_hash = sha256($1::bytea) and r.mid = s.mid and r.id = s.staff_id`,
    [Buffer.from(token), one ?? null, day ?? null],
  );
  return callerWith(token);
}

/** Paid with 1,990 fen a piece. */
async function anOrder(quantity = 1): Promise<{ id: string; payableFen: number }> {
  const shopper = await aShopper(mall, merchant);
  const lines = [{ cid: '11', skuId: merchant.skuIds[0] ?? '', quantity }];
  const { tradeId, orderIds, payableFen } = await aPaidOrder(merchant, shopper, { lines });
  await aTender(mall, { mid: '1', tradeId, amountFen: payableFen, state: 'PAID' });
  return { id: orderIds[0] ?? '', payableFen };
}
const refundsOf = async (id: string) =>
  (
    await mall.sql<{ amount: number; asked: boolean; approved: boolean }>(
      `select amount_fen::int as amount, asked_by is not null as asked, approved_by is not null as approved
         from trade.refund where order_id = $1 order by id`,
      [id],
    )
  ).map(({ amount, asked, approved }) => [amount, asked, approved]);
const requestIdOf = ({ data }: { data: unknown }) => (data as { requestId: string }).requestId;

describe('refund caps of a role (A27)', () => {
  test('one refund above the cap is refused, one at the cap is made', async () => {
    const [refunder, { id }] = [await aRefunder({ one: 500 }), await anOrder()];
    expect((await refunder('trade.order.refund', { id, amountFen: 501 })).code).toBe(codeOf('REFUND_ABOVE_CAP'));
    expect((await refunder('trade.order.close', { id })).code).toBe(codeOf('REFUND_ABOVE_CAP'));
    expect((await refunder('trade.refund.request', { id, amountFen: 501 })).code).toBe(codeOf('REFUND_ABOVE_CAP'));
    expect((await refunder('trade.order.refund', { id, amountFen: 500 })).code).toBe(0);
    expect(await refundsOf(id)).toEqual([[500, true, false]]);
  });

  test('a day has its own cap, and the next day begins anew', async () => {
    const [refunder, { id }] = [await aRefunder({ day: 1_000 }), await anOrder()];
    expect((await refunder('trade.order.refund', { id, amountFen: 600 })).code).toBe(0);
    expect((await refunder('trade.order.refund', { id, amountFen: 401 })).code).toBe(codeOf('REFUND_ABOVE_CAP'));
    expect((await refunder('trade.order.refund', { id, amountFen: 400 })).code).toBe(0);
    await mall.sql('update staff.session set expires_at = platform.now() + $1::interval', ['3 days']);
    await mall.moveClock('24 hours');
    await mall.sql('update staff.session set seen_at = platform.now()');
    expect((await refunder('trade.order.refund', { id, amountFen: 990 })).code).toBe(0);
  });

  test('many refunds at once do not get past the cap of a day', async () => {
    const refunder = await aRefunder({ day: 1_000 });
    const orders = await Promise.all(Array.from({ length: 10 }, () => anOrder()));
    const replies = await Promise.all(orders.map(({ id }) => refunder('trade.order.refund', { id, amountFen: 300 })));
    expect(replies.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 0),
      ...Array.from({ length: 7 }, () => codeOf('REFUND_ABOVE_CAP')),
    ]);
  });

  test('nobody gives themselves or others a higher cap than their own', async () => {
    const manager = await aRefunder({ one: 500, day: 1_000 }, ['trade.*', 'staff.*']);
    const role = { name: '售后', permissions: ['trade.order.refund'] };
    expect((await manager('staff.role.set', role)).code).toBe('600403');
    expect((await manager('staff.role.set', { ...role, refundCapFen: 501, refundDayCapFen: 1_000 })).code).toBe('600403');
    expect((await manager('staff.role.set', { ...role, refundCapFen: 500, refundDayCapFen: 1_000 })).code).toBe(0);
    const owner = callerWith(await aStaffToken(mall, '1', ['trade.*', 'staff.*']));
    expect((await owner('staff.role.set', { ...role, refundCapFen: null })).code).toBe(0);
    const friend = { name: 'friend', password: 'correct horse battery', roles: [{ role: role.name }] };
    expect((await manager('staff.account.create', friend)).code).toBe('600403');
    const { data } = await owner('staff.action.list', { call: 'staff.role.set' });
    expect((data as { list: object[] }).list[0]).toMatchObject({
      outcome: 'done',
      before: { oneFen: 500, dayFen: 1_000, permissions: ['trade.order.refund'] },
      after: { oneFen: null, dayFen: 1_000 },
    });
  });
});

describe('a second person above the limit of the merchant (A27)', () => {
  test('one person alone gives back up to the limit, in however many refunds', async () => {
    await setLimit(1_000);
    const [refunder, { id }] = [await aRefunder(), await anOrder()];
    expect((await refunder('trade.order.refund', { id })).code).toBe(codeOf('SECOND_PERSON_NEEDED'));
    expect((await refunder('trade.order.close', { id })).code).toBe(codeOf('SECOND_PERSON_NEEDED'));
    expect((await refunder('trade.order.refund', { id, amountFen: 600 })).code).toBe(0);
    expect((await refunder('trade.order.refund', { id, amountFen: 401 })).code).toBe(codeOf('SECOND_PERSON_NEEDED'));
    expect((await refunder('trade.order.refund', { id, amountFen: 400 })).code).toBe(0);
    expect((await refunder('trade.order.refund', { id, amountFen: 1 })).code).toBe(codeOf('SECOND_PERSON_NEEDED'));
  });

  test('a request waits until somebody else agrees; then the money goes back', async () => {
    await setLimit(1_000);
    const [asker, second, { id, payableFen }] = [await aRefunder(), await aRefunder(), await anOrder()];
    const asked = await asker('trade.refund.request', { id, note: '破损' });
    expect(asked).toMatchObject({ code: 0, data: { amountFen: payableFen } });
    expect(await refundsOf(id)).toEqual([]);
    expect((await second('trade.refund.request', { id })).code).toBe(codeOf('IDEMPOTENCY'));
    const { data } = await second('trade.refund.list', { state: 'WAITING' });
    expect((data as { list: object[] }).list).toMatchObject([{ id: requestIdOf(asked), orderId: id, note: '破损', refundId: null }]);
    expect((await asker('trade.refund.approve', { id: requestIdOf(asked) })).code).toBe(codeOf('SECOND_PERSON_NEEDED'));
    expect(await second('trade.refund.approve', { id: requestIdOf(asked) })).toMatchObject({
      code: 0,
      data: { amountFen: payableFen, state: 'CLOSED' },
    });
    expect(await refundsOf(id)).toEqual([[payableFen, true, true]]);
    expect((await second('trade.refund.approve', { id: requestIdOf(asked) })).code).toBe(codeOf('ORDER_MOVED_ON'));
  });

  test('a request refused moves nothing, and another may follow', async () => {
    const [asker, second, { id }] = [await aRefunder(), await aRefunder(), await anOrder()];
    const asked = await asker('trade.refund.request', { id });
    expect((await second('trade.refund.refuse', { id: requestIdOf(asked) })).code).toBe(0);
    expect((await second('trade.refund.approve', { id: requestIdOf(asked) })).code).toBe(codeOf('ORDER_MOVED_ON'));
    expect(await refundsOf(id)).toEqual([]);
    const again = await asker('trade.refund.request', { id });
    // Taken back by whoever asked.
    expect((await asker('trade.refund.refuse', { id: requestIdOf(again) })).code).toBe(0);
  });

  test('whoever agrees needs the right and caps of their own', async () => {
    const [asker, { id }] = [await aRefunder(), await anOrder()];
    const requestId = requestIdOf(await asker('trade.refund.request', { id, amountFen: 800 }));
    const clerk = await aRefunder({}, ['trade.refund.request']);
    expect((await clerk('trade.refund.approve', { id: requestId })).code).toBe('600403');
    const small = await aRefunder({ one: 799 });
    expect((await small('trade.refund.approve', { id: requestId })).code).toBe(codeOf('REFUND_ABOVE_CAP'));
    expect((await (await aRefunder({ one: 800 }))('trade.refund.approve', { id: requestId })).code).toBe(0);
  });

  test('what was refunded meanwhile is not refunded again', async () => {
    const [asker, second, { id, payableFen }] = [await aRefunder(), await aRefunder(), await anOrder()];
    const requestId = requestIdOf(await asker('trade.refund.request', { id }));
    expect((await second('trade.order.refund', { id, amountFen: 1 })).code).toBe(0);
    expect((await second('trade.refund.approve', { id: requestId })).code).toBe(codeOf('REFUND_TOO_MUCH'));
    expect(await refundsOf(id)).toEqual([[1, true, false]]);
    expect(payableFen).toBeGreaterThan(1);
  });

  test('the database itself refuses a refund above the limit by one, or by one who is two', async () => {
    const [refunder, { id }] = [await aRefunder(), await anOrder()];
    expect((await refunder('trade.order.refund', { id, amountFen: 100 })).code).toBe(0);
    for (const change of ['allowed_alone = 99', 'approved_by = asked_by'])
      await expect(mall.sql(`update trade.refund set ${change} where order_id = $1`, [id])).rejects.toThrow('violates check constraint');
  });
});
