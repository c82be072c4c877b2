import { describe, expect, test } from 'vitest';
import type { Coupon } from './coupon.types.ts';
import { shopsText, statusOf, validityText, worthText } from './coupon-words.ts';
import { couponWords } from './words.texts.ts';

const { zhCN, en } = couponWords;

describe('what a coupon is worth, in words (rules 5)', () => {
  test.each<[Coupon['worth'], number, string, string]>([
    [{ by: 'AMOUNT', minusFen: 1_500 }, 9_900, '¥15 满 ¥99 可用', '¥15, from ¥99'],
    [{ by: 'AMOUNT', minusFen: 880 }, 0, '¥8.8 无门槛', '¥8.8, no minimum'],
    [{ by: 'PERCENT', percentOff: 15, capFen: 3_000 }, 0, '8.5 折 无门槛 最高减 ¥30', '15% off, no minimum, up to ¥30'],
    [{ by: 'PERCENT', percentOff: 20, capFen: 3_000 }, 5_000, '8 折 满 ¥50 可用 最高减 ¥30', '20% off, from ¥50, up to ¥30'],
    [{ by: 'FREIGHT', capFen: null }, 3_900, '免运费 满 ¥39 可用', 'Free shipping, from ¥39'],
    [{ by: 'FREIGHT', capFen: 800 }, 0, '免运费 无门槛 最高减 ¥8', 'Free shipping, no minimum, up to ¥8'],
    [{ by: 'EXCHANGE', priceFen: 990 }, 0, '兑换 ¥9.9 换一件', 'Gift, one item for ¥9.9'],
    [{ by: 'EXCHANGE', priceFen: 0 }, 0, '兑换 免费换一件', 'Gift, one item for free'],
  ])('%j from %i: %s', (worth, fromFen, chinese, english) => {
    expect(worthText({ worth, fromFen }, zhCN)).toBe(chinese);
    expect(worthText({ worth, fromFen }, en)).toBe(english);
  });
});

test('a period is said in days of Beijing', () => {
  const startsAt = Date.UTC(2026, 10, 17, 16);
  const endsAt = Date.UTC(2026, 10, 30, 15, 59, 59, 999);
  expect(validityText({ validity: { by: 'FIXED', startsAt, endsAt } }, zhCN)).toBe('2026-11-18 至 2026-11-30');
  expect(validityText({ validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 7 } }, zhCN)).toBe('领取后 7 天内有效');
  expect(validityText({ validity: { by: 'AFTER_CLAIM', delayDays: 2, days: 1 } }, en)).toBe('From 2 days after claiming, for 1 day');
});

test.each([
  [[], '全部门店'],
  [['1'], '店1'],
  [['1', '2', '3'], '店1 等 3 家'],
])('shops %j: %s', (cids, said) => {
  expect(shopsText(cids, (cid) => `店${cid}`, zhCN)).toBe(said);
});

describe('how a coupon stands', () => {
  const now = 1_000;
  const running = {
    state: 'ON',
    validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 1 },
    claimFrom: null,
    claimTo: null,
    total: 0,
    claimed: 0,
  } as const;
  const fixed = (endsAt: number) => ({ by: 'FIXED', startsAt: 0, endsAt }) as const;
  test.each([
    ['ON', running],
    ['DRAFT', { ...running, state: 'DRAFT', claimTo: 1 } as const],
    ['PAUSED', { ...running, state: 'PAUSED', claimTo: 1 } as const],
    ['SOON', { ...running, claimFrom: now + 1 }],
    ['ON', { ...running, claimFrom: now, claimTo: now + 1 }],
    ['CLAIM_OVER', { ...running, claimTo: now }],
    ['EXPIRED', { ...running, validity: fixed(now), claimTo: now }],
    ['ON', { ...running, validity: fixed(now + 1) }],
    ['GONE', { ...running, total: 5, claimed: 5 }],
    ['ON', { ...running, total: 5, claimed: 4 }],
    ['ON', { ...running, total: 0, claimed: 400 }],
  ])('%s: %j', (status, coupon) => {
    expect(statusOf(coupon, now)).toBe(status);
  });
});
