import type { Product } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import { Picture } from '#ui/picture';
import { RichText } from '#ui/rich-text';
import styles from './item-detail.module.css';

/** The merchant's words and pictures; where there are none, the pictures of the gallery. */
export function ItemDetail({ item: { detailHtml, pictures } }: { readonly item: Pick<Product, 'detailHtml' | 'pictures'> }) {
  const { goodsDetails } = useMessages();
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{goodsDetails}</h2>
      {detailHtml ? (
        <RichText html={detailHtml} />
      ) : (
        pictures.map((picture) => (
          <Picture
            key={picture}
            pictureKey={picture}
            alt=""
            sizes="(min-width: 540px) 492px, calc(100vw - 48px)"
            className={styles.picture}
          />
        ))
      )}
    </section>
  );
}
