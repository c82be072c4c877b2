import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import Inbox from '#icons/inbox';
import { emptyTexts } from './empty.texts.ts';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

interface EmptyProps {
  readonly title: string;
  readonly text?: string;
  /** How the first one comes to be. */
  readonly action?: ReactNode;
  /** Present where filters hide everything: takes them away. */
  readonly filtered?: () => void;
}

export function Empty({ title, text, action, filtered }: EmptyProps) {
  const texts = useTexts(emptyTexts);
  return (
    <div className={styles.state}>
      <Icon of={Inbox} size={32} />
      <b>{filtered ? texts.nothingFound : title}</b>
      {filtered ? <Button onClick={filtered}>{texts.clearFilters}</Button> : text !== undefined && <p>{text}</p>}
      {!filtered && action}
    </div>
  );
}
