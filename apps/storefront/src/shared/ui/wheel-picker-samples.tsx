import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { WheelPicker } from './wheel-picker.tsx';
import { DateWheels } from './wheel-picker-date.tsx';
import { wheelPickerSampleTexts } from './wheel-picker-samples.texts.ts';
import { TimeWheels } from './wheel-picker-time.tsx';

/** Wheels as the kit shows them: three that depend on each other, two with limits, one with long words. */
export function WheelPickerSamples() {
  const texts = useTexts(wheelPickerSampleTexts);
  const [day, setDay] = useState('1996-02-29');
  const [time, setTime] = useState('18:30');
  const [reason, setReason] = useState(1);
  return (
    <>
      <h3>{texts.birthday}</h3>
      <DateWheels label={texts.birthday} day={day} onTurn={setDay} min="1926-01-01" max="2026-12-15" />
      <h3>{texts.time}</h3>
      <TimeWheels label={texts.time} time={time} onTurn={setTime} min="09:30" max="21:00" step={15} />
      <h3>{texts.reason}</h3>
      <WheelPicker label={texts.reason} columns={[{ label: texts.reason, options: texts.reasons, index: reason, onTurn: setReason }]} />
    </>
  );
}
