import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconShape } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconShape;
  readonly words: { readonly title: string; readonly text: string };
  /** The one way on. */
  readonly children: ReactNode;
  /** It is the whole page, so its title is the page's first heading. */
  readonly isPage?: boolean;
}

export function EmptyState({ icon, words, children, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <span className={styles.drawing}>
        <Icon of={icon} size={44} />
      </span>
      <Title className={styles.title}>{words.title}</Title>
      {/* Other words are another line: centred, the same one would move. */}
      <p key={words.text} className={styles.text}>
        {words.text}
      </p>
      {children}
    </section>
  );
}
