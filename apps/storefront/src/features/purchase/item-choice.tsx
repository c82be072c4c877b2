import type { Product } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { Icon } from '#ui/icon';
import styles from './item-choice.module.css';
import { purchaseTexts } from './purchase.texts.ts';
import { openAxes } from './sku-choice.rules.ts';
import type { SkuChoice } from './use-sku-choice.ts';

interface ItemChoiceProps {
  readonly item: Product;
  readonly chosen: SkuChoice;
  readonly onOpen: () => void;
}

/** The chosen SKU as a row that opens the sheet. */
export function ItemChoice({ item: { skus }, chosen: { choice, sku, quantity }, onOpen }: ItemChoiceProps) {
  const texts = useTexts(purchaseTexts);
  const words = sku
    ? texts.chosenOf(
        sku.specs.map((spec) => spec.value),
        quantity,
      )
    : texts.choose(openAxes(skus, choice));
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.key}>{texts.chosen}</span>
      <span className={styles.value}>
        <span className={styles.words}>{words}</span>
        {skus.length > 1 && <span className={styles.variants}>{texts.variants(skus.length)}</span>}
      </span>
      <Icon of={ChevronRight} size={16} className={styles.chevron} />
    </button>
  );
}
