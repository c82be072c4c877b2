import { classNames } from '#lib/class-names';
import styles from './badge.module.css';

/** Above this the badge says only that there are more (spec 4, 9). */
const most = 99;

const badgeText = (count: number): string => (count > most ? `${most}+` : String(count));

interface BadgeProps {
  readonly count: number;
  readonly className?: string | undefined;
}

/** A count at the corner of an icon; none when there is nothing to count. Another count pops. */
export const Badge = ({ count, className }: BadgeProps) =>
  count > 0 && (
    <span key={count} className={classNames(styles.badge, count > 9 && styles.wide, className)}>
      {badgeText(count)}
    </span>
  );
