import { formatFen } from '@qianpu/kit/fen';
import type { ReactNode } from 'react';
import type { ReceiptTexts } from '#i18n/receipt.texts';
import { receiptTexts } from '#i18n/receipt.texts';
import type { ReceiptEntry } from '#i18n/receipt-words';
import { amountText, nameOf, reasonOf } from '#i18n/receipt-words';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Dotted } from './dotted.tsx';
import { Price } from './price.tsx';
import styles from './receipt.module.css';
import { SectionHeader } from './section-header.tsx';

export interface ReceiptShop {
  readonly cid: string;
  readonly shopName: string;
  readonly receipt: readonly ReceiptEntry[];
}

interface ReceiptProps {
  readonly pieces: number;
  readonly goodsFen: number;
  readonly discountFen: number;
  readonly payableFen: number;
  /** With more than one, each entry says whose it is. */
  readonly shops: readonly ReceiptShop[];
  /** "To pay" or "paid". */
  readonly totalWord: string;
}

/** Every fen of a price: each reduction with a grey line that says why, and what was not reached (look: receipt). */
export function Receipt({ pieces, goodsFen, discountFen, payableFen, shops, totalWord }: ReceiptProps) {
  const texts = useTexts(receiptTexts);
  const entries = shops.flatMap((shop) => shop.receipt.filter(isListed).map((entry) => ({ entry, shop })));
  return (
    <>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>
            {texts.goods}
            <small className={styles.why}>{texts.pieces(pieces)}</small>
          </dt>
          <dd>{formatFen(goodsFen)}</dd>
        </div>
        {entries.map(({ entry, shop }) => (
          <Entry
            key={`${shop.cid} ${entry.kind} ${entry.promotionKind} ${entry.promotionId} ${entry.grant?.what} ${entry.name}`}
            entry={entry}
            shopName={shops.length > 1 ? shop.shopName : ''}
          />
        ))}
      </dl>
      <p className={styles.total}>
        {discountFen > 0 && <span className={styles.saved}>{texts.saved(formatFen(discountFen))}</span>}
        {totalWord} <Price fen={payableFen} />
      </p>
    </>
  );
}

/** A member may own a hundred coupons: those that are not taken are told where one is chosen. */
const isListed = ({ promotionKind, isTaken }: ReceiptEntry) => isTaken || promotionKind !== 'COUPON';

function Entry({ entry, shopName }: { readonly entry: ReceiptEntry; readonly shopName: string }) {
  const texts = useTexts(receiptTexts);
  const name = nameOf(entry, texts);
  return (
    <div className={classNames(styles.row, !entry.isTaken && styles.open)}>
      <dt>
        <Dotted text={shopName ? `${name} · ${shopName}` : name} />
        <small className={styles.why}>
          <Dotted text={reasonOf(entry, texts)} />
        </small>
      </dt>
      <dd className={entry.amountFen < 0 ? styles.less : undefined}>{amountOf(entry, texts)}</dd>
    </div>
  );
}

function amountOf({ kind, isTaken, amountFen, reason }: ReceiptEntry, texts: ReceiptTexts): string {
  if (kind === 'GRANT') return isTaken ? texts.forFree : texts.notForFree;
  if (isTaken) return amountText(amountFen);
  return reason.code === 'MISSING' ? texts.notReached : texts.notTaken;
}

/** The receipt as a card of its own. */
export function ReceiptCard({ children }: { readonly children: ReactNode }) {
  const { receipt, everyFen } = useTexts(receiptTexts);
  return (
    <section className={styles.card}>
      <SectionHeader title={receipt} subtitle={everyFen} place="card" />
      {children}
    </section>
  );
}
