import type { Day, WeekStart } from './calendar-days.ts';
import { addDays, timeOf } from './calendar-days.ts';

/** Any Sunday. */
const aSunday: Day = '2026-11-15';

interface DayNames {
  readonly monthName: (day: Day) => string;
  /** With year and weekday, as it is read out. */
  readonly dayName: (day: Day) => string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** What days, weeks and months are called; made once for each language, since formats are costly to make. */
export function namesOfDays(locale: string, weekStart: WeekStart): DayNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: write } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (day: Day) => write(timeOf(day));
  };
  const short = format({ weekday: 'narrow' });
  const long = format({ weekday: 'long' });
  return {
    monthName: format({ year: 'numeric', month: 'long' }),
    dayName: format({ dateStyle: 'full' }),
    weekdays: Array.from({ length: 7 }, (_, place) => {
      const day = addDays(aSunday, weekStart + place);
      return { short: short(day), long: long(day) };
    }),
  };
}
