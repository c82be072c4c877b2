import { useTexts } from '#i18n/texts';
import { Picture } from '#ui/picture';
import { categoryTexts } from './category.texts.ts';
import type { Category } from './category.types.ts';
import styles from './category-banner.module.css';

/** What a category is, how much there is of it, and what the merchant says of it. */
export function CategoryBanner({ category }: { readonly category: Category }) {
  const { kinds } = useTexts(categoryTexts);
  const { name, slogan, picture, goodsCount } = category;
  return (
    <header className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.name}>{kinds(name, goodsCount)}</h2>
        {slogan && <p className={styles.slogan}>{slogan}</p>}
      </div>
      <Picture pictureKey={picture} alt="" sizes="72px" loading="eager" className={styles.picture} />
    </header>
  );
}
