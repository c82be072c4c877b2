import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import styles from './category-links.module.css';
import { classGoodsTexts } from './class-goods.texts.ts';

interface CategoryWaysProps {
  readonly category: OutputOf<'catalog.category.info'>;
}

/** The ways from a category: up to all of the one it lies in, and down to those it holds. */
export function CategoryLinks({ category: { path, children } }: CategoryWaysProps) {
  const { ways, allOf } = useTexts(classGoodsTexts);
  const above = path.at(-1);
  const entries = [...(above ? [{ id: above.id, name: allOf(above.name) }] : []), ...children];
  if (entries.length === 0) return null;
  return (
    <nav aria-label={ways}>
      <ul className={styles.chips}>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <PageLink page="classGoodList" query={{ id }} className={styles.chip}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
