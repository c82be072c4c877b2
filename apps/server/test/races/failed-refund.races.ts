import type { refundStaffRows } from '@qianpu/contract/calls/refund-staff';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { RaceEntry, Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { aPaidOrder, PRICE_FEN } from './race-orders.ts';
import { answersTo, callNear, codes, inTurn, okCount } from './volley.ts';

const staffToken = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['trade.*']);

/** A refund of a whole order that its provider could not make. */
async function aFailedRefund(house: RaceHouse, providerState: 'ABNORMAL' | 'CLOSED' = 'ABNORMAL'): Promise<string> {
  const [order, token] = [await aPaidOrder(house), await staffToken(house)];
  const made = await callNear(house, { name: 'trade.order.refund', token, input: { id: order.orderId } });
  expect(isOk(made)).toBe(true);
  const { refundId } = made.data as { refundId: string };
  await house.mall.sql(`update trade.refund set state = 'ABNORMAL', provider_state = $2, looks = 1, look_at = 'infinity' where id = $1`, [
    refundId,
    providerState,
  ]);
  return refundId;
}
async function anOutsideRequest(house: RaceHouse) {
  const [refundId, asker] = [await aFailedRefund(house), await staffToken(house)];
  const asked = await callNear(house, { name: 'trade.refund.settleOutside', token: asker, input: { id: refundId, note: '转账' } });
  expect(isOk(asked)).toBe(true);
  return { refundId, asker, id: (asked.data as { requestId: string }).requestId };
}
const refundOf = async ({ mall }: RaceHouse, id: string) =>
  (
    await mall.sql<{ state: string; numbers: number; outside: boolean }>(
      'select state, numbers, outside_at is not null as outside from trade.refund where id = $1',
      [id],
    )
  )[0];
const outsideOf = async ({ mall }: RaceHouse, id: string) =>
  (
    await mall.sql<{ line: string }>(
      `select e.account_kind || ' ' || e.amount_fen as line from ledger.txn x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
        where x.kind = 'REFUND' and x.ref = (select out_refund_no from trade.refund where id = $1) order by e.position`,
      [id],
    )
  ).map(({ line }) => line);

/** The referee goes through these books afterwards, and would wait for a person. */
const leaveNothing = ({ mall }: RaceHouse, id: string) =>
  mall.sql(`update trade.refund set state = 'ASKED', look_at = platform.now() where id = $1 and state = 'ABNORMAL'`, [id]);

const retry: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const [id, token] = [await aFailedRefund(house, 'CLOSED'), await staffToken(house)];
    return {
      shots: inTurn(size, () => ({ name: 'trade.refund.retry', token, input: { id } })),
      judge: async (answers) => {
        // Under two numbers it would be two refunds.
        expect(okCount(answers)).toBe(1);
        expect(await refundOf(house, id)).toMatchObject({ state: 'ASKED', numbers: 2 });
      },
    };
  },
};

const settleOutside: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const [id, token] = [await aFailedRefund(house), await staffToken(house)];
    return {
      shots: inTurn(size, () => ({ name: 'trade.refund.settleOutside', token, input: { id, note: '转账' } })),
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        expect(await refundOf(house, id)).toMatchObject({ state: 'ABNORMAL', outside: false });
        expect(await outsideOf(house, id)).toEqual([]);
        await leaveNothing(house, id);
      },
    };
  },
};

/** Sent again or paid outside: not both, or the buyer gets it twice. */
const approveOutside: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const { refundId, asker, id } = await anOutsideRequest(house);
    const [second, third] = [await staffToken(house), await staffToken(house)];
    const agree = (token: string): Shot => ({ name: 'trade.refund.approveOutside', token, input: { id } });
    const shots = inTurn(
      size,
      () => agree(asker),
      () => agree(second),
      () => ({ name: 'trade.refund.retry', token: third, input: { id: refundId } }),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        expect(codes(answers.filter((_, at) => shots[at]?.token === asker))).toEqual([failures.SECOND_PERSON_NEEDED.code]);
        const isOutside = okCount(answersTo('trade.refund.approveOutside', shots, answers)) === 1;
        expect(await refundOf(house, refundId)).toMatchObject({ state: isOutside ? 'DONE' : 'ASKED', outside: isOutside });
        expect(await outsideOf(house, refundId)).toEqual(isOutside ? [`SALES ${PRICE_FEN}`, `OUTSIDE ${-PRICE_FEN}`] : []);
      },
    };
  },
};

const refuseOutside: RaceEntry = {
  stake: 'money',
  prepare: async (house, size) => {
    const { refundId, id } = await anOutsideRequest(house);
    const [second, third] = [await staffToken(house), await staffToken(house)];
    const shots = inTurn(
      size,
      () => ({ name: 'trade.refund.refuseOutside', token: second, input: { id } }),
      () => ({ name: 'trade.refund.approveOutside', token: third, input: { id } }),
    );
    return {
      shots,
      judge: async (answers) => {
        expect(okCount(answers)).toBe(1);
        const isOutside = okCount(answersTo('trade.refund.approveOutside', shots, answers)) === 1;
        expect((await refundOf(house, refundId))?.outside).toBe(isOutside);
        await leaveNothing(house, refundId);
      },
    };
  },
};

export const failedRefundRaces: Races<typeof refundStaffRows> = {
  'trade.refund.retry': retry,
  'trade.refund.settleOutside': settleOutside,
  'trade.refund.approveOutside': approveOutside,
  'trade.refund.refuseOutside': refuseOutside,
};
