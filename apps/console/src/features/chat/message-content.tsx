import { useLang, useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { orderTones } from '#ui/order-tones';
import { PageLink } from '#ui/page';
import { Picture } from '#ui/picture';
import { Status } from '#ui/status';
import desk from './chat.module.css';
import { chatTexts } from './chat.texts.ts';
import { ChatPicture } from './chat-picture.tsx';
import styles from './message.module.css';
import talk from './talk.module.css';
import type { TalkMessage } from './talk-entries.ts';
import type { Between } from './use-talk.ts';

type Content = TalkMessage['content'];
type Goods = NonNullable<Extract<Content, { kind: 'goods' }>['goods']>;
type Order = NonNullable<Extract<Content, { kind: 'order' }>['order']>;

interface ContentProps {
  readonly message: TalkMessage;
  readonly between: Between;
}

/** What a message holds: words, a picture, or a card of what is talked about. */
export function MessageContent({ message: { seq, content }, between }: ContentProps) {
  const texts = useTexts(chatTexts);
  switch (content.kind) {
    case 'text':
      return <p className={talk.bubble}>{content.text}</p>;
    case 'picture':
      return content.picture ? <ChatPicture picture={content.picture} between={between} seq={seq} /> : <Gone>{texts.pictureGone}</Gone>;
    case 'goods':
      return content.goods ? <GoodsCard goods={content.goods} /> : <Gone>{texts.goodsGone}</Gone>;
    case 'order':
      return content.order ? <OrderCard order={content.order} /> : <Gone>{texts.orderGone}</Gone>;
  }
}

const Gone = ({ children }: { readonly children: string }) => <p className={`${talk.bubble} ${styles.gone}`}>{children}</p>;

function GoodsCard({ goods: { goodsId, title, picture, specs, priceFen, hasPriceRange, isOnSale } }: { readonly goods: Goods }) {
  const texts = useTexts(chatTexts);
  const may = useMay();
  return (
    <article className={styles.card} aria-label={texts.goodsCard(title)}>
      <Picture of={picture} side={48} />
      <div className={styles.words}>
        <b className={desk.cut}>{may('catalog.goods.detail') ? <PageLink to={`/goods/${goodsId}`}>{title}</PageLink> : title}</b>
        <small className={desk.cut}>{isOnSale ? specs.map(({ value }) => value).join(' · ') : texts.offSale}</small>
        <strong>{hasPriceRange ? texts.priceFrom(money(priceFen)) : money(priceFen)}</strong>
      </div>
    </article>
  );
}

function OrderCard({ order: { orderId, state, title, picture, kinds, pieces, payableFen, createdAt } }: { readonly order: Order }) {
  const texts = useTexts(chatTexts);
  const { lang } = useLang();
  const may = useMay();
  return (
    <article className={styles.orderCard} aria-label={texts.orderCard(orderId)}>
      <header>
        {may('trade.order.detailForStaff') ? (
          <PageLink to={`/orders/${orderId}`}>{texts.orderNumber(orderId)}</PageLink>
        ) : (
          texts.orderNumber(orderId)
        )}
        <Status tone={orderTones[state]}>{texts.states[state]}</Status>
      </header>
      <div className={styles.row}>
        <Picture of={picture} side={48} />
        <div className={styles.words}>
          <b className={desk.cut}>{title}</b>
          <small className={desk.cut}>
            {texts.orderSize(kinds, pieces)} · {shortTime(createdAt, Date.now(), lang)}
          </small>
        </div>
        <strong>{money(payableFen)}</strong>
      </div>
    </article>
  );
}
