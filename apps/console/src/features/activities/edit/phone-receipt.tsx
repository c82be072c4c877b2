import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { Picture } from '#ui/picture';
import { isDraftPromotion, type PricedShop, type ReceiptEntry } from './draft-promotion.ts';
import styles from './phone.module.css';
import { previewTexts } from './preview.texts.ts';

/** The order as a shopper confirms it: what lowers the price, and why something does not. */
export function PhoneReceipt({ priced }: { readonly priced: PricedShop | undefined }) {
  const texts = useTexts(previewTexts);
  if (!priced) return <p className={styles.untyped}>{texts.typeFirst}</p>;
  const { lines, receipt, goodsFen, payableFen } = priced;
  const promotions = receipt.filter(({ kind, isTaken, promotionId }) => kind === 'PROMOTION' && (isTaken || isDraftPromotion(promotionId)));
  const grants = receipt.filter(({ kind }) => kind === 'GRANT');
  const freight = receipt.find(({ kind }) => kind === 'FREIGHT');
  const freightFen = freight?.amountFen ?? priced.freightFen;
  const saved = goodsFen + freightFen - payableFen;
  return (
    <div className={styles.order}>
      <p className={styles.head}>{texts.confirmOrder}</p>
      <ul className={styles.lines}>
        {lines.map(({ skuId, title, picture, quantity, unitFen }) => (
          <li key={skuId}>
            <Picture of={picture} side={44} />
            <span>{title}</span>
            <span>
              <b>{money(unitFen)}</b>
              <small>×{quantity}</small>
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.receipt} aria-live="polite">
        <Row name={texts.goodsSum} value={money(goodsFen)} />
        {promotions.map((entry) => (
          <Promotion key={`${entry.promotionKind}${entry.promotionId}`} entry={entry} />
        ))}
        {grants.map((entry) => (
          <Row
            key={`${entry.promotionId} ${entry.name}`}
            name={entry.name}
            note={texts.grants}
            value={entry.isTaken ? '✓' : texts.notUsed}
          />
        ))}
        <Row name={texts.freight} value={money(freightFen)} />
        <div className={styles.payable}>
          <dt>{saved > 0 && <em>{texts.saved(money(saved))}</em>}</dt>
          <dd>
            <small>{texts.payable}</small> {money(payableFen)}
          </dd>
        </div>
      </dl>
      <div className={styles.bar}>
        <b>{money(payableFen)}</b>
        <span>{texts.submit}</span>
      </div>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: string;
  readonly value: string;
  readonly isOff?: boolean;
  readonly isOwn?: boolean;
}

const Row = ({ name, note = '', value, isOff = false, isOwn = false }: RowProps) => (
  <div data-off={isOff} data-own={isOwn}>
    <dt>
      {name}
      {note !== '' && <small>{note}</small>}
    </dt>
    <dd>{value}</dd>
  </div>
);

function Promotion({ entry }: { readonly entry: ReceiptEntry }) {
  const texts = useTexts(previewTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const { name, promotionKind, promotionId, amountFen, isTaken } = entry;
  const note = useReason(entry);
  return (
    <Row
      name={name || (promotionKind ? promotionKinds[promotionKind] : '')}
      note={note}
      value={isTaken ? money(amountFen) : texts.notUsed}
      isOff={isTaken}
      isOwn={isDraftPromotion(promotionId)}
    />
  );
}

function useReason({ isTaken, reason: { code, missingFen, missingPieces, gainFen } }: ReceiptEntry): string {
  const texts = useTexts(previewTexts);
  const { reasons } = useTexts(receiptTexts);
  const gain = gainFen === undefined ? '' : texts.gain(money(gainFen));
  if (missingFen !== undefined) return texts.missing(money(missingFen)) + gain;
  if (missingPieces !== undefined) return texts.missingPieces(missingPieces) + gain;
  if (isTaken) return '';
  return code === 'EXCLUDED' ? texts.excluded : reasons[code];
}
