import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Countdown } from '#ui/countdown';
import { Dotted } from '#ui/dotted';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { GoodsLine } from './goods-line.tsx';
import { orderTexts } from './order.texts.ts';
import type { OrderHandlers } from './order-actions.tsx';
import { hasActions, OrderActions } from './order-actions.tsx';
import styles from './order-card.module.css';
import { stateLabel } from './order-labels.ts';
import type { OrderSummary } from './order-queries.ts';
import { ShopName } from './shop-name.tsx';

/** Pictures of an order with several lines. */
const mostPictures = 3;

interface OrderCardProps {
  readonly order: OrderSummary;
  /** The time to pay has run out: the mall knows what became of it. */
  readonly onOver: () => void;
  readonly handlers: OrderHandlers;
}

export function OrderCard({ order, onOver, handlers }: OrderCardProps) {
  const texts = useTexts(orderTexts);
  const isOver = order.state === 'CLOSED' || order.state === 'COMPLETED';
  return (
    <article className={classNames(styles.card, order.state === 'CLOSED' && styles.dim)}>
      <PageLink page="orderDetail" query={{ id: order.id }} className={styles.link}>
        <ShopName name={order.shopName}>
          <span className={classNames(styles.state, isOver && styles.quiet)}>
            <Dotted text={stateLabel(order, texts)} />
          </span>
        </ShopName>
        <Lines order={order} />
      </PageLink>
      {order.state === 'UNPAID' && order.payBy !== null && (
        <p className={styles.note}>
          {texts.payBefore} <Countdown until={order.payBy} onOver={onOver} /> {texts.payAfter}
        </p>
      )}
      {hasActions(order) && (
        <footer className={styles.actions}>
          <OrderActions order={order} size="small" handlers={handlers} />
        </footer>
      )}
    </article>
  );
}

/** One line is shown whole, several by their pictures. */
function Lines({ order }: { readonly order: OrderSummary }) {
  const texts = useTexts(orderTexts);
  const [first] = order.lines;
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  const isOne = order.lines.length === 1;
  return (
    <span className={classNames(styles.goods, !isOne && styles.strip)}>
      {isOne && first ? (
        <GoodsLine line={first} />
      ) : (
        order.lines
          .slice(0, mostPictures)
          .map((line) => <Picture key={line.skuId} pictureKey={line.picture} alt={line.title} sizes="72px" className={styles.picture} />)
      )}
      <span className={styles.sum}>
        <span>{texts.pieces(pieces)}</span>
        <Price fen={order.payableFen} size="small" />
      </span>
    </span>
  );
}
