import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCoupon, aDraft } from '../../../test/builders/coupon.ts';
import { aCouponHouse, ask, type CouponHouse } from '../../../test/builders/coupon-house.ts';

let house: CouponHouse;
beforeAll(async () => {
  house = await aCouponHouse();
  await house.mall.sql(`insert into shop.organisation (mid, cid, name, square_logo, position) values (1, 12, '甲 12', '1/logo.png', 1)`);
});
afterAll(() => house.close());

const save = (input: object, call = house.staff) => call('marketing.coupon.save', input);

describe('staff write coupons (rules 5)', () => {
  test('each is a draft first, shown as it was written and found by its name', async () => {
    const draft = aDraft({ name: '中秋满减', total: 5, worth: { by: 'FREIGHT', capFen: null } });
    const { id, revision } = await ask(house.staff, 'marketing.coupon.save', draft);
    expect(await ask(house.staff, 'marketing.coupon.find', { id })).toMatchObject({
      ...draft,
      id,
      revision,
      state: 'DRAFT',
      claimed: 0,
      used: 0,
    });
    expect(await ask(house.staff, 'marketing.coupon.list', { words: '秋满', state: 'DRAFT' })).toMatchObject({ total: 1, list: [{ id }] });
    expect(await ask(house.staff, 'marketing.coupon.list', { words: '秋满', state: 'ON' })).toMatchObject({ total: 0, list: [] });
  });

  test.each([
    ['goods of nobody', { scope: { by: 'GOODS', goodsIds: ['999'], categoryIds: [], exceptGoodsIds: [] } }],
    ['a category of nobody', { scope: { by: 'CATEGORIES', goodsIds: [], categoryIds: ['999'], exceptGoodsIds: [] } }],
    ['a period that is past', { validity: { by: 'FIXED', startsAt: 0, endsAt: 86_400_000 } }],
    ['an exchange of no goods', { worth: { by: 'EXCHANGE', priceFen: 0 } }],
  ])('%s is refused', async (_, changes) => {
    expect((await save({ ...aDraft(), ...changes })).code).toBe(failures.BAD_INPUT.code);
  });

  test('two at once: the later one is told to look again', async () => {
    const { id, revision } = await ask(house.staff, 'marketing.coupon.save', aDraft());
    expect((await save({ ...aDraft({ name: '甲' }), id, revision })).data).toEqual({ id, revision: revision + 1 });
    expect(await save({ ...aDraft({ name: '乙' }), id, revision })).toMatchObject({
      code: failures.COUPON_CHANGED.code,
      data: { revision: 2 },
    });
    expect((await save({ ...aDraft(), id })).code).toBe(failures.BAD_INPUT.code);
  });

  test('claimed, only total, end of claiming and whether it is shown change; the total not below what is claimed', async () => {
    const id = await house.coupon({ total: 5 });
    for (let nth = 0; nth < 2; nth += 1) await house.receive((await house.member()).call, id);
    const { revision } = await ask(house.staff, 'marketing.coupon.find', { id });
    const change = (changes: Parameters<typeof aDraft>[0]) => save({ ...aDraft({ total: 5, ...changes }), id, revision });
    expect(await change({ fromFen: 1, perMember: 2 })).toMatchObject({ code: failures.COUPON_FIXED.code, data: ['fromFen', 'perMember'] });
    expect((await change({ total: 1 })).code).toBe(failures.BAD_INPUT.code);
    expect((await change({ total: 2, isShown: false, claimTo: Date.now() + 60_000 })).code).toBe(0);
    expect((await house.cardOf(house.visitor, id)).claimState).toBe('SOLD_OUT');
  });

  test('goes only forward through its states', async () => {
    const id = await house.coupon();
    expect((await house.setState(id, 'ON')).code).toBe(failures.BAD_INPUT.code);
    expect((await house.setState(id, 'ENDED')).data).toMatchObject({ state: 'ENDED' });
    expect((await house.setState(id, 'ON')).code).toBe(failures.BAD_INPUT.code);
  });

  test('what was written and turned on is in the audit log', async () => {
    const id = await house.coupon();
    await ask(house.staff, 'marketing.coupon.makeCodes', { id, count: 2 });
    const calls = await house.mall.sql<{ call: string }>('select call from staff.action where subject_id = $1 order by id', [id]);
    expect(calls.map(({ call }) => call)).toEqual(['marketing.coupon.save', 'marketing.coupon.setState', 'marketing.coupon.makeCodes']);
  });
});

describe('a role for one shop (decision 62)', () => {
  test('makes and sees coupons of that shop alone', async () => {
    const ofShop12 = await house.aStaff('12');
    const own = await aCoupon(ofShop12, { cids: ['12'] });
    const [everywhere, both, others] = [
      await house.coupon(),
      await house.coupon({ cids: ['11', '12'] }),
      await house.coupon({ cids: ['11'] }),
    ];
    for (const cids of [[], ['11'], ['11', '12']])
      expect((await save(aDraft({ cids }), ofShop12)).code).toBe(failures.FOREIGN_MERCHANT.code);
    expect((await ask(ofShop12, 'marketing.coupon.list', {})).list.map(({ id }) => id)).toEqual([own]);
    for (const id of [everywhere, both, others]) {
      expect((await ofShop12('marketing.coupon.find', { id })).code).toBe(failures.NOT_FOUND.code);
      expect((await ofShop12('marketing.coupon.figures', { id })).code).toBe(failures.NOT_FOUND.code);
      expect((await ofShop12('marketing.coupon.setState', { id, revision: 2, state: 'ENDED' })).code).toBe(failures.NOT_FOUND.code);
      expect((await ofShop12('marketing.coupon.makeCodes', { id, count: 1 })).code).toBe(failures.NOT_FOUND.code);
      expect((await ofShop12('marketing.coupon.nameMembers', { id, phones: ['13800000000'] })).code).toBe(failures.NOT_FOUND.code);
      expect((await save({ ...aDraft({ cids: ['12'] }), id, revision: 2 }, ofShop12)).code).toBe(failures.NOT_FOUND.code);
    }
  });
});
