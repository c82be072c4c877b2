import { useTexts } from '#i18n/texts';
import styles from './narrow-card.module.css';
import { resultsTexts } from './results.texts.ts';
import { WordLinks } from './word-links.tsx';

/** Pixels at the design width: its head, and two chips to a row. */
export const narrowHeight = (related: readonly string[]): number => 84 + Math.ceil(related.length / 2) * 40;

interface NarrowCardProps {
  readonly words: string;
  readonly related: readonly string[];
}

/** A card among the goods with narrower words. */
export function NarrowCard({ words, related }: NarrowCardProps) {
  const { which, narrowOn } = useTexts(resultsTexts);
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{which(words)}</h3>
      <p className={styles.note}>{narrowOn}</p>
      <WordLinks words={related} after={words} />
    </section>
  );
}
