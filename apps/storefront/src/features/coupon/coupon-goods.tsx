import { useMessages } from '#i18n/messages';
import { PageLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import styles from './coupon-goods.module.css';
import type { CouponCard } from './coupon-queries.ts';
import { yuanText } from './coupon-words.ts';

/** Some goods a coupon is for. */
export function CouponGoods({ goods }: Pick<CouponCard, 'goods'>) {
  const { goods: label } = useMessages();
  return (
    <ul className={styles.goods} aria-label={label}>
      {goods.map(({ goodsId, picture, priceFen }) => (
        <li key={goodsId}>
          <PageLink page="goodDetail" query={{ id: goodsId }} className={styles.one} aria-label={`${label} ${yuanText(priceFen)}`}>
            <Picture pictureKey={picture} alt="" sizes="80px" className={styles.picture} />
            <Price fen={priceFen} size="tiny" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
