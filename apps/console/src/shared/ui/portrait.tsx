import styles from './portrait.module.css';

interface PortraitProps {
  readonly nickName: string;
  readonly headIcon: string | null;
  /** Pixels. */
  readonly side: number;
}

/** A member's picture, or the first letter of their name. */
export const Portrait = ({ nickName, headIcon, side }: PortraitProps) =>
  headIcon === null ? (
    <span className={styles.portrait} data-side={side} aria-hidden="true">
      {[...nickName][0] ?? ''}
    </span>
  ) : (
    <img className={styles.portrait} data-side={side} src={`/img/${headIcon}?w=180`} alt="" width={side} height={side} loading="lazy" />
  );
