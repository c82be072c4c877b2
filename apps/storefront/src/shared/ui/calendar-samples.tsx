import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Calendar } from './calendar.tsx';
import type { DaySpan } from './calendar-days.ts';
import { addDays } from './calendar-days.ts';
import { calendarSampleTexts } from './calendar-samples.texts.ts';

const today = '2026-12-15';
const limits = { min: '2026-12-10', max: '2027-02-20', today };
const soldOut = ['2026-12-18', '2026-12-19', '2026-12-31'];
const priceOf = (day: string) => (day < today ? undefined : `¥${199 + (Number(day.slice(8)) % 5) * 20}`);

/** A calendar as the kit shows it: a single day, and a span with prices and sold-out days. */
export function CalendarSamples() {
  const texts = useTexts(calendarSampleTexts);
  const [day, setDay] = useState<DaySpan | null>(null);
  const [stay, setStay] = useState<DaySpan | null>({ from: addDays(today, 6), to: addDays(today, 9) });
  const isSoldOut = (requested: string) => soldOut.includes(requested);
  return (
    <>
      <h3>{texts.one}</h3>
      <Calendar
        {...limits}
        label={texts.one}
        chosen={day}
        onChoose={setDay}
        noteOf={(requested) => (requested === '2027-01-01' ? texts.holiday : undefined)}
      />
      <h3>{texts.span}</h3>
      <Calendar {...limits} label={texts.span} chosen={stay} onChoose={setStay} isSpan noteOf={priceOf} isSoldOut={isSoldOut} />
    </>
  );
}
