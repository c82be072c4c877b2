import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import { OtherShopLink } from '#navigation/other-shop-link';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { GoodsPrice } from '#ui/price';
import { QuickAddButton } from '#ui/quick-add-button';
import { Tick } from '#ui/tick';
import { memberGoodsTexts } from './member-goods.texts.ts';
import type { CardWithSaleState } from './member-goods-queries.ts';
import styles from './member-goods-row.module.css';

interface KeptRowProps {
  readonly goods: CardWithSaleState;
  readonly isEditing: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Goods a member has kept or seen. What another shop of the merchant sells leads there; what none sells is grey, says so, and leads nowhere. */
export function MemberGoodsRow({ goods, isEditing, isChosen, onChoose }: KeptRowProps) {
  const { soldOut } = useMessages();
  const texts = useTexts(memberGoodsTexts);
  const { otherShop } = goods;
  const isSold = goods.isOnSale || otherShop !== null;
  const isAway = !isSold || goods.isSoldOut;
  return (
    <li className={styles.row}>
      {isEditing && <Tick isTicked={isChosen} onChange={onChoose} label={texts.choose(goods.title)} />}
      <article className={classNames(styles.goods, isAway && styles.away)}>
        <span className={styles.frame}>
          <Picture pictureKey={goods.picture} alt="" sizes="96px" className={styles.picture} />
          {isAway && <span className={styles.veil}>{isSold ? soldOut : texts.offShelf}</span>}
        </span>
        <div className={styles.body}>
          <h3 className={styles.title}>
            <TitleLink goods={goods} isOff={isEditing} />
          </h3>
          {otherShop && (
            <p className={styles.other}>
              {texts.buyAt(otherShop.shopName)}
              <Icon of={ChevronRight} size={14} />
            </p>
          )}
          {!isSold && <p className={styles.note}>{texts.offShelfSays}</p>}
          <div className={styles.foot}>
            <p className={styles.prices}>
              <GoodsPrice of={goods} />
            </p>
            {!isAway && !otherShop && !isEditing && <QuickAddButton goods={goods} />}
          </div>
        </div>
      </article>
    </li>
  );
}

interface TitleLinkProps {
  readonly goods: CardWithSaleState;
  readonly isOff: boolean;
}

/** To the goods where they are sold: here, or in another shop of the merchant. */
function TitleLink({ goods: { id, title, isOnSale, otherShop }, isOff }: TitleLinkProps) {
  if (isOff) return title;
  if (otherShop)
    return (
      <OtherShopLink cid={otherShop.cid} page="goodDetail" query={{ id }} className={styles.link}>
        {title}
      </OtherShopLink>
    );
  if (!isOnSale) return title;
  return (
    <PageLink page="goodDetail" query={{ id }} className={styles.link}>
      {title}
    </PageLink>
  );
}
