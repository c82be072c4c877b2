import { useTexts } from '#i18n/texts';
import { Receipt, ReceiptCard } from '#ui/receipt';
import { GoodsLine } from './goods-line.tsx';
import { orderTexts } from './order.texts.ts';
import styles from './order-goods.module.css';
import type { OrderDetail, OrderQuote } from './order-queries.ts';
import { ShopName } from './shop-name.tsx';

/** What was ordered; each line leads to its goods. */
export const OrderGoods = ({ order }: { readonly order: OrderDetail }) => (
  <section className={styles.card}>
    <ShopName name={order.shopName} />
    {order.lines.map((line) => (
      <GoodsLine key={line.skuId} line={line} isLink />
    ))}
  </section>
);

export function OrderReceipt({ order }: { readonly order: OrderDetail }) {
  const { toPay, paid, total } = useTexts(orderTexts);
  const unpaidWord = order.state === 'CLOSED' ? total : toPay;
  return (
    <ReceiptCard>
      <Receipt
        pieces={order.lines.reduce((sum, line) => sum + line.quantity, 0)}
        goodsFen={order.goodsFen}
        discountFen={order.discountFen}
        payableFen={order.payableFen}
        shops={[order]}
        totalWord={order.paidAt === null ? unpaidWord : paid}
      />
    </ReceiptCard>
  );
}

export function QuoteReceipt({ quote: { totals, shops } }: { readonly quote: OrderQuote }) {
  const { toPay } = useTexts(orderTexts);
  return (
    <ReceiptCard>
      <Receipt {...totals} shops={shops} totalWord={toPay} />
    </ReceiptCard>
  );
}
