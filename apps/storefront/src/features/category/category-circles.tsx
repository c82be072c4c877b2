import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { categoryTexts } from './category.texts.ts';
import type { CategoryTile } from './category.types.ts';
import styles from './category-circles.module.css';

/** Two rows of four; the rest is one tap away. */
const shown = 8;

interface CategoryCirclesProps {
  readonly label: string;
  readonly categories: readonly CategoryTile[];
}

/** Categories as round pictures, each leading to its goods. */
export function CategoryCircles({ label, categories }: CategoryCirclesProps) {
  const { all, fewer } = useTexts(categoryTexts);
  const [isOpen, setOpen] = useState(false);
  const isLong = categories.length > shown;
  const seen = isLong && !isOpen ? categories.slice(0, shown - 1) : categories;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.circles}>
        {seen.map(({ id, name, picture }) => (
          <li key={id}>
            <PageLink page="classGoodList" query={{ id }} className={styles.entry}>
              <Picture pictureKey={picture} alt="" sizes="48px" loading="eager" className={styles.picture} />
              {name}
            </PageLink>
          </li>
        ))}
        {isLong && (
          <li>
            <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <span className={classNames(styles.picture, styles.sign, isOpen && styles.open)}>
                <Icon of={ChevronDown} size={20} />
              </span>
              {isOpen ? fewer : all(categories.length)}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
