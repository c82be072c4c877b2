import { dayText } from '#lib/instant';
import { dayNameTexts } from './day-name.texts.ts';
import { useMessages } from './messages.ts';
import { useTexts } from './texts.ts';

const dayMs = 86_400_000;

/** What a day of the shop's calendar ("2026-11-15") is called; the last two have names. */
export function useDayName(day: string): string {
  const { lang } = useMessages();
  const { today, yesterday } = useTexts(dayNameTexts);
  const isDay = (instant: number) => dayText(instant, 'zhCN') === day;
  if (isDay(Date.now())) return today;
  if (isDay(Date.now() - dayMs)) return yesterday;
  return dayText(Date.parse(`${day}T00:00:00+08:00`), lang);
}
