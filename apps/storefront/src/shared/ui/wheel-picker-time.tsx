import { useTexts } from '#i18n/texts';
import { wheelTexts } from './wheel-picker.texts.ts';
import { WheelPicker } from './wheel-picker.tsx';
import type { Time, TimeLimits } from './wheel-picker-parts.ts';
import { minutesByHour, timeAt, turnHour } from './wheel-picker-parts.ts';

interface TimeWheelsProps extends TimeLimits {
  readonly label: string;
  readonly time: Time;
  readonly onTurn: (time: Time) => void;
  /** Minutes from one choice to the next. */
  readonly step?: number;
}

export function TimeWheels({ label, time, onTurn, min, max, step = 1 }: TimeWheelsProps) {
  const { parts } = useTexts(wheelTexts);
  const choices = minutesByHour({ min, max }, step);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const hours = [...choices.keys()];
  const minutes = choices.get(hour) ?? [];
  const columns = [
    {
      label: parts.hour,
      options: hours.map((value) => timeAt(value, 0).slice(0, 2)),
      index: hours.indexOf(hour),
      onTurn: (index: number) => onTurn(turnHour(time, hours[index] ?? hour, choices)),
    },
    {
      label: parts.minute,
      options: minutes.map((value) => timeAt(0, value).slice(3)),
      index: minutes.indexOf(minute),
      onTurn: (index: number) => onTurn(timeAt(hour, minutes[index] ?? minute)),
    },
  ];
  return <WheelPicker label={label} columns={columns} />;
}
