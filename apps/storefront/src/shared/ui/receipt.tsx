import { formatFen } from '@qianpu/kit/fen';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Dotted } from './dotted.tsx';
import { Price } from './price.tsx';
import styles from './receipt.module.css';
import { receiptTexts } from './receipt.texts.ts';
import type { ReceiptEntry } from './receipt-words.ts';
import { amountText, reasonOf } from './receipt-words.ts';
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
  const entries = shops.flatMap((shop) => shop.receipt.map((entry) => ({ entry, shop })));
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
          <Entry key={`${shop.cid} ${entry.kind} ${entry.name}`} entry={entry} shopName={shops.length > 1 ? shop.shopName : ''} />
        ))}
      </dl>
      <p className={styles.total}>
        {discountFen > 0 && <span className={styles.saved}>{texts.saved(formatFen(discountFen))}</span>}
        {totalWord} <Price fen={payableFen} />
      </p>
    </>
  );
}

function Entry({ entry, shopName }: { readonly entry: ReceiptEntry; readonly shopName: string }) {
  const texts = useTexts(receiptTexts);
  const name = entry.kind === 'FREIGHT' ? texts.freight : entry.name;
  return (
    <div className={classNames(styles.row, !entry.isTaken && styles.open)}>
      <dt>
        <Dotted text={shopName ? `${name} · ${shopName}` : name} />
        <small className={styles.why}>
          <Dotted text={reasonOf(entry, texts)} />
        </small>
      </dt>
      <dd className={entry.amountFen < 0 ? styles.less : undefined}>{entry.isTaken ? amountText(entry.amountFen) : texts.notReached}</dd>
    </div>
  );
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
