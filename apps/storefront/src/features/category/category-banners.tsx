import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { categoryTexts } from './category.texts.ts';
import type { Category, CategoryTree } from './category.types.ts';
import styles from './category-banners.module.css';

interface CategoryBannersProps {
  readonly tree: CategoryTree;
  /** The one the address names: it is led to. */
  readonly askedId: string | undefined;
}

/** Large pictures, each leading to its goods, with what it holds below: one tap to any list. */
export const CategoryBanners = ({ tree, askedId }: CategoryBannersProps) => (
  <ul className={styles.banners}>
    {tree.map((category, place) => (
      <li key={category.id} className={styles.card} ref={category.id === askedId && place > 0 ? showCard : null}>
        <Banner category={category} isFirstScreen={place < 6} />
      </li>
    ))}
  </ul>
);

const showCard = (card: HTMLLIElement | null) => card?.scrollIntoView();

interface BannerProps {
  readonly category: Category;
  readonly isFirstScreen: boolean;
}

function Banner({ category, isFirstScreen }: BannerProps) {
  const { id, name, slogan, picture, goodsCount, children } = category;
  const { kinds, within } = useTexts(categoryTexts);
  return (
    <>
      <h2>
        <PageLink page="classGoodList" query={{ id }} className={styles.banner}>
          <span className={styles.words}>
            <span className={styles.name}>
              {kinds(name, goodsCount)}
              <Icon of={ChevronRight} size={16} className={styles.chevron} />
            </span>
            {slogan && <span className={styles.slogan}>{slogan}</span>}
          </span>
          <Picture pictureKey={picture} alt="" sizes="72px" loading={isFirstScreen ? 'eager' : 'lazy'} className={styles.picture} />
        </PageLink>
      </h2>
      {children.length > 0 && (
        <nav aria-label={within(name)}>
          <ul className={styles.parts}>
            {children.map((part) => (
              <li key={part.id}>
                <PageLink page="classGoodList" query={{ id: part.id }} className={styles.part}>
                  {part.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
