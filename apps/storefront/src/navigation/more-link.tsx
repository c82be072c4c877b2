import type { Link } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import ChevronRight from '#icons/chevron-right';
import { Icon } from '#ui/icon';
import styles from './more-link.module.css';
import { DecoratedLink } from './page-link.tsx';

interface MoreLinkProps {
  readonly link: Link;
  /** Title of the section that goes on there. */
  readonly of: string;
}

export function MoreLink({ link, of }: MoreLinkProps) {
  const { more, moreOf } = useMessages();
  return (
    <DecoratedLink link={link} className={styles.more} aria-label={moreOf(of)}>
      {more}
      <Icon of={ChevronRight} size={14} className={styles.chevron} />
    </DecoratedLink>
  );
}
