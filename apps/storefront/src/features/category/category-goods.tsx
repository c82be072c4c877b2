import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { categoryTexts } from './category.texts.ts';
import type { Category, CategoryTree } from './category.types.ts';
import { CategoryBanner } from './category-banner.tsx';
import { CategoryCircles } from './category-circles.tsx';
import styles from './category-goods.module.css';
import { CategoryRail } from './category-rail.tsx';

interface CategoryGoodsProps {
  readonly tree: CategoryTree;
  readonly chosen: Category;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** The goods of the chosen one. */
  readonly children: ReactNode;
}

/** One category at a time: what it is, what it holds, and its goods. */
export function CategoryGoods({ tree, chosen, sort, onSort, children }: CategoryGoodsProps) {
  const { within } = useTexts(categoryTexts);
  return (
    <div className={styles.frame}>
      <CategoryRail tree={tree} currentId={chosen.id} />
      <section className={styles.content} aria-label={chosen.name}>
        <div className={styles.top}>
          <CategoryBanner category={chosen} />
          <CategoryCircles key={chosen.id} label={within(chosen.name)} categories={chosen.children} />
        </div>
        <SortRow current={sort} onChoose={onSort} className={styles.sort} />
        <div className={styles.list}>{children}</div>
      </section>
    </div>
  );
}
