import type { payWaysRows } from '@qianpu/contract/calls/pay-ways';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { aStaffToken } from '../builders/populated-mall.ts';
import { isOk } from '../call-table.ts';
import type { Races } from './race.types.ts';
import { anUnpaidOrder, payShot, tendersOf } from './race-orders.ts';
import { answersTo, callNear, codes, inTurn, okCount } from './volley.ts';

/** Switched while somebody pays: the payment is opened or refused, and what was opened stays one. */
export const payWaysRaces: Races<typeof payWaysRows> = {
  'trade.payWays.save': {
    stake: 'money',
    prepare: async (house, size) => {
      const [token, order] = [await aStaffToken(house.mall, '1', ['trade.*']), await anUnpaidOrder(house)];
      const switching = (off: readonly string[]) => ({ name: 'trade.payWays.save' as const, token, input: { cid: '11', off } });
      const shots = inTurn(
        size,
        () => switching(['WECHAT_PAY']),
        () => payShot(order),
        () => switching([]),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('trade.payWays.save', shots, answers))).toBe(answersTo('trade.payWays.save', shots, answers).length);
          const refused = answersTo('trade.order.pay', shots, answers).filter((answer) => !isOk(answer));
          expect([[], [failures.PAY_UNAVAILABLE.code]]).toContainEqual(codes(refused));
          expect((await tendersOf(house, order)).length).toBeLessThanOrEqual(1);
          expect(isOk(await callNear(house, switching([])))).toBe(true);
        },
      };
    },
  },
};
