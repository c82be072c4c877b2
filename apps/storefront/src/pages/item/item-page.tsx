import { useRead } from '#api/read-query';
import { ItemGallery, ItemSummary, product } from '#features/item';
import { useMessages } from '#i18n/messages';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { Picture } from '#ui/picture';
import { ItemSkeleton } from '#ui/skeleton';
import styles from './item-page.module.css';

export const queries: PageQueries = ({ id = '' }, { cid }) => [product(cid, id)];

export const head: PageHeadOf = ({ id = '' }, { cid }, cached) => {
  const item = cached(product(cid, id));
  return item ? { description: [item.title, item.sellingPoint].filter(Boolean).join('，') } : {};
};

export function Page({ query: { id = '' } }: PageProps) {
  const { cid } = useShop();
  const { titles, details } = useMessages();
  const { data: item, isError, refetch } = useRead(product(cid, id));
  return (
    <main className={styles.page}>
      <TopBar title={titles.item} isHeading={false} />
      {!item && (isError ? <FailedPage onRetry={refetch} /> : <ItemSkeleton />)}
      {item && (
        <>
          <ItemGallery title={item.title} pictures={item.pictures} />
          <ItemSummary item={item} />
          <section className={styles.detail}>
            <h2 className={styles.heading}>{details}</h2>
            {item.detail.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {item.pictures.slice(1).map((picture) => (
              <Picture
                key={picture}
                pictureKey={picture}
                alt=""
                sizes="(min-width: 540px) 492px, calc(100vw - 48px)"
                className={styles.picture}
              />
            ))}
          </section>
        </>
      )}
    </main>
  );
}
