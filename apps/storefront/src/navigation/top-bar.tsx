import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import ChevronLeft from '#icons/chevron-left';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import styles from './top-bar.module.css';
import { useBack } from './use-go.ts';

interface TopBarProps {
  readonly title: string;
  /** Whether the title is the page's first heading; the item page has its own. */
  readonly isHeading?: boolean;
  /** What it stands on: the page's grey, white, a colour of the page's own, or a picture that begins at the very top. */
  readonly ground?: 'page' | 'card' | 'none' | 'picture';
  /** A page that may be a tab: where the tab bar is shown, there is nothing to go back to. */
  readonly isTab?: boolean;
  /** One action at the right edge. */
  readonly children?: ReactNode;
}

export function TopBar({ title, isHeading = true, ground = 'page', isTab = false, children }: TopBarProps) {
  const { back } = useMessages();
  const goBack = useBack();
  const Title = isHeading ? 'h1' : 'p';
  return (
    <header className={classNames(styles.bar, ground !== 'page' && styles[ground], isTab && styles.tab)}>
      <button type="button" className={styles.back} aria-label={back} onClick={goBack}>
        <Icon of={ChevronLeft} size={24} />
      </button>
      <Title className={styles.title}>{title}</Title>
      {children}
    </header>
  );
}
