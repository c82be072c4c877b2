import { orderStateTexts } from '#i18n/order-states.texts';
import { useTexts } from '#i18n/texts';
import { OtherShopLink } from '#navigation/other-shop-link';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import styles from './card.module.css';
import { chatTexts } from './chat.texts.ts';
import type { CardDraft, CardGoods, CardOrder } from './chat.types.ts';

interface CardProps {
  readonly card: CardDraft;
}

/** Goods or an order in the conversation; it leads there. */
export function CardLink({ cid, card }: CardProps & { readonly cid: string }) {
  const shop = useShop();
  const facts = <CardFacts card={card} />;
  if (card.kind === 'order') {
    return (
      <PageLink page="orderDetail" query={{ id: card.order.orderId }} className={styles.card}>
        {facts}
      </PageLink>
    );
  }
  const goods = { page: 'goodDetail', query: { id: card.goods.goodsId }, className: styles.card } as const;
  if (cid === shop.cid) return <PageLink {...goods}>{facts}</PageLink>;
  return (
    <OtherShopLink cid={cid} {...goods}>
      {facts}
    </OtherShopLink>
  );
}

/** The same before it has been sent. */
export const CardPreview = ({ card }: CardProps) => (
  <div className={styles.card}>
    <CardFacts card={card} />
  </div>
);

/** Picture at the left, words and price at the right. */
export const CardFacts = ({ card }: CardProps) =>
  card.kind === 'goods' ? <GoodsFacts goods={card.goods} /> : <OrderFacts order={card.order} />;

function GoodsFacts({ goods: { title, picture, specs, priceFen, hasPriceRange, isOnSale } }: { readonly goods: CardGoods }) {
  const texts = useTexts(chatTexts);
  return (
    <span className={styles.facts}>
      <Picture pictureKey={picture} alt="" sizes="64px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {specs.length > 0 && <span className={styles.note}>{specs.map(({ value }) => value).join(' ')}</span>}
        <span className={styles.foot}>
          <Price fen={priceFen} size="small" isFrom={hasPriceRange} />
          {!isOnSale && <span className={styles.note}>{texts.notOnSale}</span>}
        </span>
      </span>
    </span>
  );
}

function OrderFacts({ order: { state, title, picture, pieces, payableFen } }: { readonly order: CardOrder }) {
  const texts = useTexts(chatTexts);
  const states = useTexts(orderStateTexts);
  return (
    <span className={styles.facts}>
      <Picture pictureKey={picture} alt="" sizes="64px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.head}>
          {texts.order} <span className={styles.state}>{states[state]}</span>
        </span>
        <span className={styles.line}>{title}</span>
        <span className={styles.foot}>
          <span className={styles.note}>{texts.pieces(pieces)}</span>
          <Price fen={payableFen} size="small" />
        </span>
      </span>
    </span>
  );
}
