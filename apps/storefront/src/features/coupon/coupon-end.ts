import type { TextLang } from '#i18n/messages';
import { dayText } from '#lib/instant';
import type { MyCoupon } from './coupon-queries.ts';
import { monthDay } from './coupon-words.ts';
import { myCouponTexts } from './my-coupon.texts.ts';

const dayMs = 86_400_000;

interface CouponEnd {
  readonly text: string;
  /** Not long any more. */
  readonly isUrgent: boolean;
}

/** When a member's coupon begins or ends, seen from now; its last days are counted, whole days of the mall's calendar. */
export function endOf({ startsAt, endsAt, isEndingSoon, state }: MyCoupon, now: number, lang: TextLang): CouponEnd {
  const texts = myCouponTexts[lang];
  if (startsAt > now) return { text: texts.from(monthDay(startsAt, lang)), isUrgent: false };
  if (!isEndingSoon || (state !== 'UNUSED' && state !== 'LOCKED')) return { text: texts.until(monthDay(endsAt, lang)), isUrgent: false };
  const days = Math.round((dayStart(endsAt) - dayStart(now)) / dayMs);
  return { text: days > 0 ? texts.daysLeft(days) : texts.today, isUrgent: true };
}

const dayStart = (instant: number): number => Date.parse(`${dayText(instant, 'zhCN')}T00:00:00+08:00`);
