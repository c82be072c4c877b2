import { describe, expect, test } from 'vitest';
import { aCoupon } from '../../../test/a-coupon.ts';
import { couponTexts } from './coupon.texts.ts';
import type { CouponCard } from './coupon-queries.ts';
import { conditionsOf, periodOf, rulesOf, worthText } from './coupon-words.ts';

const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

describe('what a coupon takes off (spec 2.2)', () => {
  test.each<[CouponCard['worth'], number, string, string[], string, string[]]>([
    [{ by: 'AMOUNT', minusFen: 1500 }, 9900, '¥15', ['满 ¥99 可用'], '¥15', ['Spend ¥99']],
    [{ by: 'AMOUNT', minusFen: 990 }, 0, '¥9.9', ['无门槛'], '¥9.9', ['No minimum']],
    [{ by: 'PERCENT', percentOff: 15, capFen: 3000 }, 0, '8.5折', ['无门槛', '最高减 ¥30'], '15% off', ['No minimum', 'Up to ¥30 off']],
    [{ by: 'PERCENT', percentOff: 20, capFen: 3000 }, 0, '8折', ['无门槛', '最高减 ¥30'], '20% off', ['No minimum', 'Up to ¥30 off']],
    [{ by: 'FREIGHT', capFen: null }, 3900, '免运费', ['满 ¥39 可用'], 'Free shipping', ['Spend ¥39']],
    [{ by: 'FREIGHT', capFen: 600 }, 3900, '免运费', ['满 ¥39 可用', '最高减 ¥6'], 'Free shipping', ['Spend ¥39', 'Up to ¥6 off']],
    [{ by: 'EXCHANGE', priceFen: 0 }, 0, '兑换', ['免费换一件'], 'Gift', ['One item for free']],
    [{ by: 'EXCHANGE', priceFen: 990 }, 0, '兑换', ['¥9.9 换一件'], 'Gift', ['One item for ¥9.9']],
  ])('%j from %i fen is %s', (worth, fromFen, zh, zhConditions, en, enConditions) => {
    expect([worthText({ worth }, 'zhCN'), conditionsOf({ worth, fromFen }, couponTexts.zhCN)]).toEqual([zh, zhConditions]);
    expect([worthText({ worth }, 'en'), conditionsOf({ worth, fromFen }, couponTexts.en)]).toEqual([en, enConditions]);
  });
});

test.each<[CouponCard['validity'], string, string]>([
  [{ by: 'FIXED', startsAt: at('2026-11-15'), endsAt: at('2026-11-22') - 1 }, '11-15 至 11-21 有效', 'Nov 15 – Nov 21'],
  [{ by: 'AFTER_CLAIM', delayDays: 0, days: 7 }, '领取后 7 天内有效', 'Valid 7 days after claiming'],
  [{ by: 'AFTER_CLAIM', delayDays: 1, days: 1 }, '领取 1 天后生效，1 天内有效', 'Starts 1 day after claiming, valid 1 day'],
])('%j counts %s', (validity, zh, en) => {
  expect([periodOf({ validity }, 'zhCN'), periodOf({ validity }, 'en')]).toEqual([zh, en]);
});

test('the small print says where, for what, with what and how many', () => {
  expect(rulesOf(aCoupon(), 'zhCN')).toEqual(['全部店铺可用', '全部商品可用', '每人限领 1 张']);
  const narrow = aCoupon({ cids: ['11', '12'], shopNames: ['鲜屿', '素纸'], scopeBy: 'GOODS', isAlone: true, perMember: 3 });
  expect(rulesOf(narrow, 'zhCN')).toEqual(['鲜屿、素纸可用', '指定商品可用', '不与满减、首单立减同享', '每人限领 3 张']);
  expect(rulesOf(narrow, 'en')[0]).toBe('Valid at 鲜屿, 素纸');
});
