import { formatFen } from '@qianpu/kit/fen';
import type { ReactNode } from 'react';
import { receiptTexts } from '#i18n/receipt.texts';
import { amountText, nameOf, reasonOf } from '#i18n/receipt-words';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { useSession } from '#session/session';
import { Dotted } from '#ui/dotted';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { Sheet } from '#ui/sheet';
import type { BreakdownEntry } from './breakdown.rules.ts';
import { breakdownOf } from './breakdown.rules.ts';
import styles from './breakdown-sheet.module.css';
import { cartTexts } from './cart.texts.ts';
import type { Cart, CartShop } from './cart-view.rules.ts';

interface BreakdownSheetProps {
  readonly cart: Cart;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every fen of the total, from the price receipt. */
export function BreakdownSheet({ cart, isOpen, onClose }: BreakdownSheetProps) {
  const texts = useTexts(cartTexts);
  const { isMember } = useSession();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.breakdownTitle}>
      <Sums cart={cart} />
      <p className={styles.note}>{isMember ? texts.breakdownNote : texts.loginToSee}</p>
    </Sheet>
  );
}

function Sums({ cart }: { readonly cart: Cart }) {
  const texts = useTexts(cartTexts);
  const { shops, taken, savedFen, open, freight, freightFen } = breakdownOf(cart);
  return (
    <>
      <Thumbs shops={shops} />
      <dl className={styles.rows}>
        <Row name={texts.goodsTotal} amount={formatFen(cart.totals.goodsFen)} isSum />
        {shops.map((shop) => (
          <Row key={shop.cid} name={<Dotted text={shop.shopName} />} why={<LineSums shop={shop} />} amount={formatFen(shop.goodsFen)} />
        ))}
      </dl>
      {taken.length + open.length > 0 && (
        <dl className={styles.rows}>
          <Row name={texts.discounts} amount={savedFen > 0 ? amountText(-savedFen) : formatFen(0)} isSum isLess={savedFen > 0} />
          {[...taken, ...open].map((row) => (
            <Entry key={`${row.shop.cid} ${row.entry.promotionKind} ${row.entry.promotionId}`} {...row} isOfMany={shops.length > 1} />
          ))}
        </dl>
      )}
      {freight.length > 0 && (
        <dl className={styles.rows}>
          {freight.length > 1 && <Row name={texts.freightTotal} amount={formatFen(freightFen)} isSum />}
          {freight.map((row) => (
            <Entry key={row.shop.cid} {...row} isOfMany={shops.length > 1} />
          ))}
        </dl>
      )}
      <p className={styles.total}>
        {texts.total} <Price fen={cart.totals.payableFen} size="large" />
      </p>
    </>
  );
}

const Thumbs = ({ shops }: { readonly shops: readonly CartShop[] }) => (
  <ul className={styles.thumbs}>
    {shops
      .flatMap((shop) => shop.lines)
      .map((line) => (
        <li key={`${line.cid} ${line.skuId}`} className={styles.thumb}>
          <Picture pictureKey={line.picture} alt={line.title} sizes="56px" className={styles.picture} />
          <span className={styles.count}>×{line.quantity}</span>
        </li>
      ))}
  </ul>
);

const LineSums = ({ shop }: { readonly shop: CartShop }) =>
  shop.lines.map(({ skuId, title, priceFen, quantity }) => (
    <span key={skuId} className={styles.line}>
      {title} {formatFen(priceFen)}×{quantity}
    </span>
  ));

function Entry({ entry, shop, isOfMany }: BreakdownEntry & { readonly isOfMany: boolean }) {
  const texts = useTexts(receiptTexts);
  const reason = reasonOf(entry, texts);
  return (
    <Row
      name={nameOf(entry, texts)}
      why={<Dotted text={isOfMany ? `${shop.shopName} · ${reason}` : reason} />}
      amount={entry.isTaken ? amountText(entry.amountFen) : texts.notReached}
      isLess={entry.amountFen < 0}
      isOpen={!entry.isTaken}
    />
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly why?: ReactNode;
  readonly amount: string;
  readonly isSum?: boolean;
  readonly isLess?: boolean;
  /** Not reached yet. */
  readonly isOpen?: boolean;
}

const Row = ({ name, why, amount, isSum = false, isLess = false, isOpen = false }: RowProps) => (
  <div className={classNames(styles.row, isSum && styles.sum, isOpen && styles.open)}>
    <dt className={styles.name}>
      {name}
      {why && <small className={styles.why}>{why}</small>}
    </dt>
    <dd className={classNames(styles.amount, isLess && styles.less)}>{amount}</dd>
  </div>
);
