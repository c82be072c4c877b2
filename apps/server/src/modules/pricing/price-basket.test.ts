import { describe, expect, test } from 'vitest';
import { coupon, discount, firstOrder, flash, full, line, memberPrice, named, price, reasonsOf, sets, toldOf } from './basket.fixture.ts';
import { promotionOf } from './kinds/kind.fixture.ts';

describe('a basket without promotions (spec 7.2)', () => {
  test('costs its pieces, an order per shop, shops and lines by number', () => {
    const { shops, totals } = price([line('9', 100), line('10', 250, { quantity: 3 }), line('2', 50, { cid: '7' })]);
    expect(shops.map(({ cid, lines }) => [cid, lines.map(({ skuId }) => skuId)])).toEqual([
      ['1', ['9', '10']],
      ['7', ['2']],
    ]);
    expect(totals).toEqual({ pieces: 5, goodsFen: 900, discountFen: 0, freightFen: 0, payableFen: 900 });
  });

  test('of nothing costs nothing', () => {
    expect(price([])).toEqual({ shops: [], totals: { pieces: 0, goodsFen: 0, discountFen: 0, freightFen: 0, payableFen: 0 } });
  });

  test.each([
    ['no rule', undefined, 0, { code: 'FREE' }],
    ['a flat of nothing', { flatFen: 0, freeFromFen: 500 }, 0, { code: 'FREE' }],
    ['flat', { flatFen: 800, freeFromFen: null }, 800, { code: 'FLAT' }],
    ['free from more', { flatFen: 800, freeFromFen: 10_001 }, 800, { code: 'FREE_FROM', thresholdFen: 10_001, missingFen: 1 }],
    ['free from as much', { flatFen: 800, freeFromFen: 10_000 }, 0, { code: 'FREE_FROM', thresholdFen: 10_000, missingFen: 0 }],
  ])('freight: %s', (_, rule, amountFen, reason) => {
    const priced = price([line('1', 10_000)], [], { freight: rule ? { '1': rule } : {} });
    expect(priced.shops[0]?.receipt).toEqual([{ kind: 'FREIGHT', name: '', amountFen, isTaken: true, reason }]);
    expect(priced.totals).toMatchObject({ freightFen: amountFen, payableFen: 10_000 + amountFen });
  });
});

describe('the receipt says of every promotion what became of it', () => {
  test('taken in turn: line price, full reduction, first order, coupon', () => {
    const priced = price([line('1', 20_000)], [coupon(500), firstOrder(1_000), full(15_000, 2_000), discount(90)]);
    expect(toldOf(priced)).toEqual([
      ['discount', -2_000, 'TAKEN'],
      ['full', -2_000, 'TAKEN'],
      ['first', -1_000, 'TAKEN'],
      ['coupon', -500, 'TAKEN'],
      ['freight', 0, 'FREE'],
    ]);
    expect(priced.shops[0]?.lines[0]?.shares).toEqual([
      { promotionKind: 'LIMITED_DISCOUNT', promotionId: '11', pieces: 1, offFen: 2_000 },
      { promotionKind: 'FULL_REDUCTION', promotionId: '12', pieces: 1, offFen: 2_000 },
      { promotionKind: 'FIRST_ORDER', promotionId: '14', pieces: 1, offFen: 1_000 },
      { promotionKind: 'COUPON', promotionId: '13', pieces: 1, offFen: 500 },
    ]);
  });

  test('an entry has kind, id, number, name and amount', () => {
    expect(price([line('1', 20_000)], [discount(90)]).shops[0]?.receipt[0]).toEqual({
      kind: 'PROMOTION',
      promotionKind: 'LIMITED_DISCOUNT',
      promotionId: '11',
      activityType: 401,
      name: 'discount',
      amountFen: -2_000,
      isTaken: true,
      reason: { code: 'TAKEN' },
    });
  });

  test('declined, when it costs a larger reduction its threshold', () => {
    expect(toldOf(price([line('1', 10_000)], [discount(99), full(10_000, 3_000)])).slice(0, 2)).toEqual([
      ['discount', 0, 'BETTER_WITHOUT'],
      ['full', -3_000, 'TAKEN'],
    ]);
  });

  test('missing is measured on what is left when its turn comes, with what it would give', () => {
    const priced = price([line('1', 10_000)], [discount(50), full(9_000, 10), full(20_000, 5_000, { id: '20', name: 'fuller' })]);
    expect(reasonsOf(priced).fuller).toEqual({ code: 'MISSING', thresholdFen: 20_000, missingFen: 15_000, gainFen: 5_000 });
    expect(reasonsOf(priced).full).toEqual({ code: 'MISSING', thresholdFen: 9_000, missingFen: 4_000, gainFen: 10 });
  });

  test('excluded, when there is nothing it is for or another has the pieces', () => {
    const onlyBooks = coupon(100, 0, { name: 'books', scope: { categoryIds: ['11'] } });
    const priced = price([line('1', 10_000)], [onlyBooks, full(100, 50, { name: 'weaker', id: '1' }), full(100, 60)]);
    expect(toldOf(priced).slice(0, 3)).toEqual([
      ['full', -60, 'TAKEN'],
      ['weaker', 0, 'EXCLUDED'],
      ['books', 0, 'EXCLUDED'],
    ]);
  });

  test('refused ones are told of with their reason, in the shops they are of', () => {
    const refused = [
      { promotion: coupon(100, 0, { name: 'later', id: '99' }), code: 'LIMIT_REACHED' },
      { promotion: coupon(100, 0, { name: 'over', id: '98' }), code: 'OVER' },
      { promotion: coupon(100, 0, { name: 'there', cids: ['7'] }), code: 'NOT_FOR_YOU' },
    ] as const;
    expect(toldOf(price([line('1', 100)], [], { refused }))).toEqual([
      ['over', 0, 'OVER'],
      ['later', 0, 'LIMIT_REACHED'],
      ['freight', 0, 'FREE'],
    ]);
  });

  test('grants are told of beside the price', () => {
    const tiers = [{ from: 100, grants: [{ name: 'points' }, { name: 'gift' }] }];
    const gift = named('gift', '5', promotionOf('FULL_REDUCTION', { reduction: { by: 'TIERS', measure: 'FEN', tiers } }));
    const priced = price([line('1', 100)], [gift]);
    expect(toldOf(priced)).toEqual([
      ['gift', 0, 'TAKEN'],
      ['points', 0, 'TAKEN'],
      ['gift', 0, 'TAKEN'],
      ['freight', 0, 'FREE'],
    ]);
    expect(priced.shops[0]?.receipt[1]).toMatchObject({
      kind: 'GRANT',
      promotionKind: 'FULL_REDUCTION',
      promotionId: '5',
      activityType: 403,
    });
  });
});

describe('promotions meet', () => {
  test('each piece has the better of limited and member price', () => {
    const priced = price([line('1', 1_000), line('2', 1_000)], [discount(80), memberPrice({ '1': 700, '2': 900 })]);
    expect(priced.shops[0]?.lines.map(({ payableFen }) => payableFen)).toEqual([700, 800]);
  });

  test('a line price that is nowhere the better one is told of as excluded', () => {
    const told = toldOf(price([line('1', 1_000)], [discount(80), memberPrice({ '1': 700 })]));
    expect(told).toContainEqual(['discount', 0, 'EXCLUDED']);
    expect(told).toContainEqual(['member', -300, 'TAKEN']);
  });

  test('the fourth piece of three for a price still has its member price', () => {
    const priced = price([line('1', 1_000, { quantity: 4 })], [memberPrice({ '1': 900 }), sets(3, 2_000)]);
    expect(priced.shops[0]?.lines[0]?.shares).toEqual([
      { promotionKind: 'N_FOR_PRICE', promotionId: '15', pieces: 3, offFen: 1_000 },
      { promotionKind: 'MEMBER_PRICE', promotionId: '16', pieces: 1, offFen: 100 },
    ]);
  });

  test('pieces above a limit fall to the next price, those that gain least', () => {
    const lines = [line('1', 1_000, { quantity: 3 }), line('2', 2_000, { quantity: 2 })];
    const priced = price(lines, [discount(50, { maxPieces: 3 }), memberPrice({ '1': 900, '2': 1_900 })]);
    expect(priced.shops[0]?.lines.map(({ shares }) => shares.map(({ promotionKind, pieces }) => [promotionKind, pieces]))).toEqual([
      [
        ['MEMBER_PRICE', 2],
        ['LIMITED_DISCOUNT', 1],
      ],
      [['LIMITED_DISCOUNT', 2]],
    ]);
  });

  test('what a member may still have is used up over shops', () => {
    const lines = [line('1', 1_000, { quantity: 2 }), line('1', 1_000, { cid: '2', quantity: 2 })];
    expect(price(lines, [discount(50, { maxPieces: 3, cids: [] })]).shops.map(({ discountFen }) => discountFen)).toEqual([1_000, 500]);
  });

  test('a chosen price is taken though another is cheaper, and fixes its pieces', () => {
    const priced = price([line('1', 1_000, { quantity: 3 })], [flash({ '1': 950 }, { maxPieces: 2 }), discount(50)]);
    expect(priced.shops[0]?.lines[0]?.shares.map(({ promotionKind, pieces, offFen }) => [promotionKind, pieces, offFen])).toEqual([
      ['FLASH', 2, 100],
      ['LIMITED_DISCOUNT', 1, 500],
    ]);
  });

  test('a chosen price above the list takes its pieces at the list price', () => {
    const priced = price([line('1', 1_000)], [flash({ '1': 1_200 }), discount(50)]);
    expect(priced.shops[0]?.lines[0]?.shares).toEqual([{ promotionKind: 'FLASH', promotionId: '17', pieces: 1, offFen: 0 }]);
  });

  test('an activity refuses a kind, and the plan without it wins when that is cheaper', () => {
    const told = toldOf(price([line('1', 1_000)], [discount(90, { refuses: ['COUPON'] }), coupon(300)]));
    expect(told.slice(0, 2)).toEqual([
      ['discount', 0, 'BETTER_WITHOUT'],
      ['coupon', -300, 'TAKEN'],
    ]);
  });

  test('goods that refuse promotions have chosen prices only; those that refuse member prices have the others', () => {
    const gold = [line('1', 1_000, { noPromotions: true }), line('2', 1_000, { noMemberPrice: true })];
    const priced = price(gold, [memberPrice({ '1': 1, '2': 1 }), discount(90), coupon(100), flash({ '1': 990 })]);
    expect(priced.shops[0]?.lines.map(({ payableFen }) => payableFen)).toEqual([990, 800]);
  });

  test('one full reduction has a piece, and the next the pieces it left', () => {
    const priced = price(
      [line('1', 5_000), line('2', 5_000), line('3', 5_000), line('4', 5_000)],
      [full(10_000, 2_000, { scope: { goodsIds: ['1', '2', '3'] } }), full(10_000, 3_000, { id: '30', scope: { goodsIds: ['3', '4'] } })],
    );
    expect(priced.totals.discountFen).toBe(5_000);
  });

  test('a first order is one order of the whole basket', () => {
    const promotions = [firstOrder(300), firstOrder(500, { id: '3', cids: ['7'], name: 'there' })];
    expect(toldOf(price([line('1', 1_000), line('1', 1_000, { cid: '7' })], promotions))).toEqual([
      ['first', 0, 'EXCLUDED'],
      ['freight', 0, 'FREE'],
      ['there', -500, 'TAKEN'],
      ['freight', 0, 'FREE'],
    ]);
  });
});

describe('at the edge', () => {
  test('a coupon worth more than the goods leaves nothing to pay, not less', () => {
    const priced = price([line('1', 300), line('2', 1, { quantity: 2 })], [coupon(99_999)]);
    expect(priced.totals).toEqual({ pieces: 3, goodsFen: 302, discountFen: 302, freightFen: 0, payableFen: 0 });
  });

  test('a full reduction leaves a fen of each line', () => {
    expect(price([line('1', 300), line('2', 1)], [full(1, 99_999)]).shops[0]?.lines.map(({ payableFen }) => payableFen)).toEqual([1, 1]);
  });

  test('a budget that is spent: the cheapest found, and the receipt says so', () => {
    const lines = Array.from({ length: 14 }, (_, at) => line(`${at + 1}`, 1_000));
    const discounts = lines.map(({ goodsId }, at) => discount(99, { id: `${at + 1}`, name: goodsId, scope: { goodsIds: [goodsId] } }));
    const all = [...discounts, full(14_000, 3_000, { id: '40' })];
    const codesOf = (budget?: number) => new Set(toldOf(price(lines, all, {}, budget)).map(([, , code]) => code));
    expect(codesOf(0)).toEqual(new Set(['CHEAPEST_FOUND', 'MISSING', 'FREE']));
    expect(price(lines, all, {}, 1e6).totals.payableFen).toBe(11_000);
    expect(codesOf(1e6)).toEqual(new Set(['TAKEN', 'BETTER_WITHOUT', 'FREE']));
  });

  test('many activities that do not get into each other’s way are proved at once', () => {
    const lines = Array.from({ length: 40 }, (_, at) => line(`${at + 1}`, 1_000));
    const discounts = lines.map(({ goodsId }, at) => discount(50, { id: `${at + 1}`, scope: { goodsIds: [goodsId] } }));
    expect(new Set(toldOf(price(lines, discounts)).map(([, , code]) => code))).toEqual(new Set(['TAKEN', 'FREE']));
  });
});
