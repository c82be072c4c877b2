import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import { classNames } from '#lib/class-names';
import { AskLink } from '#navigation/ask-link';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { categoryTexts } from './category.texts.ts';
import type { Category, CategoryTree } from './category.types.ts';
import styles from './category-banners.module.css';
import { CategoryCircles } from './category-circles.tsx';

interface CategoryBannersProps {
  readonly tree: CategoryTree;
  /** The one that is open. */
  readonly openId: string | undefined;
}

/** Large pictures, each opening what it holds. */
export const CategoryBanners = ({ tree, openId }: CategoryBannersProps) => (
  <ul className={styles.banners}>
    {tree.map((category, place) => (
      <li key={category.id} className={styles.card}>
        <Banner category={category} isOpen={category.id === openId} isFirstScreen={place < 5} />
      </li>
    ))}
  </ul>
);

interface BannerProps {
  readonly category: Category;
  readonly isOpen: boolean;
  readonly isFirstScreen: boolean;
}

function Banner({ category, isOpen, isFirstScreen }: BannerProps) {
  const { id, name, slogan, picture, goodsCount, children } = category;
  const { kinds, within, allOf } = useTexts(categoryTexts);
  return (
    <>
      <h2>
        <AskLink page="goodClass" query={{ id: isOpen ? null : id }} className={styles.banner} aria-expanded={isOpen}>
          <span className={styles.words}>
            <span className={styles.name}>{kinds(name, goodsCount)}</span>
            {slogan && <span className={styles.slogan}>{slogan}</span>}
          </span>
          <Picture pictureKey={picture} alt="" sizes="112px" loading={isFirstScreen ? 'eager' : 'lazy'} className={styles.picture} />
          <span className={classNames(styles.sign, isOpen && styles.open)}>
            <Icon of={ChevronDown} size={20} />
          </span>
        </AskLink>
      </h2>
      {isOpen && (
        <div className={styles.content}>
          <CategoryCircles label={within(name)} categories={children} />
          <PageLink page="classGoodList" query={{ id }} className={styles.all}>
            {allOf(name)}
          </PageLink>
        </div>
      )}
    </>
  );
}
