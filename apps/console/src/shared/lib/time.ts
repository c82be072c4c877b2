import type { TextLang } from '#i18n/texts';
import { timeTexts } from './time.texts.ts';

/** The merchant's calendar, wherever the console is read. */
const zone = { timeZone: 'Asia/Shanghai', hourCycle: 'h23' } as const;
const DAY_MS = 86_400_000;
const OFFSET_MS = 8 * 3_600_000;

// Sweden writes times as ISO does, which is how Chinese back offices write them.
const iso = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'medium' });
const english = {
  whole: new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'medium', timeStyle: 'medium' }),
  short: new Intl.DateTimeFormat('en-US', { ...zone, month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }),
};

/** Days of Asia/Shanghai since the epoch. */
export const dayNumber = (at: number): number => Math.floor((at + OFFSET_MS) / DAY_MS);

/** "2026-11-14 21:11:48" or "Nov 14, 2026, 21:11:48" */
export const wholeTime = (at: number, lang: TextLang): string => (lang === 'en' ? english.whole : iso).format(at);

/** "今天 16:36", "昨天 18:37", "11-14 21:11": relative when near, dates otherwise. */
export function shortTime(at: number, now: number, lang: TextLang): string {
  const ago = dayNumber(now) - dayNumber(at);
  const clock = iso.format(at).slice(11, 16);
  if (ago === 0) return `${timeTexts[lang].today} ${clock}`;
  if (ago === 1) return `${timeTexts[lang].yesterday} ${clock}`;
  return lang === 'en' ? english.short.format(at) : iso.format(at).slice(5, 16);
}

/** "1 时 48 分" of a span of milliseconds. */
export function spanText(ms: number, lang: TextLang): string {
  const minutes = Math.max(1, Math.floor(Math.abs(ms) / 60_000));
  if (minutes < 60) return timeTexts[lang].minutes(minutes);
  if (minutes < 48 * 60) return timeTexts[lang].hours(Math.floor(minutes / 60), minutes % 60);
  return timeTexts[lang].days(Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60));
}

/** "2026-11-14", as days stand in addresses. */
export const dayText = (at: number): string => iso.format(at).slice(0, 10);

/** The first instant of a day written like that. */
export const instantOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);
