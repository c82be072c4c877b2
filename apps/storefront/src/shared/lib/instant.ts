import type { TextLang } from '#i18n/messages';

/** The mall's own time zone: an order says the same wherever it is read. */
const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', hourCycle: 'h23', ...options });

const whole = { dateStyle: 'medium', timeStyle: 'medium' } as const;
const short = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

// Made once: making one takes thirty times as long as using it.
// Chinese malls write times as ISO does, which is how Sweden writes them too.
const iso = format('sv-SE', { ...whole, dateStyle: 'short' });
const english = { whole: format('en-US', whole), short: format('en-US', short), day: format('en-US', { dateStyle: 'medium' }) };

/** "2026-11-14 21:11:48" or "Nov 14, 2026, 21:11:48" */
export const instantText = (instant: number, lang: TextLang): string => (lang === 'en' ? english.whole : iso).format(instant);

/** "11-14 21:11" or "Nov 14, 21:11": where the year goes without saying. */
export const shortInstantText = (instant: number, lang: TextLang): string =>
  lang === 'en' ? english.short.format(instant) : iso.format(instant).slice(5, -3);

/** "2026-11-14" or "Nov 14, 2026" */
export const dayText = (instant: number, lang: TextLang): string =>
  lang === 'en' ? english.day.format(instant) : iso.format(instant).slice(0, 10);
