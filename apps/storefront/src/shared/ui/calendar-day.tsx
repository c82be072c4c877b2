import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import styles from './calendar.module.css';
import { calendarTexts } from './calendar.texts.ts';
import type { Day, DaySpan } from './calendar-days.ts';
import { isInSpan } from './calendar-days.ts';

interface CalendarDayProps {
  readonly day: Day;
  /** Heard instead of the bare figure. */
  readonly name: string;
  readonly span: DaySpan | null;
  readonly isToday: boolean;
  /** The one day of the grid that Tab leads to. */
  readonly isReached: boolean;
  readonly isOutside: boolean;
  readonly isSoldOut: boolean;
  readonly note: string | undefined;
  readonly onChoose: (day: Day) => void;
}

export function CalendarDay({ day, name, span, isToday, isReached, isOutside, isSoldOut, note, onChoose }: CalendarDayProps) {
  const texts = useTexts(calendarTexts);
  const isFirst = day === span?.from;
  const isLast = day === span?.to;
  const isSingle = isFirst && (isLast || span?.to === null);
  const isOff = isOutside || isSoldOut;
  const end = isFirst && !isLast ? texts.from : isLast && !isFirst ? texts.to : '';
  const below = isSoldOut ? texts.soldOut : end || note || (isToday ? texts.today : isFirst ? texts.chosen : '');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
    <td
      className={classNames(
        styles.cell,
        isInSpan(day, span) && styles.between,
        isFirst && styles.first,
        (isLast || isSingle) && styles.last,
      )}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: browsers say gridcell for it anyway, inside a grid
      role="gridcell"
      aria-selected={isInSpan(day, span)}
    >
      <button
        type="button"
        className={classNames(
          styles.day,
          (isFirst || isLast) && styles.chosen,
          isOff && styles.off,
          isSoldOut && styles.soldOut,
          isToday && styles.today,
        )}
        data-day={day}
        tabIndex={isReached ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isOff || undefined}
        onClick={() => isOff || onChoose(day)}
      >
        <span className={styles.heard}>{name}</span>
        <b className={styles.figure} aria-hidden>
          {Number(day.slice(8))}
        </b>
        <small className={styles.note}>{below}</small>
      </button>
    </td>
  );
}
