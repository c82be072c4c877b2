import { randomUUID } from 'node:crypto';
import type { backOfficeRows, orderRows } from '@qianpu/contract/calls/trade';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { aShopper, type Shopper } from '../builders/shopper.ts';
import { type Answer, isOk } from '../call-table.ts';
import { orderActionRaces } from './order-action.races.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import {
  aFreshSku,
  anUnheardOrder,
  anUnpaidOrder,
  aPaidOrder,
  cancelShot,
  noticeShot,
  orderOf,
  PRICE_FEN,
  paidBooks,
  payShot,
  postingsOf,
  refundsOf,
  stockOf,
  tendersOf,
} from './race-orders.ts';
import { refundRaces } from './refund.races.ts';
import { answersTo, callNear, codes, inTurn, okCount } from './volley.ts';

const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['trade.*']);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const place: RaceEntry = {
  stake: 'stock',
  prepare: async (house, size) => {
    const pieces = 4;
    const skuId = await aFreshSku(house, pieces);
    const buyers = await Promise.all(Array.from({ length: Math.ceil(size / 2) }, () => aShopper(house.mall, house.merchant)));
    const greedy = await aShopper(house.mall, house.merchant);
    const buy = ({ token, addressId }: Shopper, key: string): Shot => ({
      name: 'trade.order.place',
      token,
      key,
      input: { lines: [{ cid: '11', skuId, quantity: 1 }], addressId, seenPayableFen: PRICE_FEN },
    });
    const intent = randomUUID();
    const shots = inTurn(
      size,
      (nth) => buy(buyers[nth] as Shopper, randomUUID()),
      (nth) => buy(greedy, nth % 2 === 0 ? intent : randomUUID()),
    );
    return {
      shots,
      judge: async (answers) => {
        const placed = new Set(answers.filter(isOk).map(({ data }) => (data as { tradeId: string }).tradeId));
        expect(placed.size).toBe(pieces);
        expect(await stockOf(house, skuId)).toEqual({ available: 0, reserved: pieces, sold: 0 });
        const trades = await house.mall.sql<{ intent_key: string; mine: boolean }>(
          'select intent_key, member_id = $2 as mine from trade.trade where id = any($1)',
          [[...placed], greedy.memberId],
        );
        expect(trades.length).toBe(pieces);
        expect(trades.filter(({ mine }) => mine).length).toBeLessThanOrEqual(3);
        const repeated = answers.filter((answer, at) => shots[at]?.key === intent && isOk(answer));
        expect(new Set(repeated.map(({ text }) => text)).size).toBeLessThanOrEqual(1);
      },
    };
  },
};

const cancel: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const [received, open] = [await anUnheardOrder(house), await anUnpaidOrder(house)];
    const shots = inTurn(
      size,
      () => cancelShot(received),
      () => cancelShot(open),
      () => noticeShot(received.notice),
      () => payShot(open),
    );
    return {
      shots,
      judge: async () => {
        // What was paid at the cashier cannot be cancelled; of the other, cancelled once, nothing is left to be paid.
        expect(await orderOf(house, received)).toMatchObject({ state: 'TO_SHIP', trade_state: 'PAID' });
        expect(await postingsOf(house, received)).toEqual(paidBooks);
        expect(await stockOf(house, received.skuId)).toEqual({ available: 0, reserved: 0, sold: 1 });
        expect(await orderOf(house, open)).toMatchObject({ state: 'CLOSED', trade_state: 'CLOSED' });
        expect(await stockOf(house, open.skuId)).toEqual({ available: 1, reserved: 0, sold: 0 });
        expect((await tendersOf(house, open)).filter(({ state }) => ['OPENING', 'OPEN'].includes(state))).toEqual([]);
      },
    };
  },
};

const receive: RaceEntry = {
  stake: 'none',
  prepare: async (house, size) => {
    const order = await aPaidOrder(house);
    const token = await staffToken(house);
    const ship = { id: order.orderId, carrier: '顺丰', trackingNo: 'SF1234567890' };
    expect(isOk(await callNear(house, { name: 'trade.order.ship', token, input: ship }))).toBe(true);
    const shots = inTurn(size, () => ({ name: 'trade.order.receive', token: order.shopper.token, input: { id: order.orderId } }));
    return {
      shots,
      judge: async (answers) => {
        // Said often, it is said once.
        expect(codes(answers)).toEqual([0]);
        const steps = await house.mall.sql(`select from trade.order_log where order_id = $1 and to_state = 'COMPLETED'`, [order.orderId]);
        expect([steps.length, (await orderOf(house, order))?.state]).toEqual([1, 'COMPLETED']);
      },
    };
  },
};

const ship: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await aPaidOrder(house);
    const token = await staffToken(house);
    const parcel = { id: order.orderId, carrier: '顺丰', trackingNo: 'SF1234567890' };
    const shots = inTurn(
      size,
      () => ({ name: 'trade.order.ship', token, input: parcel }),
      () => ({ name: 'trade.order.refund', token, input: { id: order.orderId } }),
    );
    return {
      shots,
      judge: async (answers) => {
        const shipped = okCount(answersTo('trade.order.ship', shots, answers));
        expect(okCount(answersTo('trade.order.refund', shots, answers))).toBe(1);
        expect(await refundsOf(house, order)).toEqual([PRICE_FEN]);
        const parcels = await house.mall.sql('select from delivery.shipment where order_id = $1', [order.orderId]);
        expect([shipped, parcels.length]).toEqual(shipped === 0 ? [0, 0] : [1, 1]);
        // Sent, or back on the shelf: not both.
        expect((await orderOf(house, order))?.state).toBe(shipped === 1 ? 'SHIPPED' : 'CLOSED');
        expect(await stockOf(house, order.skuId)).toEqual({ available: 1 - shipped, reserved: 0, sold: shipped });
      },
    };
  },
};

const close: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await anUnheardOrder(house);
    const token = await staffToken(house);
    const shots = inTurn(
      size,
      () => ({ name: 'trade.order.close', token, input: { id: order.orderId } }),
      () => noticeShot(order.notice),
      () => cancelShot(order),
    );
    return {
      shots,
      judge: async (answers) => {
        const closes = answersTo('trade.order.close', shots, answers);
        expect(okCount(closes)).toBe(closes.length);
        // Closed before the money was known, or given back after: the shopper has the money, the shop the piece.
        expect((await orderOf(house, order))?.state).toBe('CLOSED');
        expect(await stockOf(house, order.skuId)).toEqual({ available: 1, reserved: 0, sold: 0 });
        const [into, account] = (await postingsOf(house, order)).map((line) => line.split(' ')[1]);
        expect([into, ['SALES', 'HELD'].includes(account ?? '')]).toEqual(['PROVIDER', true]);
        expect(await refundsOf(house, order)).toEqual([PRICE_FEN]);
      },
    };
  },
};

const refund: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await aPaidOrder(house);
    const token = await staffToken(house);
    const key = randomUUID();
    const quarter = { id: order.orderId, amountFen: PRICE_FEN / 4 };
    const again = (): Shot => ({ name: 'trade.order.refund', token, key, input: quarter });
    const shots = inTurn(size, again, again, () => ({ name: 'trade.order.refund', token, input: quarter }));
    const amountsOf = (answers: readonly Answer[]) =>
      new Map(
        answers
          .filter(isOk)
          .map(({ data }) => data as { refundId: string; amountFen: number })
          .map((each) => [each.refundId, each.amountFen]),
      );
    return {
      shots,
      judge: async (answers) => {
        const given = amountsOf(answers);
        expect(amountsOf(answers.filter((_, at) => shots[at]?.key === key)).size).toBeLessThanOrEqual(1);
        expect(codes(answers)).toContain(failures.REFUND_TOO_MUCH.code);
        const booked = total(await refundsOf(house, order));
        expect([total([...given.values()]), booked]).toEqual([PRICE_FEN, PRICE_FEN]);
        const [tender] = await tendersOf(house, order);
        expect([Number(tender?.refunded_fen), Number((await orderOf(house, order))?.refunded_fen)]).toEqual([PRICE_FEN, PRICE_FEN]);
        expect(await stockOf(house, order.skuId)).toEqual({ available: 1, reserved: 0, sold: 0 });
      },
    };
  },
};

export const orderRaces: Races<typeof orderRows> & Omit<Races<typeof backOfficeRows>, 'trade.pay.notify'> = {
  'trade.order.place': place,
  'trade.order.cancel': cancel,
  'trade.order.receive': receive,
  ...orderActionRaces,
  'trade.order.ship': ship,
  'trade.order.close': close,
  'trade.order.refund': refund,
  ...refundRaces,
};
