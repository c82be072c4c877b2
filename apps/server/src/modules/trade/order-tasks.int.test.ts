import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTask } from '#platform/tasks/run-task';
import { aShopper } from '../../../test/builders/shopper.ts';
import { aStaffedMall, ask, type StaffedMall } from '../../../test/builders/staffed-mall.ts';
import { orderModule } from '../order/module.ts';

let { mall, merchant, staff, ofShop12, line, aPaid, aSent, search, close } = {} as StaffedMall;
beforeAll(async () => {
  ({ mall, merchant, staff, ofShop12, line, aPaid, aSent, search, close } = await aStaffedMall());
});
afterAll(() => close());

async function run(taskId: string) {
  await runTask(mall.ctx('1'), orderModule.taskKinds, taskId);
  return ask(staff, 'ops.task.find', { id: taskId });
}

describe('many parcels by a spreadsheet', () => {
  const parcel = (orderId: string, trackingNo: string, carrier = '顺丰') => ({ orderId, carrier, trackingNo });

  test('are checked line by line before anything is sent', async () => {
    const [good, sent, foreign] = [await aPaid(), await aSent('SF1112223330'), await aPaid([line('12')])];
    const lines = [
      parcel(good, 'SF9000000001'),
      parcel(good, 'SF9000000002'),
      parcel(sent, 'SF9000000003'),
      parcel('12345', 'SF9000000004'),
      parcel(foreign, 'SF9000000005'),
      parcel(await aPaid(), 'x'),
      parcel(await aPaid(), 'SF1112223330'),
    ];
    const { good: count, lines: checked } = await ask(staff, 'trade.order.checkShipments', { cid: '11', lines });
    expect(checked.map(({ problem, warning }) => problem ?? warning)).toEqual([
      null,
      'DUPLICATE_LINE',
      'WRONG_STATE',
      'UNKNOWN_ORDER',
      'OTHER_SHOP',
      'BAD_TRACKING_NO',
      'TRACKING_NO_USED',
    ]);
    expect(count).toBe(2);
    const theirs = await ask(ofShop12, 'trade.order.checkShipments', { lines: [parcel(good, 'SF9000000001')] });
    expect(theirs.lines).toEqual([{ problem: 'UNKNOWN_ORDER', state: null, warning: null }]);
  });

  test('go out with a result per line; run again after a crash, nothing changes', async () => {
    const [one, two, foreign] = [await aPaid(), await aPaid(), await aPaid([line('12')])];
    const lines = [
      parcel(one, 'SF8000000001'),
      parcel('777', 'SF8000000002'),
      parcel(two, 'ZT8000000003', 'zto'),
      parcel(one, 'SF8000000004'),
      parcel(foreign, 'SF8000000005', '没有'),
    ];
    const { taskId } = await ask(staff, 'trade.order.shipMany', { lines });
    const expected = { shipped: 2, failed: 3 };
    expect(await run(taskId)).toMatchObject({ state: 'DONE', done: 5, total: 5, result: expected });
    await mall.sql(`update platform.task set state = 'WAITING', finished_at = null, input = $2 where id = $1`, [
      taskId,
      JSON.stringify({ lines }),
    ]);
    const { result } = await run(taskId);
    expect(result).toMatchObject(expected);
    expect((result as { lines: { failure: string | null }[] }).lines.map(({ failure }) => failure)).toEqual([
      null,
      'UNKNOWN_ORDER',
      null,
      'DUPLICATE_LINE',
      'UNKNOWN_CARRIER',
    ]);
    expect((await search({ number: two })).list[0]).toMatchObject({ state: 'SHIPPED', shipment: { carrier: '中通快递' } });
    expect(await mall.sql('select from delivery.shipment where order_id = any($1)', [[one, two]])).toHaveLength(2);
  });

  test('of another shop do not go out, whatever the spreadsheet says', async () => {
    const theirs = await aPaid([line('11')]);
    const { taskId } = await ask(ofShop12, 'trade.order.shipMany', { lines: [parcel(theirs, 'SF8000000009')] });
    await runTask(mall.ctx('1'), orderModule.taskKinds, taskId);
    expect((await ask(ofShop12, 'ops.task.find', { id: taskId })).result).toMatchObject({ shipped: 0, failed: 1 });
    expect((await search({ number: theirs })).list[0]?.state).toBe('TO_SHIP');
  });

  test('have carriers to choose from', async () =>
    expect(await ask(staff, 'delivery.carrier.list', {})).toContainEqual({ code: 'SF', name: '顺丰速运' }));
});

describe('an export of orders', () => {
  test('is a spreadsheet of what a search finds, a row per line, and computes nothing', async () => {
    const buyer = await aShopper(mall, merchant);
    const id = await aPaid([line('11', 0), line('11', 1, 2)], buyer);
    const { memberId } = buyer;
    await mall.sql(`update trade.order set message = '=cmd|calc' where id = $1`, [id]);
    const { taskId } = await ask(staff, 'trade.order.export', { memberId });
    expect(await run(taskId)).toMatchObject({ state: 'DONE', result: { orders: 1, isCut: false }, file: { parts: 1 } });
    const { name, base64 } = await ask(staff, 'ops.task.download', { id: taskId, part: 0 });
    expect(name).toBe('orders.csv');
    const text = Buffer.from(base64, 'base64').toString();
    expect(text.startsWith('\uFEFF订单号,')).toBe(true);
    const rows = text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('红苹果');
    expect(rows[2]).toContain('青梨');
    expect(rows[1]).toContain(`"'=cmd|calc"`);
    // No phone: an order's number may end like one.
    expect(text).not.toMatch(/(?<!\d)1\d{10}(?!\d)/);
  });

  test('in several parts is whole again, and holds each order once', async () => {
    const buyer = await aShopper(mall, merchant);
    const id = await aPaid([line('11', 0)], buyer);
    await mall.sql(
      `insert into trade.order_line select mid, order_id, n, goods_id, sku_id, repeat('苹', 400), specs, picture, quantity, unit_fen, discount_fen
         from trade.order_line, generate_series(1, 600) n where order_id = $1 and position = 0`,
      [id],
    );
    const { taskId } = await ask(staff, 'trade.order.export', { memberId: buyer.memberId });
    const { file } = await run(taskId);
    expect(file?.parts).toBe(2);
    const parts: Buffer[] = [];
    for (let part = 0; part < (file?.parts ?? 0); part += 1)
      parts.push(Buffer.from((await ask(staff, 'ops.task.download', { id: taskId, part })).base64, 'base64'));
    expect(Buffer.concat(parts).toString().trimEnd().split('\r\n')).toHaveLength(602);
  });

  test('of one shop holds nothing of another', async () => {
    const { taskId } = await ask(ofShop12, 'trade.order.export', {});
    await runTask(mall.ctx('1'), orderModule.taskKinds, taskId);
    const { base64 } = await ask(ofShop12, 'ops.task.download', { id: taskId, part: 0 });
    const numbers = [
      ...Buffer.from(base64, 'base64')
        .toString()
        .matchAll(/^\t(\d+),/gm),
    ].map(([, number]) => number);
    const ours = await mall.sql<{ id: string }>('select id from trade.order where cid = 12 order by id desc');
    expect(numbers).toEqual(ours.map(({ id }) => id));
  });
});
