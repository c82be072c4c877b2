import { describe, expect, test } from 'vitest';
import { anActivity, aTier } from '../../../test/an-activity.ts';
import type { ShownTerms } from './activity-queries.ts';
import { activityRules, activityWords } from './activity-words.ts';

const limited = (discount: Extract<ShownTerms, { kind: 'LIMITED_DISCOUNT' }>['discount']): ShownTerms => ({
  kind: 'LIMITED_DISCOUNT',
  discount,
});
const tiers = (measure: 'FEN' | 'PIECES', ...all: ReturnType<typeof aTier>[]): ShownTerms => ({
  kind: 'FULL_REDUCTION',
  reduction: { by: 'TIERS', measure, tiers: all },
});
const gift = { goodsId: '5', skuId: '51', title: '帆布袋', specs: [], picture: '1/b.jpg', quantity: 2, isSoldOut: false };

describe('what an activity does, in words (rules 2.1, 2.4)', () => {
  test.each<[ShownTerms, string[], string[]]>([
    [limited({ by: 'PERCENT', percent: 80 }), ['8折'], ['20% off']],
    [limited({ by: 'PERCENT', percent: 85 }), ['8.5折'], ['15% off']],
    [limited({ by: 'MINUS', minusFen: 550 }), ['每件减5.5'], ['¥5.5 off each']],
    [limited({ by: 'PRICE' }), ['限时特价'], ['Special price']],
    [{ kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9900 }, ['3件99元'], ['Any 3 for ¥99']],
    [tiers('FEN', aTier({ from: 10_000, minusFen: 1000 })), ['满100减10'], ['Spend ¥100: ¥10 off']],
    [
      tiers('FEN', aTier({ from: 9900, minusFen: 1500 }), aTier({ from: 19_900, minusFen: 4000, isFreightFree: true })),
      ['满99减15', '满199减40，包邮'],
      ['Spend ¥99: ¥15 off', 'Spend ¥199: ¥40 off, free delivery'],
    ],
    [tiers('PIECES', aTier({ from: 3, percentOff: 10, points: 1 })), ['满3件打9折，送1积分'], ['Buy 3: 10% off, 1 point']],
    [
      tiers('PIECES', aTier({ from: 2, gifts: [gift], coupons: [{ id: '6', name: '下次减五元' }], growth: 5 })),
      ['满2件赠帆布袋×2，送下次减五元，送5成长值'],
      ['Buy 2: 2 × 帆布袋 free, a coupon: 下次减五元, 5 growth'],
    ],
    [
      { kind: 'FULL_REDUCTION', reduction: { by: 'EVERY', everyFen: 10_000, minusFen: 500, capFen: 5000 } },
      ['每满100减5，最高减50'],
      ['¥5 off every ¥100, up to ¥50'],
    ],
    [{ kind: 'PACKAGE', price: { by: 'AMOUNT', priceFen: 51_000 }, choose: null }, ['套餐价510元'], ['Bundle for ¥510']],
    [{ kind: 'PACKAGE', price: { by: 'PERCENT', percent: 90 }, choose: 2 }, ['套餐9折、任选2件'], ['Bundle at 10% off, choose 2']],
    [{ kind: 'FIRST_ORDER', fromFen: 0, minusFen: 500 }, ['首单减5元'], ['¥5 off your first order']],
    [{ kind: 'FIRST_ORDER', fromFen: 2000, minusFen: 500 }, ['首单满20减5'], ['¥5 off a first order from ¥20']],
    [{ kind: 'PRIVILEGED' }, ['专享价'], ['Your special price']],
  ])('%j', (terms, zh, en) => {
    expect(activityWords(terms, 'zhCN')).toEqual(zh);
    expect(activityWords(terms, 'en')).toEqual(en);
  });
});

test('the small print says for whom, how much of it, and what it does not meet (rules 2.3)', () => {
  expect(activityRules(anActivity(), 'zhCN')).toEqual([]);
  const narrow = anActivity({ audience: 'NEW', perMember: 2, refuses: ['COUPON', 'FULL_REDUCTION'] });
  expect(activityRules(narrow, 'zhCN')).toEqual(['新人专享', '每人限享 2 件', '不与优惠券、满减同享']);
  const sets = anActivity({ perMember: 1, terms: { kind: 'N_FOR_PRICE', pieces: 3, priceFen: 9900 } });
  expect(activityRules(sets, 'zhCN')).toEqual(['每人限享 1 套']);
  expect(activityRules(sets, 'en')).toEqual(['1 set per person']);
});
