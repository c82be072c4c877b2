import { lazy, Suspense, useState } from 'react';
import Calendar from '#icons/calendar';
import { Icon } from '../icon.tsx';
import styles from './list.module.css';
import type { SpanProps } from './list.types.ts';

/** A calendar weighs a tenth of a list page: it comes when somebody opens it. */
const DatesPicker = lazy(async () => ({ default: (await import('./dates-picker.tsx')).DatesPicker }));

/** A span of days of the merchant's calendar. */
export function DatesFilter(props: SpanProps) {
  const [isOpened, setOpened] = useState(false);
  const { label, from, to } = props;
  const hasSpan = from !== undefined || to !== undefined;
  const field = (
    <button type="button" className={styles.dates} data-empty={!hasSpan} onClick={() => setOpened(true)}>
      <span>{hasSpan ? `${from ?? '…'} → ${to ?? '…'}` : label}</span>
      <Icon of={Calendar} size={14} />
    </button>
  );
  if (!isOpened) return field;
  return (
    <Suspense fallback={field}>
      <DatesPicker {...props} />
    </Suspense>
  );
}
