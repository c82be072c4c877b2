import { useTexts } from '#i18n/texts';
import { Field } from '#ui/field';
import { GoodsLine } from './goods-line.tsx';
import { orderTexts } from './order.texts.ts';
import type { OrderQuote } from './order-queries.ts';
import styles from './quote-shop.module.css';
import { ShopName } from './shop-name.tsx';

/** Characters of a message to a shop. */
const longestMessage = 100;

interface QuoteShopProps {
  readonly shop: OrderQuote['shops'][number];
  readonly message: string;
  readonly onMessage: (text: string) => void;
}

/** What would be ordered from one shop, with a word to it. */
export function QuoteShop({ shop, message, onMessage }: QuoteShopProps) {
  const texts = useTexts(orderTexts);
  return (
    <section className={styles.card}>
      <ShopName name={shop.shopName} />
      {shop.lines.map((line) => (
        <GoodsLine key={line.skuId} line={line} />
      ))}
      <div className={styles.message}>
        <Field
          label={texts.message}
          placeholder={texts.messageHint}
          maxLength={longestMessage}
          value={message}
          onChange={(event) => onMessage(event.currentTarget.value)}
        />
      </div>
    </section>
  );
}
