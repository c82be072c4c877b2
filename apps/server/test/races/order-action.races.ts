import type { orderRows } from '@qianpu/contract/calls/trade';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { supplyStock } from '#modules/stock';
import { inTx } from '#platform/ctx';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { RaceEntry, Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aPaidOrder, orderOf, type RaceOrder, refundsOf } from './race-orders.ts';
import { answersTo, callNear, codes, inTurn, okCount } from './volley.ts';

const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['trade.*']);
const parcelOf = ({ orderId }: RaceOrder) => ({ id: orderId, carrier: '顺丰', trackingNo: 'SF1234567890' });

async function aSentOrder(house: RaceHouse): Promise<RaceOrder> {
  const order = await aPaidOrder(house);
  const sent = await callNear(house, { name: 'trade.order.ship', token: await staffToken(house), input: parcelOf(order) });
  expect(isOk(sent)).toBe(true);
  return order;
}

const actionsOf = async ({ mall }: RaceHouse, { orderId }: RaceOrder, action: string): Promise<number> =>
  (await mall.sql('select from trade.order_log where order_id = $1 and action = $2', [orderId, action])).length;

const extend: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const order = await aSentOrder(house);
    const shots = inTurn(size, () => ({ name: 'trade.order.extend', token: order.shopper.token, input: { id: order.orderId } }));
    return {
      shots,
      judge: async (answers) => {
        expect(codes(answers)).toEqual([0]);
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        const [row] = await house.mall.sql<{ days: number }>(
          'select extract(day from receive_by - shipped_at)::int as days from trade.order where id = $1',
          [order.orderId],
        );
        expect([row?.days, await actionsOf(house, order, 'EXTENDED')]).toEqual([17, 1]);
      },
    };
  },
};

const urge: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const order = await aPaidOrder(house);
    const shots = inTurn(size, () => ({ name: 'trade.order.urge', token: order.shopper.token, input: { id: order.orderId } }));
    return {
      shots,
      judge: async (answers) => {
        expect(codes(answers)).toEqual([0]);
        expect(answers.filter(({ data }) => (data as { isFirstToday: boolean }).isFirstToday).length).toBe(1);
        const [row] = await house.mall.sql<{ urged_count: number }>('select urged_count from trade.order where id = $1', [order.orderId]);
        expect([row?.urged_count, await actionsOf(house, order, 'URGED')]).toEqual([1, 1]);
      },
    };
  },
};

async function anotherAddress({ mall }: RaceHouse, { shopper }: RaceOrder, street: string): Promise<string> {
  const id = mall.newId();
  await mall.sql(
    `insert into member.address (mid, id, member_id, name, phone, region_code, province, city, district, street, is_default, created_at)
     values (1, $1, $2, '林知夏', '13800000001', '110105', '北京市', '北京市', '朝阳区', $3, false, platform.now())`,
    [id, shopper.memberId, street],
  );
  return id;
}

const changeAddress: RaceEntry = {
  stake: 'limit',
  prepare: async (house, size) => {
    const order = await aPaidOrder(house);
    const token = await staffToken(house);
    const addressIds = [await anotherAddress(house, order, '一号院'), await anotherAddress(house, order, '二号院')];
    const shots = inTurn(
      size,
      (nth) => ({
        name: 'trade.order.changeAddress',
        token: order.shopper.token,
        input: { id: order.orderId, addressId: addressIds[nth % 2] ?? '' },
      }),
      () => ({ name: 'trade.order.ship', token, input: parcelOf(order) }),
    );
    return {
      shots,
      judge: async (answers) => {
        // Sent to the address that staff saw last, and changed at most once before that.
        expect(okCount(answersTo('trade.order.ship', shots, answers))).toBe(1);
        const changed = await actionsOf(house, order, 'ADDRESS_CHANGED');
        const [row] = await house.mall.sql<{ state: string; is_changed: boolean; is_early: boolean }>(
          `select state, address <> coalesce(address_before, address) as is_changed,
                  coalesce(address_changed_at <= shipped_at, true) as is_early from trade.order where id = $1`,
          [order.orderId],
        );
        expect(changed).toBeLessThanOrEqual(1);
        expect(row).toEqual({ state: 'SHIPPED', is_changed: changed === 1, is_early: true });
        const refusals = codes(answersTo('trade.order.changeAddress', shots, answers)).filter((code) => code !== 0);
        expect(refusals.every((code) => code === failures.ORDER_MOVED_ON.code)).toBe(true);
      },
    };
  },
};

const remove: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await aSentOrder(house);
    const token = await staffToken(house);
    expect(isOk(await callNear(house, { name: 'trade.order.receive', token: order.shopper.token, input: { id: order.orderId } }))).toBe(
      true,
    );
    const shots = inTurn(
      size,
      () => ({ name: 'trade.order.delete', token: order.shopper.token, input: { id: order.orderId } }),
      () => ({ name: 'trade.order.refund', token, input: { id: order.orderId } }),
    );
    return {
      shots,
      judge: async (answers) => {
        // Whichever came first: money is going back, so its buyer sees the order.
        expect(okCount(answersTo('trade.order.refund', shots, answers))).toBe(1);
        expect((await refundsOf(house, order)).length).toBe(1);
        const [row] = await house.mall.sql<{ is_deleted: boolean }>(
          'select deleted_at is not null as is_deleted from trade.order where id = $1',
          [order.orderId],
        );
        expect([row?.is_deleted, (await orderOf(house, order))?.state]).toEqual([false, 'COMPLETED']);
      },
    };
  },
};

const buyAgain: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const order = await aPaidOrder(house);
    await inTx(house.mall.ctx('1'), (ctx) => supplyStock(ctx, { cid: '11', skuId: order.skuId, quantity: 5, refId: ctx.newId() }));
    const shots = inTurn(size, () => ({ name: 'trade.order.buyAgain', token: order.shopper.token, input: { id: order.orderId } }));
    return {
      shots,
      judge: async (answers) => {
        // Asked for often, it is in the cart once.
        expect(codes(answers)).toEqual([0]);
        const lines = await house.mall.sql('select quantity from cart.line where member_id = $1', [order.shopper.memberId]);
        expect(lines).toEqual([{ quantity: 1 }]);
      },
    };
  },
};

type ActionRows = Pick<
  typeof orderRows,
  'trade.order.extend' | 'trade.order.urge' | 'trade.order.changeAddress' | 'trade.order.delete' | 'trade.order.buyAgain'
>;

export const orderActionRaces: Races<ActionRows> = {
  'trade.order.extend': extend,
  'trade.order.urge': urge,
  'trade.order.changeAddress': changeAddress,
  'trade.order.delete': remove,
  'trade.order.buyAgain': buyAgain,
};
