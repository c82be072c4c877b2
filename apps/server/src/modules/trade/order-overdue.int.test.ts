import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShopper } from '../../../test/builders/shopper.ts';
import { aStaffedMall, ask, type StaffedMall } from '../../../test/builders/staffed-mall.ts';

let { mall, merchant, staff, ofShop12, callerWith, line, aPaid, search, found, close } = {} as StaffedMall;
beforeAll(async () => {
  ({ mall, merchant, staff, ofShop12, callerWith, line, aPaid, search, found, close } = await aStaffedMall());
});
afterAll(() => close());

const HOUR_MS = 3_600_000;

describe('how long a shop may take to send (setting shipWithinHours)', () => {
  test('is 48 hours, or what the merchant has set, or the shop for itself: tab, count and deadline follow', async () => {
    const owner = await callerWith(['shop.*']);
    const set = (hours: number, more: object) =>
      ask(owner, 'shop.setting.set', { module: 'order', value: { shipWithinHours: hours }, revision: 0, ...more });
    const buyer = await aShopper(mall, merchant);
    const [of11, of12] = [await aPaid([line('11')], buyer), await aPaid([line('12')], buyer)];
    await mall.sql(`update trade.order set paid_at = paid_at - interval '30 hours'`);
    const seen = async () => {
      const { list } = await search({ memberId: buyer.memberId });
      const { shipBy } = await ask(staff, 'trade.order.detailForStaff', { id: of12 });
      const hours = list.map(({ shipBy, paidAt }) => ((shipBy ?? 0) - (paidAt ?? 0)) / HOUR_MS);
      expect(shipBy).toBe(list[0]?.shipBy);
      const { overdue } = await ask(staff, 'trade.order.countsForStaff', {});
      return { overdue: await found({ tab: 'overdue' }), count: overdue, hours };
    };
    expect(await seen()).toEqual({ overdue: [], count: 0, hours: [48, 48] });
    await set(24, {});
    expect(await seen()).toEqual({ overdue: [of12, of11], count: 2, hours: [24, 24] });
    await set(40, { cid: '12' });
    expect(await seen()).toEqual({ overdue: [of11], count: 1, hours: [40, 24] });
    expect(await found({ tab: 'overdue' }, ofShop12)).toEqual([]);
    await set(29, { cid: '12', revision: 1 });
    expect(await found({ tab: 'overdue' }, ofShop12)).toEqual([of12]);
  });
});
