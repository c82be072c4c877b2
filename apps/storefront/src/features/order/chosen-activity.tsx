import { formatFen } from '@qianpu/kit/fen';
import { receiptTexts } from '#i18n/receipt.texts';
import type { ReceiptEntry } from '#i18n/receipt-words';
import { nameOf } from '#i18n/receipt-words';
import { useTexts } from '#i18n/texts';
import { Tag } from '#ui/tag';
import styles from './chosen-activity.module.css';
import { orderTexts } from './order.texts.ts';

type Kind = NonNullable<ReceiptEntry['promotionKind']>;
/** Kinds a shopper names by the way in which he buys. */
const chosenKinds: ReadonlySet<Kind | undefined> = new Set<Kind>(['PACKAGE', 'PRIVILEGED']);

/** By which activity the lines below are bought, and what it takes off them. */
export function ChosenActivity({ receipt }: { readonly receipt: readonly ReceiptEntry[] }) {
  const texts = useTexts(receiptTexts);
  const { activitySaved } = useTexts(orderTexts);
  const entry = receipt.find(({ promotionKind, isTaken }) => isTaken && chosenKinds.has(promotionKind));
  if (!entry?.promotionKind) return null;
  return (
    <p className={styles.chosen}>
      <Tag>{texts.promotionKinds[entry.promotionKind]}</Tag>
      <span className={styles.name}>{nameOf(entry, texts)}</span>
      {entry.amountFen < 0 && <b className={styles.saved}>{activitySaved(formatFen(-entry.amountFen))}</b>}
    </p>
  );
}
