import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { linePrice } from '#lib/line-price';
import { Cell } from '#ui/cell';
import { Dotted } from '#ui/dotted';
import { Field } from '#ui/field';
import { GiftLines } from '#ui/gift-lines';
import { PriceTag } from '#ui/price-tag';
import { ChosenActivity } from './chosen-activity.tsx';
import { couponRow } from './coupon-choice.rules.ts';
import { couponTexts } from './coupon-choice.texts.ts';
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
  /** Which coupon it takes: BEST, NONE, or this one. */
  readonly choice: string;
  readonly onCoupons: () => void;
}

/** What would be ordered from one shop, with its coupon and a word to it. */
export function QuoteShop({ shop, message, onMessage, choice, onCoupons }: QuoteShopProps) {
  const texts = useTexts(orderTexts);
  return (
    <section className={styles.card}>
      <ShopName name={shop.shopName} />
      <ChosenActivity receipt={shop.receipt} />
      {shop.lines.map((line) => (
        <QuoteLine key={line.skuId} line={line} />
      ))}
      <GiftLines gifts={shop.gifts ?? []} />
      <div className={styles.coupon}>
        <CouponRow shop={shop} choice={choice} onCoupons={onCoupons} />
      </div>
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

function QuoteLine({ line }: { readonly line: OrderQuote['shops'][number]['lines'][number] }) {
  const priced = { ...line, priceFen: line.unitFen };
  return (
    <GoodsLine line={{ ...line, ...linePrice(priced) }}>
      <PriceTag line={priced} />
    </GoodsLine>
  );
}

function CouponRow({ shop, choice, onCoupons }: Pick<QuoteShopProps, 'shop' | 'choice' | 'onCoupons'>) {
  const texts = useTexts(couponTexts);
  const row = couponRow(shop.receipt, choice);
  const words = {
    taken: row.isBest ? texts.best : row.name,
    unused: texts.none,
    usable: texts.usableCount(row.usable),
    none: texts.noUsable,
  }[row.state];
  return (
    <Cell
      label={texts.coupon}
      value={
        <>
          {row.offFen > 0 && <b className={styles.off}>−{formatFen(row.offFen)}</b>}
          <span className={row.isBest ? styles.best : undefined}>{row.offFen > 0 ? <Dotted text={` · ${words}`} /> : words}</span>
        </>
      }
      onClick={onCoupons}
    />
  );
}
