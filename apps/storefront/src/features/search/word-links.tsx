import { PageLink } from '#navigation/page-link';
import styles from './word-links.module.css';

interface WordLinksProps {
  readonly words: readonly string[];
  /** What they are added to: together they find less. */
  readonly after?: string;
}

/** Words to search, each a search of its own. */
export const WordLinks = ({ words, after = '' }: WordLinksProps) => (
  <ul className={styles.links}>
    {words.map((other) => (
      <li key={other}>
        <PageLink page="goodSearch" query={{ words: `${after} ${other}`.trim() }} className={styles.link}>
          <span className={styles.text}>{other}</span>
        </PageLink>
      </li>
    ))}
  </ul>
);
