import type { ReceiptEntry } from '@qianpu/contract/types';
import { describe, expect, test } from 'vitest';
import { aCartLine } from '../../../test/a-cart.ts';
import { aGift } from '../../../test/a-gift.ts';
import { breakdownOf } from './breakdown.rules.ts';
import { cartTexts } from './cart.texts.ts';
import { groupsOf, stripsOf } from './promotion-strips.rules.ts';
import { stripText } from './strip-words.ts';

type Kind = NonNullable<ReceiptEntry['promotionKind']>;
const entry = (promotionKind: Kind, promotionId: string, reason: ReceiptEntry['reason'], amountFen = 0): ReceiptEntry => ({
  kind: 'PROMOTION',
  promotionKind,
  promotionId,
  name: promotionKind === 'N_FOR_PRICE' ? '99 元 3 件' : '',
  amountFen,
  isTaken: amountFen < 0,
  reason,
});
const missing = (missingFen: number, gainFen?: number): ReceiptEntry['reason'] => ({
  code: 'MISSING',
  thresholdFen: 9_900,
  missingFen,
  ...(gainFen && { gainFen }),
});
const taken = { code: 'TAKEN' } as const;

describe('strips of the cart, from the reasons of the receipt (spec 4, 7.2)', () => {
  test.each<[ReceiptEntry, string, string]>([
    [entry('FULL_REDUCTION', '1', missing(2_000, 1_000)), '再买 ¥20.00 减 ¥10', 'Spend ¥20.00 more, save ¥10'],
    [entry('COUPON', '1', missing(1_920, 1_590)), '再买 ¥19.20 减 ¥15.9', 'Spend ¥19.20 more, save ¥15.9'],
    [entry('FULL_REDUCTION', '1', taken, -3_000), '已减 ¥30', '¥30 off'],
    [
      entry('FULL_REDUCTION', '1', { ...taken, thresholdFen: 19_900, missingFen: 500, gainFen: 4_000 }, -3_000),
      '已减 ¥30 · 再买 ¥5.00 减 ¥40',
      '¥30 off · Spend ¥5.00 more, save ¥40',
    ],
    [entry('N_FOR_PRICE', '1', { code: 'MISSING', missingPieces: 1 }), '再买 1 件 享 99 元 3 件', 'Add 1 more: 99 元 3 件'],
    [entry('LADDER', 'ladder', { code: 'MISSING', missingPieces: 2, gainFen: 600 }), '再买 2 件 减 ¥6', 'Add 2 more, save ¥6'],
    [entry('FREE_FREIGHT', '1', missing(900)), '再买 ¥9.00 免运费', 'Spend ¥9.00 more for free delivery'],
    [entry('FIRST_ORDER', '1', missing(900)), '再买 ¥9.00 可用', 'Spend ¥9.00 more to use it'],
  ])('%# is said in words', (told, zh, en) => {
    const [strip] = stripsOf([told]);
    expect(strip && [stripText(strip, cartTexts.zhCN), stripText(strip, cartTexts.en)]).toEqual([zh, en]);
  });

  test('nothing is said of what is neither taken nor near', () => {
    const none = [
      entry('FULL_REDUCTION', '1', { code: 'EXCLUDED' }),
      entry('COUPON', '2', { code: 'BETTER_WITHOUT', lossFen: 100 }),
      entry('MEMBER_PRICE', '3', taken, -100),
      { ...entry('FREE_FREIGHT', '4', taken), isTaken: true },
      { ...entry('FULL_REDUCTION', '5', taken, -100), kind: 'GRANT' as const },
    ];
    expect(stripsOf(none)).toEqual([]);
  });

  test('of many coupons: the one taken, and the nearest that would take off more', () => {
    const coupons = [
      entry('COUPON', 'far', missing(5_000, 9_000)),
      entry('COUPON', 'taken', taken, -800),
      entry('COUPON', 'less', missing(100, 500)),
      entry('COUPON', 'near', missing(2_000, 1_500)),
    ];
    expect(stripsOf(coupons).map(({ key }) => key)).toEqual(['COUPON taken', 'COUPON near']);
    expect(stripsOf([entry('COUPON', 'too far', missing(8_000, 9_000))])).toEqual([]);
    expect(stripsOf([coupons[0] as ReceiptEntry, coupons[2] as ReceiptEntry]).map(({ key }) => key)).toEqual(['COUPON less']);
  });

  test('how far a threshold in fen is reached', () => {
    expect(stripsOf([entry('COUPON', '1', missing(4_950, 100))])[0]?.progress).toBe(0.5);
    expect(stripsOf([entry('LADDER', '1', { code: 'MISSING', missingPieces: 1, gainFen: 1 })])[0]?.progress).toBeNull();
  });
});

describe('lines of one activity stand together (rules of the cart)', () => {
  const share = (promotionKind: Kind, promotionId: string, offFen = 100) => ({ promotionKind, promotionId, pieces: 1, offFen });
  const line = (skuId: string, ...shares: ReturnType<typeof share>[]) => aCartLine(skuId, { shares });
  const skusOf = (shop: Parameters<typeof groupsOf>[0]) =>
    groupsOf(shop).groups.map(({ strip, lines }) => [strip?.key ?? null, lines.map(({ skuId }) => skuId).join()]);

  test('under the strip of what the plan took; the rest below, other strips on top', () => {
    const receipt = [
      entry('FULL_REDUCTION', 'a', taken, -200),
      entry('N_FOR_PRICE', 'b', taken, -100),
      entry('FULL_REDUCTION', 'c', missing(900, 100)),
      entry('COUPON', 'd', taken, -100),
    ];
    const lines = [
      line('1'),
      line('2', share('FULL_REDUCTION', 'a')),
      line('3', share('COUPON', 'd')),
      line('4', share('FULL_REDUCTION', 'a', 0)),
      line('5', share('FULL_REDUCTION', 'a'), share('N_FOR_PRICE', 'b')),
    ];
    expect(skusOf({ receipt, lines })).toEqual([
      ['N_FOR_PRICE b', '5'],
      ['FULL_REDUCTION a', '2,4'],
      [null, '1,3'],
    ]);
    expect(groupsOf({ receipt, lines }).strips.map(({ key }) => key)).toEqual(['COUPON d']);
    expect(groupsOf({ receipt, lines }).addOn?.key).toBe('FULL_REDUCTION c');
  });

  test('a line that counts for an activity stands with it before it is reached; one that two could take, with the one that was (rules-2 §4)', () => {
    const receipt = [
      entry('N_FOR_PRICE', 'b', { code: 'MISSING', missingPieces: 1 }),
      entry('FULL_REDUCTION', 'a', taken, -200),
      entry('FULL_REDUCTION', 'c', missing(900, 100)),
    ];
    const lines = [
      aCartLine('1', { activityIds: ['c'] }),
      aCartLine('2', { activityIds: ['a', 'b'], isTicked: false }),
      aCartLine('3', { activityIds: ['b', 'c'] }),
      aCartLine('4', { activityIds: ['gone'] }),
    ];
    expect(skusOf({ receipt, lines })).toEqual([
      ['N_FOR_PRICE b', '3'],
      ['FULL_REDUCTION a', '2'],
      ['FULL_REDUCTION c', '1'],
      [null, '4'],
    ]);
  });

  test('what comes with a reduction stands below its lines, also where nothing is taken off (rules-2 §10.4)', () => {
    const receipt = [{ ...entry('FULL_REDUCTION', 'a', taken), isTaken: true }];
    const [group] = groupsOf({ receipt, lines: [line('1', share('FULL_REDUCTION', 'a', 0))], gifts: [aGift('a'), aGift('b')] }).groups;
    expect(group?.gifts.map(({ promotionId }) => promotionId)).toEqual(['a']);
    expect(group?.strip && [stripText(group.strip, cartTexts.zhCN), stripText(group.strip, cartTexts.en)]).toEqual(['已达成', 'Reached']);
  });

  test('without an activity they stand as they were put in', () => {
    expect(skusOf({ receipt: [], lines: [line('2'), line('1')] })).toEqual([[null, '2,1']]);
  });
});

describe('what a whole shop is near to stands at its foot (rules-2 §4)', () => {
  const freight = (missingFen: number): ReceiptEntry => ({
    kind: 'FREIGHT',
    name: '',
    amountFen: 600,
    isTaken: true,
    reason: { code: 'FREE_FROM', thresholdFen: 9_900, missingFen },
  });
  const addOnOf = (...receipt: ReceiptEntry[]) => groupsOf({ receipt, lines: [] }).addOn;

  test('free freight, once most of its amount is there', () => {
    const near = addOnOf(freight(1_920));
    expect(near && [stripText(near, cartTexts.zhCN), stripText(near, cartTexts.en)]).toEqual([
      '再买 ¥19.20 免运费',
      'Spend ¥19.20 more for free delivery',
    ]);
    expect(addOnOf(freight(5_000))).toBeNull();
  });

  test('the nearest of several, and none that has its own strip above', () => {
    expect(addOnOf(freight(1_920), entry('FULL_REDUCTION', 'a', missing(900, 100)))?.key).toBe('FULL_REDUCTION a');
    expect(addOnOf(entry('COUPON', 'a', missing(900, 100)))).toBeNull();
    const receipt = [entry('FULL_REDUCTION', 'a', missing(900, 100))];
    expect(groupsOf({ receipt, lines: [aCartLine('1', { activityIds: ['a'] })] }).addOn).toBeNull();
  });
});

test('the breakdown: what each shop and each promotion brings, what is not reached, freight before what lowers it', () => {
  const sums = { goodsFen: 1_000, discountFen: 300, freightFen: 0, payableFen: 700 };
  const freight: ReceiptEntry = { kind: 'FREIGHT', name: '', amountFen: 600, isTaken: true, reason: { code: 'FLAT' } };
  const receipt = [
    entry('COUPON', '1', taken, -300),
    entry('COUPON', '2', { code: 'BETTER_WITHOUT', lossFen: 1 }),
    entry('FULL_REDUCTION', '3', missing(900, 100)),
    freight,
    { ...entry('FREE_FREIGHT', '4', taken, -600), freightFen: -600 },
  ];
  const shop = { cid: '11', shopName: '甲', ...sums, receipt };
  const unticked = { ...shop, cid: '12', lines: [aCartLine('9', { isTicked: false })] };
  const { shops, taken: takenOff, savedFen, open, freightFen } = breakdownOf({ shops: [{ ...shop, lines: [aCartLine('1')] }, unticked] });
  expect(shops.map(({ cid }) => cid)).toEqual(['11']);
  expect(takenOff.map((row) => row.entry.promotionId)).toEqual(['1', '4']);
  expect(open.map((row) => row.entry.promotionId)).toEqual(['3']);
  expect([savedFen, freightFen]).toEqual([900, 600]);
});
