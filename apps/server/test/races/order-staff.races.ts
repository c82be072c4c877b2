import { randomUUID } from 'node:crypto';
import type { orderStaffRows } from '@qianpu/contract/calls/order-staff';
import { expect } from 'vitest';
import { runTask } from '#platform/tasks/run-task';
import { orderModule } from '../../src/modules/order/module.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Answer } from '../call-table.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aPaidOrder, orderOf } from './race-orders.ts';
import { inTurn, okCount } from './volley.ts';

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
  'trade.order.note': note,
  'trade.order.shipMany': shipMany,
  'trade.order.export': exporting,
};
