import type { OutputOf } from '@qianpu/contract/types';
import type { LocatedOrganisation, RatingSums } from './shop.types.ts';

type Opening = Pick<OutputOf<'shop.status.find'>, 'isOpen' | 'hours' | 'opens'>;
type Shop = Pick<LocatedOrganisation, 'status' | 'hours' | 'week'>;

/** Asia/Shanghai is UTC+8 all year. */
const SHANGHAI_AHEAD_MS = 8 * 3_600_000;
const DAYS = 7;

/** Whether a shop is open now, today's hours and when it opens next: one value, so that no page says both. */
export function openingOf({ status, hours, week }: Shop, now: Date): Opening {
  if (!week) return { isOpen: status === 'OPEN', hours, opens: null };
  const there = new Date(now.getTime() + SHANGHAI_AHEAD_MS);
  // Monday is 0.
  const today = (there.getUTCDay() + DAYS - 1) % DAYS;
  const time = there.toISOString().slice(11, 16);
  const spans = week[today] ?? [];
  const isOpen = status === 'OPEN' && spans.some(({ from, to }) => from <= time && time < to);
  return {
    isOpen,
    hours: spans.map(({ from, to }) => `${from}–${to}`).join(', '),
    opens: isOpen || status !== 'OPEN' ? null : nextOpening(week, today, time),
  };
}

function nextOpening(week: NonNullable<Shop['week']>, today: number, time: string): Opening['opens'] {
  for (let inDays = 0; inDays <= DAYS; inDays++) {
    const next = week[(today + inDays) % DAYS]?.find(({ from }) => inDays > 0 || from > time);
    if (next) return { inDays, at: next.from };
  }
  return null;
}

/** Stars to one decimal, rounded down: 4.98 is 4.9. */
export const scoreOf = ({ stars, reviews }: Pick<RatingSums, 'stars' | 'reviews'>): number => Math.floor((stars * 10) / reviews) / 10;

/** What a shop is rated by; null without a review. */
export const ratingOf = (sums: RatingSums): OutputOf<'shop.status.find'>['rating'] => {
  const scoreIf = (stars: number, reviews: number) => (reviews > 0 ? scoreOf({ stars, reviews }) : null);
  if (sums.reviews === 0) return null;
  return {
    score: scoreOf(sums),
    reviews: sums.reviews,
    service: scoreIf(sums.service_stars, sums.service_reviews),
    logistics: scoreIf(sums.logistics_stars, sums.logistics_reviews),
  };
};
