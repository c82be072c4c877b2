import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import styles from './category-ways.module.css';
import { classGoodsTexts } from './class-goods.texts.ts';

interface CategoryWaysProps {
  readonly category: OutputOf<'catalog.category.info'>;
}

/** The ways from a category: up to those it lies in, and down to those it holds. */
export function CategoryWays({ category: { name, path, children } }: CategoryWaysProps) {
  const { wayUp, wayDown } = useTexts(classGoodsTexts);
  return (
    <>
      {path.length > 0 && (
        <nav aria-label={wayUp}>
          <ol className={styles.path}>
            {path.map((above) => (
              <li key={above.id} className={styles.step}>
                <PageLink page="classGoodList" query={{ id: above.id }} className={styles.above}>
                  {above.name}
                </PageLink>
                <Icon of={ChevronRight} size={12} />
              </li>
            ))}
            <li className={styles.here}>{name}</li>
          </ol>
        </nav>
      )}
      {children.length > 0 && (
        <nav aria-label={wayDown}>
          <ul className={styles.chips}>
            {children.map(({ id, name: below }) => (
              <li key={id}>
                <PageLink page="classGoodList" query={{ id }} className={styles.chip}>
                  {below}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
