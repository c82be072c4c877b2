import { describe, expect, test } from 'vitest';
import { aMyCoupon } from '../../../test/a-coupon.ts';
import { endOf } from './coupon-end.ts';

const at = (time: string) => Date.parse(`2026-${time}+08:00`);
const now = at('11-18T09:00:00');
const ending = (day: string) => aMyCoupon({ endsAt: at(`${day}T23:59:59.999`), isEndingSoon: true });

describe('when a coupon ends', () => {
  test.each([
    ['today', ending('11-18'), '今天 24:00 到期', 'Ends at midnight', true],
    ['tomorrow', ending('11-19'), '剩 1 天', '1 day left', true],
    ['in two days', ending('11-20'), '剩 2 天', '2 days left', true],
    ['later', aMyCoupon({ endsAt: at('11-30T23:59:59.999') }), '11-30 到期', 'Until Nov 30', false],
    ['once it has begun', aMyCoupon({ startsAt: at('11-19T00:00:00') }), '11-19 起可用', 'From Nov 19', false],
    ['no matter, once it is used', { ...ending('11-18'), state: 'USED' as const }, '11-18 到期', 'Until Nov 18', false],
  ])('%s', (_when, coupon, zh, en, isUrgent) => {
    expect(endOf(coupon, now, 'zhCN')).toEqual({ text: zh, isUrgent });
    expect(endOf(coupon, now, 'en').text).toBe(en);
  });
});
