import User from '#icons/user';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import styles from './avatar.module.css';

interface AvatarProps {
  /** Picture key; empty where none was chosen. */
  readonly headIcon: string;
  /** Its first letter stands in for a picture; a visitor has none. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** A member's face. The name stands beside it, so readers skip it. */
export function Avatar({ headIcon, name, className }: AvatarProps) {
  const frame = classNames(styles.avatar, className);
  if (headIcon) return <Picture pictureKey={headIcon} alt="" sizes="64px" loading="eager" className={frame} />;
  return (
    <span className={frame} aria-hidden>
      {initialOf(name) || <Icon of={User} size={28} />}
    </span>
  );
}

/** The first letter as it is seen: an emoji of several code points is one. A masked phone gives none. */
const initialOf = (name: string) =>
  /^\d/.test(name) ? '' : (Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)[0] ?? '');
