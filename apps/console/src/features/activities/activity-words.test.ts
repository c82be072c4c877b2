import { describe, expect, test } from 'vitest';
import type { ActivityTerms } from './activity.types.ts';
import { minuteText, shopsText, termsText } from './activity-words.ts';
import { activityWords } from './words.texts.ts';

const all: { by: 'ALL'; goodsIds: string[]; categoryIds: string[]; exceptGoodsIds: string[] } = {
  by: 'ALL',
  goodsIds: [],
  categoryIds: [],
  exceptGoodsIds: [],
};
const tier = {
  ...{ from: 19_900, minusFen: 2_000, percentOff: null, isFreightFree: true },
  grants: { gifts: [{ skuId: '1', pieces: 2 }], couponIds: ['1'], points: 10, growth: 5 },
};
const plain = {
  ...tier,
  from: 3,
  minusFen: null,
  percentOff: 10,
  isFreightFree: false,
  grants: { gifts: [], couponIds: [], points: 0, growth: 0 },
};
const part = (goodsId: string, isMain: boolean) => ({ goodsId, pieces: 1, isMain });

describe('what an activity does, in words (rules 2.1)', () => {
  test.each<[ActivityTerms, string, string]>([
    [{ kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80, scope: all }, perMember: null }, '8 折', '20% off'],
    [
      { kind: 'LIMITED_DISCOUNT', discount: { by: 'MINUS', minusFen: 990, scope: all }, perMember: 2 },
      '每件减 ¥9.9',
      '¥9.9 off each piece',
    ],
    [{ kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' }, perMember: null }, '按规格定价', 'Prices by SKU'],
    [{ kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9_900, perMember: null, scope: all }, '¥99 任选 3 件', 'any 3 for ¥99'],
    [
      { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers: [tier] }, scope: all },
      '满 ¥199 减 ¥20、包邮、送赠品 2 件、送券 1 张、送 10 积分、送 5 成长值',
      'From ¥199: ¥20 off, free shipping, 2 gifts, 1 coupon, 10 points, 5 growth',
    ],
    [
      { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'PIECES', tiers: [plain] }, scope: all },
      '满 3 件 打 9 折',
      'From 3 pieces: 10% off',
    ],
    [
      { kind: 'FULL_REDUCTION', reduction: { by: 'EVERY', everyFen: 10_000, minusFen: 1_000, capFen: 5_000 }, scope: all },
      '每满 ¥100 减 ¥10，最高减 ¥50',
      '¥10 off every ¥100, up to ¥50',
    ],
    [
      { kind: 'PACKAGE', parts: [part('1', true), part('2', true)], choose: null, price: { by: 'AMOUNT', priceFen: 19_900 }, perMember: 1 },
      '2 种商品一套，¥199',
      '2 products as a set, for ¥199',
    ],
    [
      {
        ...{ kind: 'PACKAGE', choose: 1, price: { by: 'PERCENT', percent: 85 }, perMember: null },
        parts: [part('1', true), part('2', false), part('3', false)],
      },
      '1 种固定，另选 1 种，8.5 折',
      '1 fixed and 1 of choice, 15% off',
    ],
    [{ kind: 'FIRST_ORDER', fromFen: 0, minusFen: 500, scope: all }, '首单立减 ¥5', '¥5 off the first order'],
    [{ kind: 'PRIVILEGED', perMember: 1 }, '凭链接享受', 'by link only'],
  ])('%o', (terms, zhCN, en) => {
    expect(termsText(terms, activityWords.zhCN)).toBe(zhCN);
    expect(termsText(terms, activityWords.en)).toBe(en);
  });

  test('its shops are shortened, its times are the merchant’s', () => {
    expect(shopsText([], (cid) => cid, activityWords.zhCN)).toBe('全部门店');
    expect(shopsText(['甲'], (cid) => cid, activityWords.zhCN)).toBe('甲');
    expect(shopsText(['甲', '乙'], (cid) => cid, activityWords.zhCN)).toBe('甲 等 2 家');
    expect(minuteText(Date.UTC(2026, 10, 18, 12, 0))).toBe('2026-11-18 20:00');
  });
});
