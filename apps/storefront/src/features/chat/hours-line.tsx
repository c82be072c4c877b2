import { useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { chatTexts } from './chat.texts.ts';
import type { ServiceHours } from './chat.types.ts';
import { turnOf } from './hours.rules.ts';
import styles from './hours-line.module.css';

/** Hours are those of Beijing's clock, as all times of the mall are. */
const clockOf = (instant: number) => shortInstantText(instant, 'zhCN').slice(-5);

/** When somebody answers, and whether that is now. */
export function HoursLine({ hours }: { readonly hours: ServiceHours }) {
  const { turns } = useTexts(chatTexts);
  const turn = turnOf(hours, clockOf(useNow()));
  return <p className={classNames(styles.line, turn === 'now' && styles.now)}>{turns[turn](hours.from, hours.until)}</p>;
}

/** Hours change with a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
