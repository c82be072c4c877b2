import { PageLink } from '#navigation/page-link';
import styles from './word-links.module.css';

interface WordLinksProps {
  readonly words: readonly string[];
}

/** Words to search, each a search of its own. */
export const WordLinks = ({ words }: WordLinksProps) => (
  <ul className={styles.links}>
    {words.map((other) => (
      <li key={other}>
        <PageLink page="goodSearch" query={{ words: other }} className={styles.link}>
          <span className={styles.text}>{other}</span>
        </PageLink>
      </li>
    ))}
  </ul>
);
