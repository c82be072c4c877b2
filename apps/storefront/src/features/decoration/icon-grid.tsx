import { useMessages } from '#i18n/messages';
import type { BlockViewProps } from '#lib/block-view';
import { DecoratedLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import styles from './icon-grid.module.css';

/** Entries in rows of five, or of four where that leaves no gap. */
const columnsFor = (count: number) => (count % 5 !== 0 && count % 4 === 0 ? 4 : 5);

export function IconGrid({ props, isFirstScreen }: BlockViewProps<'iconGrid'>) {
  const { categories } = useMessages();
  return (
    <nav className={styles.card} aria-label={categories}>
      <ul className={styles.grid} style={{ gridTemplateColumns: `repeat(${columnsFor(props.entries.length)}, minmax(0, 1fr))` }}>
        {props.entries.map(({ picture, text, link }) => (
          <li key={text}>
            <DecoratedLink link={link} className={styles.entry}>
              <Picture pictureKey={picture} alt="" sizes="48px" loading={isFirstScreen ? 'eager' : 'lazy'} className={styles.icon} />
              {text}
            </DecoratedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
