import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import styles from './narrow-card.module.css';
import type { Refinement } from './refinements.ts';
import { resultsTexts } from './results.texts.ts';
import { queryOf } from './search-params.ts';
import links from './word-links.module.css';

/** Pixels at the design width: its head, and two chips to a row. */
export const narrowHeight = (refinements: readonly Refinement[]): number => 58 + Math.ceil(refinements.length / 2) * 40;

interface NarrowCardProps {
  /** As the shop writes them, however they were typed. */
  readonly words: string;
  readonly refinements: readonly Refinement[];
}

/** A card among the goods that asks which kind is meant. */
export function NarrowCard({ words, refinements }: NarrowCardProps) {
  const { which } = useTexts(resultsTexts);
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{which(words)}</h3>
      <ul className={links.links}>
        {refinements.map(({ name, params }) => (
          <li key={name}>
            <PageLink page="goodSearch" query={queryOf(params)} className={links.link}>
              <span className={links.text}>{name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
