import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Search from '#icons/search';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { categoryTexts } from './category.texts.ts';
import styles from './category-search.module.css';

interface CategorySearchProps {
  /** Goods there are to search; null while nobody knows. */
  readonly goodsCount: number | null;
  /** Before the field. */
  readonly children?: ReactNode;
}

/** The way to search, which stays on top. */
export function CategorySearch({ goodsCount, children }: CategorySearchProps) {
  const { search } = useMessages();
  const { searchAmong } = useTexts(categoryTexts);
  return (
    <search className={styles.head}>
      {children}
      <PageLink page="goodSearch" className={styles.field}>
        <Icon of={Search} size={18} className={styles.glass} />
        <span className={styles.words}>{goodsCount === null ? search : searchAmong(goodsCount)}</span>
      </PageLink>
    </search>
  );
}
