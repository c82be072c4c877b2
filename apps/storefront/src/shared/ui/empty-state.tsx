import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import type { IconShape } from './icon.tsx';

interface EmptyStateProps {
  /** One of `drawings/`: each kind of emptiness has its own. */
  readonly drawing: IconShape;
  readonly words: { readonly title: string; readonly text: string };
  /** The one way on. */
  readonly children: ReactNode;
  /** It is the whole page, so its title is the page's first heading. */
  readonly isPage?: boolean;
}

export function EmptyState({ drawing, words, children, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <svg className={styles.drawing} viewBox="-16 -16 128 128" aria-hidden>
        {drawing.map(([Part, attributes], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one drawing never change places
          <Part key={index} {...attributes} />
        ))}
      </svg>
      <Title className={styles.title}>{words.title}</Title>
      {/* Other words are another line: centred, the same one would move. */}
      <p key={words.text} className={styles.text}>
        {words.text}
      </p>
      {children}
    </section>
  );
}
