import { badgeCap } from '@qianpu/kit/count';
import { classNames } from '#lib/class-names';
import styles from './badge.module.css';

const badgeText = (count: number): string => (count > badgeCap ? `${badgeCap}+` : String(count));

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
