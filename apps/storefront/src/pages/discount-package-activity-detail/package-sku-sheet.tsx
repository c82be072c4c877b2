import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { Sheet } from '#ui/sheet';
import { packageTexts } from './package.texts.ts';
import type { ChosenParts, SetPart } from './package-choice.rules.ts';
import { isThere, skuOf } from './package-choice.rules.ts';
import styles from './package-sku-sheet.module.css';

interface PackageSkuSheetProps {
  readonly part: SetPart;
  readonly choice: ChosenParts;
  readonly isOpen: boolean;
  readonly onChoose: (skuId: string) => void;
  readonly onClose: () => void;
}

/** The SKUs of one goods, the cheapest first. */
export function PackageSkuSheet({ part, choice, isOpen, onChoose, onClose }: PackageSkuSheetProps) {
  const texts = useTexts(packageTexts);
  const chosen = skuOf(part, choice);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.chooseSku}>
      <ul className={styles.skus}>
        {part.skus.map((sku) => (
          <li key={sku.id}>
            <button
              type="button"
              className={classNames(styles.sku, sku === chosen && styles.chosen)}
              aria-pressed={sku === chosen}
              disabled={!isThere(part, sku)}
              onClick={() => onChoose(sku.id)}
            >
              <Picture pictureKey={sku.picture ?? part.picture} alt="" sizes="56px" className={styles.picture} />
              <span className={styles.words}>
                {texts.values(sku.specs.map(({ value }) => value))}
                <span className={styles.stock}>{isThere(part, sku) ? texts.stock(sku.stock) : texts.soldOut}</span>
              </span>
              <Price fen={sku.priceFen} size="small" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
