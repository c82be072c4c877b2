import { describe, expect, test } from 'vitest';
import { coupon, flat, freeFreight, full, line, named, price, reasonsOf, toldOf } from './basket.fixture.ts';
import { promotionOf } from './kinds/kind.fixture.ts';

describe('coupons', () => {
  test('one of a shop, the best; of the others what they cost more', () => {
    const priced = price(
      [line('1', 1_000)],
      [coupon(100), coupon(200, 0, { id: '8', name: 'best' }), coupon(50, 2_000, { id: '9', name: 'far' })],
    );
    expect(reasonsOf(priced)).toMatchObject({
      best: { code: 'TAKEN' },
      coupon: { code: 'BETTER_WITHOUT', lossFen: 100 },
      far: { code: 'MISSING', thresholdFen: 2_000, missingFen: 1_000, gainFen: 50 },
    });
  });

  test('declined, when it costs the free freight', () => {
    const priced = price([line('1', 10_000)], [coupon(500)], { freight: { '1': { flatFen: 800, freeFromFen: 10_000 } } });
    expect(reasonsOf(priced).coupon).toEqual({ code: 'BETTER_WITHOUT', lossFen: 300 });
  });

  test.each([
    ['NONE', 'coupon', 0, 'CHOSEN_OTHER'],
    ['8', 'small', -50, 'TAKEN'],
    ['8', 'coupon', 0, 'CHOSEN_OTHER'],
    ['13', 'coupon', -100, 'TAKEN'],
  ])('the shopper chooses %s: %s', (choice, name, amountFen, code) => {
    const promotions = [coupon(100), coupon(50, 0, { id: '8', name: 'small' })];
    expect(toldOf(price([line('1', 1_000)], promotions, { choices: { '1': choice } }))).toContainEqual([name, amountFen, code]);
  });

  test('a chosen one is taken also where it costs more, whatever has to give way', () => {
    const alone = coupon(50, 0, { refuses: ['FULL_REDUCTION'] });
    const priced = price([line('1', 1_000)], [alone, full(500, 400)], { choices: { '1': '13' } });
    expect(toldOf(priced).slice(0, 2)).toEqual([
      ['full', 0, 'BETTER_WITHOUT'],
      ['coupon', -50, 'TAKEN'],
    ]);
  });

  test('over several shops each is used once, where it saves most over all', () => {
    const both = coupon(1_000, 0, { cids: [] });
    const priced = price([line('1', 600), line('1', 900, { cid: '2' })], [both, coupon(500, 0, { id: '9', name: 'here', cids: ['2'] })]);
    expect(priced.shops.map(({ payableFen }) => payableFen)).toEqual([0, 400]);
    expect(toldOf(priced)).toContainEqual(['coupon', 0, 'EXCLUDED']);
  });
});

describe('freight', () => {
  test('the fee is told, and what lowers it', () => {
    const priced = price([line('1', 1_000)], [freeFreight(500), freeFreight(300, { id: '2', name: 'less' })], { freight: flat });
    expect(priced.totals).toMatchObject({ freightFen: 300, payableFen: 1_300 });
    expect(priced.shops[0]?.receipt.find(({ name }) => name === 'free')).toMatchObject({
      amountFen: -500,
      freightFen: -500,
      isTaken: true,
    });
    expect(toldOf(priced)).toContainEqual(['less', 0, 'EXCLUDED']);
    expect(toldOf(priced).at(-1)).toEqual(['freight', 800, 'FLAT']);
  });

  test('a tier frees it with its own reduction in one entry', () => {
    const tiers = [{ from: 500, minusFen: 100, isFreightFree: true }];
    const free = named('tier', '5', promotionOf('FULL_REDUCTION', { reduction: { by: 'TIERS', measure: 'FEN', tiers } }));
    const priced = price([line('1', 1_000)], [free, freeFreight(null)], { freight: flat });
    expect(priced.shops[0]?.receipt[0]).toMatchObject({ amountFen: -900, freightFen: -800 });
    expect(toldOf(priced)).toContainEqual(['free', 0, 'BETTER_WITHOUT']);
    expect(priced.totals.payableFen).toBe(900);
  });

  test('a coupon for freight takes nothing off the lines', () => {
    const ticket = named('ticket', '5', promotionOf('COUPON', { fromFen: 0, worth: { by: 'FREIGHT', capFen: null } }));
    const priced = price([line('1', 1_000)], [ticket], { freight: flat });
    expect(priced.shops[0]?.lines[0]?.shares).toEqual([]);
    expect(priced.totals).toMatchObject({ discountFen: 0, freightFen: 0, payableFen: 1_000 });
  });

  test('an exchange takes one piece, the dearest', () => {
    const swap = named('swap', '5', promotionOf('COUPON', { fromFen: 0, worth: { by: 'EXCHANGE', priceFen: 100 } }));
    const priced = price([line('1', 500, { quantity: 3 }), line('2', 900, { quantity: 2 })], [swap]);
    expect(priced.shops[0]?.lines.map(({ shares }) => shares)).toEqual([
      [],
      [{ promotionKind: 'COUPON', promotionId: '5', pieces: 1, offFen: 800 }],
    ]);
  });
});
