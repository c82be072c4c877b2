import { Button, Input, Switch } from 'antd';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import X from '#icons/x';
import { Icon } from '#ui/icon';
import { clockOf, likeMonday, newWeek, type Week, withMore, withoutSpan, withSpan } from './shop-hours.ts';
import styles from './shops.module.css';
import { shopsTexts } from './shops.texts.ts';

const MOST_SPANS = 3;

interface WeekInputProps {
  /** Given by the form. */
  readonly value?: Week | null;
  readonly onChange?: (week: Week | null) => void;
}

/** Opening hours of each weekday, or none at all. */
export function WeekInput({ value = null, onChange = () => undefined }: WeekInputProps) {
  const texts = useTexts(shopsTexts);
  return (
    <div className={styles.week}>
      <div className={styles.switch}>
        <Switch aria-label={texts.hasWeek} checked={value !== null} onChange={(isOn) => onChange(isOn ? newWeek() : null)} />
        <span>{texts.hasWeek}</span>
        <span className={styles.quiet}>{texts.hasWeekHint}</span>
      </div>
      {value?.map((spans, day) => (
        <div key={texts.days[day]} className={styles.day}>
          <b>{texts.days[day]}</b>
          {spans.length === 0 && <span className={styles.quiet}>{texts.off}</span>}
          {spans.map((_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours of a day are known by their place
            <SpanInput key={nth} week={value} day={day} nth={nth} onChange={onChange} />
          ))}
          {spans.length < MOST_SPANS && (
            <Button
              type="text"
              icon={<Icon of={Plus} />}
              aria-label={texts.addSpan(texts.days[day] ?? '')}
              onClick={() => onChange(withMore(value, day))}
            />
          )}
          {day === 0 && (
            <Button type="link" onClick={() => onChange(likeMonday(value))}>
              {texts.copyToAll}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

interface SpanInputProps {
  readonly week: Week;
  readonly day: number;
  readonly nth: number;
  readonly onChange: (week: Week) => void;
}

function SpanInput({ week, day, nth, onChange }: SpanInputProps) {
  const texts = useTexts(shopsTexts);
  const name = texts.days[day] ?? '';
  const span = week[day]?.[nth];
  if (!span) return null;
  const set = (end: 'from' | 'to', typed: string) => onChange(withSpan(week, day, nth, { ...span, [end]: typed }));
  return (
    <span className={styles.span}>
      {(['from', 'to'] as const).map((end) => (
        <Input
          key={end}
          aria-label={texts[end](name)}
          value={span[end]}
          placeholder="00:00"
          maxLength={5}
          onChange={(event) => set(end, event.target.value)}
          onBlur={(event) => set(end, clockOf(event.target.value))}
        />
      ))}
      <Button
        type="text"
        icon={<Icon of={X} />}
        aria-label={texts.removeSpan(name, nth + 1)}
        onClick={() => onChange(withoutSpan(week, day, nth))}
      />
    </span>
  );
}
