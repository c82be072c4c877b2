import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { activityTexts } from './activity.texts.ts';
import styles from './countdown.module.css';
import type { Dated } from './server-clock.ts';
import { useServerNow } from './server-clock.ts';

interface CountdownProps {
  /** Instant of the mall's time. */
  readonly until: number;
  /** The answer that said so: with what time it was at the mall. */
  readonly answer: Dated;
  /** It has run out; what that means is for the mall to say. */
  readonly onOver?: () => void;
  readonly className?: string | undefined;
}

const second = 1000;
/** A mall that says the same again is asked once more after so long. */
const askAgainAfter = 15 * second;

/** Days, and hours, minutes and seconds in tiles, by the mall's time. Read aloud as one time, and not every second. */
export function Countdown({ until, answer, onOver = () => {}, className }: CountdownProps) {
  const { days: dayWord } = useTexts(activityTexts);
  const now = useServerNow(answer, [until], second);
  useOver(now >= until, onOver);
  const { days, tiles } = partsOf(until - now);
  const words = days > 0 ? dayWord(days) : '';
  return (
    <span
      className={classNames(styles.countdown, className)}
      role="timer"
      aria-live="off"
      aria-label={[words, tiles.join(':')].filter(Boolean).join(' ')}
    >
      {words && <b className={styles.days}>{words}</b>}
      {tiles.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <Fragment key={place}>
          {place > 0 && <i className={styles.colon}>:</i>}
          <b className={styles.tile}>
            <span key={tile} className={styles.digits}>
              {tile}
            </span>
          </b>
        </Fragment>
      ))}
    </span>
  );
}

/** As large as it will be, before anybody can count. */
export function PlaceOfCountdown() {
  return (
    <span className={classNames(styles.countdown, styles.place)} aria-hidden>
      {[0, 1, 2].map((place) => (
        <Fragment key={place}>
          {place > 0 && <i className={styles.colon}>:</i>}
          <b className={styles.tile}>00</b>
        </Fragment>
      ))}
    </span>
  );
}

/** Says that it is over when it has counted down to the end, and again later where nothing has come of it. */
function useOver(isOver: boolean, onOver: () => void): void {
  const over = useEffectEvent(onOver);
  const hasCounted = useRef(false);
  useEffect(() => {
    if (!isOver) {
      hasCounted.current = true;
      return;
    }
    if (hasCounted.current) over();
    const timer = setInterval(over, askAgainAfter);
    return () => clearInterval(timer);
  }, [isOver]);
}

function partsOf(leftMs: number) {
  const seconds = Math.max(0, Math.ceil(leftMs / second));
  const parts = [Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return { days: Math.floor(seconds / 86_400), tiles: parts.map((part) => String(part).padStart(2, '0')) };
}
