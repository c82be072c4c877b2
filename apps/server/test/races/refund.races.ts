import type { backOfficeRows } from '@qianpu/contract/calls/trade';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aPaidOrder, orderOf, PRICE_FEN, type RaceOrder, refundsOf } from './race-orders.ts';
import { answersTo, callNear, codes, inTurn, okCount } from './volley.ts';

const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['trade.*']);

async function aRequest(house: RaceHouse): Promise<{ order: RaceOrder; id: string; asker: string }> {
  const [order, asker] = [await aPaidOrder(house), await staffToken(house)];
  const requested = await callNear(house, { name: 'trade.refund.request', token: asker, input: { id: order.orderId } });
  expect(isOk(requested)).toBe(true);
  return { order, asker, id: (requested.data as { requestId: string }).requestId };
}

const statesOf = async ({ mall }: RaceHouse, { orderId }: RaceOrder) =>
  (await mall.sql<{ state: string }>('select state from trade.refund_request where order_id = $1', [orderId])).map(({ state }) => state);

const request: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const order = await aPaidOrder(house);
    const tokens = [await staffToken(house), await staffToken(house)];
    const ask = (token = ''): Shot => ({ name: 'trade.refund.request', token, input: { id: order.orderId } });
    const shots = inTurn(
      size,
      () => ask(tokens[0]),
      () => ask(tokens[1]),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        expect(await statesOf(house, order)).toEqual(['WAITING']);
        expect(await refundsOf(house, order)).toEqual([]);
      },
    };
  },
};

const approve: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const { order, id, asker } = await aRequest(house);
    const [second, third] = [await staffToken(house), await staffToken(house)];
    const agree = (token: string): Shot => ({ name: 'trade.refund.approve', token, input: { id } });
    const shots = inTurn(
      size,
      () => agree(asker),
      () => agree(second),
      () => agree(third),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        const own = answers.filter((_, at) => shots[at]?.token === asker);
        expect(codes(own)).toEqual([failures.SECOND_PERSON_NEEDED.code]);
        expect(await refundsOf(house, order)).toEqual([PRICE_FEN]);
        expect((await orderOf(house, order))?.state).toBe('CLOSED');
      },
    };
  },
};

const refuse: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const { order, id } = await aRequest(house);
    const [second, third] = [await staffToken(house), await staffToken(house)];
    const shots = inTurn(
      size,
      () => ({ name: 'trade.refund.refuse', token: second, input: { id } }),
      () => ({ name: 'trade.refund.approve', token: third, input: { id } }),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        const isApproved = okCount(answersTo('trade.refund.approve', shots, answers)) === 1;
        expect(await statesOf(house, order)).toEqual([isApproved ? 'APPROVED' : 'REFUSED']);
        expect(await refundsOf(house, order)).toEqual(isApproved ? [PRICE_FEN] : []);
      },
    };
  },
};

type RefundRows = Pick<typeof backOfficeRows, Extract<keyof typeof backOfficeRows, `trade.refund.${string}`>>;

export const refundRaces: Races<RefundRows> = {
  'trade.refund.request': request,
  'trade.refund.approve': approve,
  'trade.refund.refuse': refuse,
};
