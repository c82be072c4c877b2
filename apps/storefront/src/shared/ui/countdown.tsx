import { Fragment } from 'react';
import { tilesOf, useTimeLeft } from '#lib/countdown';
import styles from './countdown.module.css';

interface CountdownProps {
  /** Instant in milliseconds. */
  readonly until: number;
  readonly onOver: () => void;
}

/** Digits in tiles. Read aloud as one time, and not every second. */
export function Countdown({ until, onOver }: CountdownProps) {
  const tiles = tilesOf(useTimeLeft(until, onOver));
  return (
    <span className={styles.countdown} role="timer" aria-live="off" aria-label={tiles.join(':')}>
      {tiles.map((tile, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <Fragment key={place}>
          {place > 0 && <i className={styles.colon}>:</i>}
          <b className={styles.tile}>{tile}</b>
        </Fragment>
      ))}
    </span>
  );
}
