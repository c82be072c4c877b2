import { useTexts } from '#i18n/texts';
import { KeyedRow } from '#ui/keyed-row';
import { Picture } from '#ui/picture';
import styles from './item-choice.module.css';
import { purchaseTexts } from './purchase.texts.ts';
import type { Buyable } from './sku-choice.rules.ts';
import { openAxes } from './sku-choice.rules.ts';
import type { Style } from './spec-axes.ts';
import type { SkuChoice } from './use-sku-choice.ts';

interface ItemChoiceProps {
  readonly item: Buyable;
  readonly chosen: SkuChoice;
  readonly skuStyles: readonly Style[];
  readonly onOpen: () => void;
}

/** Styles that stand in one line on the smallest phone. */
const shownStyles = 3;

/** The chosen SKU as a row that opens the sheet. */
export function ItemChoice({ item: { skus }, chosen: { choice, sku, quantity, isChosen }, skuStyles, onOpen }: ItemChoiceProps) {
  const texts = useTexts(purchaseTexts);
  const values = isChosen && sku?.specs.map((spec) => spec.value);
  return (
    <KeyedRow label={isChosen ? texts.chosen : texts.options} onClick={onOpen}>
      <span className={styles.words}>
        {values ? texts.chosenOf(values, quantity) : isChosen ? texts.choose(openAxes(skus, choice)) : texts.axes(openAxes(skus, {}))}
      </span>
      {skus.length > 1 && (
        <span className={styles.styles}>
          {skuStyles.slice(0, shownStyles).map(({ picture }) => (
            <Picture key={picture} pictureKey={picture} alt="" sizes="32px" className={styles.style} />
          ))}
          <span className={styles.variants}>{texts.variants(skuStyles.length > 1 ? skuStyles.length : skus.length)}</span>
        </span>
      )}
    </KeyedRow>
  );
}
