import { randomUUID } from 'node:crypto';
import type { orderStaffRows } from '@qianpu/contract/calls/order-staff';
import { expect } from 'vitest';
import { runTask } from '#platform/tasks/run-task';
import { orderModule } from '../../src/modules/order/module.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Answer } from '../call-table.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { anUnpaidOrder, aPaidOrder, cancelShot, orderOf, PRICE_FEN, payShot } from './race-orders.ts';
import { answersTo, inTurn, okCount } from './volley.ts';

const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['trade.*', 'ops.*']);
const tasksIn = (answers: readonly Answer[]): string[] => [
  ...new Set(answers.flatMap(({ data }) => (data as { taskId?: string } | null)?.taskId ?? [])),
];

const note: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const [order, token] = [await aPaidOrder(house), await staffToken(house)];
    return {
      shots: inTurn(size, () => ({ name: 'trade.order.note', token, input: { id: order.orderId, text: '尽快' } })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(size);
        expect(await house.mall.sql('select from trade.order_note where order_id = $1', [order.orderId])).toHaveLength(size);
      },
    };
  },
};

/** Started by many, run by as many workers: an order has one parcel. */
const shipMany: RaceEntry = {
  stake: 'stock',
  prepare: async (house, size) => {
    const [order, token] = [await aPaidOrder(house), await staffToken(house)];
    const key = randomUUID();
    const input = (trackingNo: string) => ({ lines: [{ orderId: order.orderId, carrier: '顺丰', trackingNo }] });
    const again = (): Shot => ({ name: 'trade.order.shipMany', token, key, input: input('SF1234567890') });
    const other = (): Shot => ({ name: 'trade.order.shipMany', token, input: input('SF0987654321') });
    const shots = inTurn(size, again, again, other);
    return {
      shots,
      judge: async (answers) => {
        expect(tasksIn(answers.filter((_, at) => shots[at]?.key === key))).toHaveLength(1);
        const tasks = tasksIn(answers);
        await Promise.all(tasks.flatMap((id) => [id, id]).map((id) => runTask(house.mall.ctx('1'), orderModule.taskKinds, id)));
        expect(await house.mall.sql('select from delivery.shipment where order_id = $1', [order.orderId])).toHaveLength(1);
        expect((await orderOf(house, order))?.state).toBe('SHIPPED');
        const states = await house.mall.sql('select distinct state from platform.task where id = any($1)', [tasks]);
        expect(states).toEqual([{ state: 'DONE' }]);
      },
    };
  },
};

/** Lowered by many while its buyer pays and cancels: once, and never on what is paid or closed. */
const changePrice: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const [order, token] = [await anUnpaidOrder(house), await staffToken(house)];
    const lower = (nth: number): Shot => ({
      name: 'trade.order.changePrice',
      token,
      input: { id: order.orderId, goodsFen: PRICE_FEN - 100 - nth, note: '老客' },
    });
    const shots = inTurn(
      size,
      lower,
      lower,
      () => payShot(order),
      lower,
      () => cancelShot(order),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answersTo('trade.order.changePrice', shots, answers))).toBeLessThanOrEqual(1);
        const [row] = await house.mall.sql<{ payable: number; goods: number; shared: number; trade: number }>(
          `select o.payable_fen::int as payable, (o.goods_fen - o.discount_fen + o.freight_fen)::int as goods, t.payable_fen::int as trade,
                  o.discount_fen::int as discount,
                  (select coalesce(sum(off_fen), 0)::int from trade.line_share s where s.mid = o.mid and s.order_id = o.id) as shared
             from trade.order o join trade.trade t on t.mid = o.mid and t.id = o.trade_id where o.id = $1`,
          [order.orderId],
        );
        expect(row).toEqual({ payable: row?.goods, goods: row?.goods, trade: row?.goods, discount: row?.shared, shared: row?.shared });
      },
    };
  },
};

const exporting: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const token = await staffToken(house);
    const key = randomUUID();
    return {
      shots: inTurn(size, () => ({ name: 'trade.order.export', token, key, input: { tab: 'closed' } })),
      judge: async (answers) => expect(tasksIn(answers)).toHaveLength(1),
    };
  },
};

export const orderStaffRaces: Races<typeof orderStaffRows> = {
  'trade.order.changePrice': changePrice,
  'trade.order.note': note,
  'trade.order.shipMany': shipMany,
  'trade.order.export': exporting,
};
