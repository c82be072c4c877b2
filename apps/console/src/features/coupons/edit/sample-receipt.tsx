import type { OutputOf } from '#api/calls';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { Failed } from '#ui/failed';
import { previewTexts } from './preview.texts.ts';
import styles from './sample.module.css';

type PricedShop = OutputOf<'checkout.promotion.preview'>['shops'][number];
type Entry = PricedShop['receipt'][number];

/** How the server names the coupon that is being written. */
const DRAFT_ID = 'draft';

interface ReceiptProps {
  readonly shop: PricedShop | undefined;
  readonly error: Error | null;
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
}

/** The price line by line: what the coupon takes off, or why it does not and what is missing. */
export function SampleReceipt({ shop, error, isWaiting, onRetry }: ReceiptProps) {
  const texts = useTexts(previewTexts);
  if (error) return <Failed refusal={error} onRetry={onRetry} />;
  if (!shop) return <div className={styles.receipt} aria-busy="true" />;
  const promotions = shop.receipt.filter(({ kind, isTaken, promotionId }) => kind === 'PROMOTION' && (isTaken || promotionId === DRAFT_ID));
  const [freight] = shop.receipt.filter(({ kind }) => kind === 'FREIGHT');
  const saved = shop.goodsFen + (freight?.amountFen ?? shop.freightFen) - shop.payableFen;
  return (
    <dl className={styles.receipt} data-waiting={isWaiting} aria-live="polite">
      <div className={styles.row}>
        <dt>{texts.goodsSum}</dt>
        <dd>{money(shop.goodsFen)}</dd>
      </div>
      {promotions.map((entry) => (
        <Promotion key={`${entry.promotionKind}${entry.promotionId}`} entry={entry} />
      ))}
      <div className={styles.row}>
        <dt>{texts.freight}</dt>
        <dd>{money(freight?.amountFen ?? shop.freightFen)}</dd>
      </div>
      <div className={`${styles.row} ${styles.payable}`}>
        <dt>{texts.payable}</dt>
        <dd>
          {saved > 0 && <small>{texts.savedSum(money(saved))}</small>}
          {money(shop.payableFen)}
        </dd>
      </div>
    </dl>
  );
}

function Promotion({ entry }: { readonly entry: Entry }) {
  const texts = useTexts(previewTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const { name, promotionKind, amountFen, freightFen, isTaken, promotionId } = entry;
  const why = useReason(entry);
  return (
    <div className={styles.row} data-own={promotionId === DRAFT_ID} data-taken={isTaken}>
      <dt>
        {name || (promotionKind && promotionKinds[promotionKind])}
        {why !== '' && <small>{why}</small>}
        {isTaken && freightFen !== undefined && freightFen !== 0 && freightFen !== amountFen && (
          <small>{texts.freightOff(money(freightFen))}</small>
        )}
      </dt>
      <dd>{isTaken ? money(amountFen) : texts.notUsed}</dd>
    </div>
  );
}

function useReason({ isTaken, reason: { code, missingFen, gainFen } }: Entry): string {
  const texts = useTexts(previewTexts);
  const { reasons } = useTexts(receiptTexts);
  if (isTaken) return '';
  if (code === 'MISSING' && missingFen !== undefined) {
    return texts.missing(money(missingFen)) + (gainFen === undefined ? '' : texts.gain(money(gainFen)));
  }
  // Nothing else is priced here: what excludes it is its own scope.
  if (code === 'EXCLUDED') return texts.outOfScope;
  return code === 'BETTER_WITHOUT' ? texts.noGain : reasons[code];
}
