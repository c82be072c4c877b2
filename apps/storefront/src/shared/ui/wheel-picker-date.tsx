import { useMemo } from 'react';
import { useTexts } from '#i18n/texts';
import type { Day, DayLimits } from './calendar-days.ts';
import { wheelTexts } from './wheel-picker.texts.ts';
import { WheelPicker } from './wheel-picker.tsx';
import type { DatePart } from './wheel-picker-parts.ts';
import { choicesBeside, turnDay, valuesOfDay } from './wheel-picker-parts.ts';

interface DateWheelsProps extends DayLimits {
  readonly label: string;
  readonly day: Day;
  readonly onTurn: (day: Day) => void;
}

/** A day far from today, a birthday say; for one of the next weeks there is the calendar. */
export function DateWheels({ label, day, onTurn, min, max }: DateWheelsProps) {
  const { locale, order, parts, year, date } = useTexts(wheelTexts);
  const month = useMemo(() => {
    const { format } = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    return (value: number) => format(Date.UTC(2026, value - 1));
  }, [locale]);
  const write = { year, month, date };
  const choices = choicesBeside(day, { min, max });
  const columnOf = (part: DatePart) => ({
    label: parts[part],
    options: choices[part].map(write[part]),
    index: choices[part].indexOf(valuesOfDay(day)[part]),
    onTurn: (index: number) => onTurn(turnDay(day, part, choices[part][index] ?? 0, { min, max })),
  });
  return <WheelPicker label={label} columns={order.map(columnOf)} />;
}
