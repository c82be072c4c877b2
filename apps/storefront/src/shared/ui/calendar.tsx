import type { KeyboardEvent } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#i18n/texts';
import ChevronLeft from '#icons/chevron-left';
import ChevronRight from '#icons/chevron-right';
import styles from './calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import { CalendarDay } from './calendar-day.tsx';
import type { Day, DayLimits, DaySpan } from './calendar-days.ts';
import { addMonths, dayByKey, extendSpan, lastDayOf, monthOf, weeksOf, within } from './calendar-days.ts';
import { namesOfDays } from './calendar-names.ts';
import { Icon } from './icon.tsx';

interface CalendarProps extends DayLimits {
  /** What is chosen here. */
  readonly label: string;
  /** A single day is a span that ends where it begins. */
  readonly chosen: DaySpan | null;
  readonly onChoose: (chosen: DaySpan) => void;
  readonly isSpan?: boolean;
  readonly today: Day;
  /** A word or a price below the figure; two or three characters have room. */
  readonly noteOf?: (day: Day) => string | undefined;
  readonly isSoldOut?: (day: Day) => boolean;
}

const never = () => false;

/** A month of days to choose one from, or a first and a last. */
export function Calendar({ label, chosen, onChoose, isSpan = false, min, max, today, noteOf, isSoldOut = never }: CalendarProps) {
  const texts = useTexts(calendarTexts);
  const { locale, weekStart } = texts;
  const names = useMemo(() => namesOfDays(locale, weekStart), [locale, weekStart]);
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(() => within(chosen?.from ?? today, { min, max }));
  const month = monthOf(current);
  const turn = (months: number) => setCurrent(within(addMonths(current, months), { min, max }));
  const move = (press: KeyboardEvent) => {
    const aim = dayByKey(current, press.key, press.shiftKey, weekStart);
    if (aim === null) return;
    press.preventDefault();
    const day = within(aim, { min, max });
    flushSync(() => setCurrent(day));
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const choose = (day: Day) => {
    setCurrent(day);
    onChoose(isSpan ? extendSpan(chosen, day, isSoldOut) : { from: day, to: day });
  };
  return (
    <section className={styles.calendar} aria-label={label}>
      <header className={styles.header}>
        <button type="button" className={styles.turn} aria-label={texts.earlier} disabled={`${month}-01` <= min} onClick={() => turn(-1)}>
          <Icon of={ChevronLeft} />
        </button>
        <p id={titleId} className={styles.month} aria-live="polite">
          {names.monthName(current)}
        </p>
        <button type="button" className={styles.turn} aria-label={texts.later} disabled={lastDayOf(month) >= max} onClick={() => turn(1)}>
          <Icon of={ChevronRight} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the native shape of a grid */}
      <table ref={grid} role="grid" className={styles.grid} aria-labelledby={titleId} aria-multiselectable={isSpan} onKeyDown={move}>
        <thead>
          <tr>
            {names.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are told apart by nothing but their place
            <tr key={place}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={names.weekdays[weekday]?.long} className={styles.cell} />
                ) : (
                  <CalendarDay
                    key={day}
                    day={day}
                    name={names.dayName(day)}
                    span={chosen}
                    isToday={day === today}
                    isReached={day === current}
                    isOutside={day < min || day > max}
                    isSoldOut={isSoldOut(day)}
                    note={noteOf?.(day)}
                    onChoose={choose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
