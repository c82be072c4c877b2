import type { Product } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Picture } from '#ui/picture';
import { purchaseTexts } from './purchase.texts.ts';
import styles from './sku-axes.module.css';
import { choose, valueStates } from './sku-choice.rules.ts';
import { skuSheetTexts } from './sku-sheet.texts.ts';
import type { AxisValue } from './spec-axes.ts';
import { specAxes } from './spec-axes.ts';
import type { SkuChoice } from './use-sku-choice.ts';

interface SkuAxesProps {
  readonly item: Product;
  readonly chosen: SkuChoice;
}

/** A value that is sold out everywhere cannot be tapped; one that is not to be had beside the rest can, and the rest gives way. */
export function SkuAxes({ item, chosen: { choice, setChoice } }: SkuAxesProps) {
  const { soldOut } = useTexts(purchaseTexts);
  const texts = useTexts(skuSheetTexts);
  const stateOf = valueStates(item, choice);
  return specAxes(item.skus).map(({ name, values }) => {
    const isPictured = values.some(({ picture }) => picture !== null);
    const look = isPictured ? styles.tile : styles.chip;
    return (
      <fieldset key={name} className={styles.axis}>
        <legend className={styles.name}>{name}</legend>
        <div className={isPictured ? styles.tiles : styles.chips}>
          {values.map((entry) => {
            const { value } = entry;
            const state = stateOf(name, value);
            const isChosen = choice[name] === value;
            return (
              <button
                key={value}
                type="button"
                className={classNames(look, isChosen && styles.on, state !== 'open' && styles[state])}
                aria-pressed={isChosen}
                aria-label={state === 'open' ? undefined : texts.valueState[state](value)}
                disabled={state === 'gone'}
                onClick={() => setChoice(choose(item, choice, name, value))}
              >
                {isPictured ? <Tile {...entry} plate={state === 'gone' ? soldOut : ''} /> : value}
              </button>
            );
          })}
        </div>
      </fieldset>
    );
  });
}

const Tile = ({ value, picture, plate }: AxisValue & { readonly plate: string }) => (
  <>
    <span className={styles.frame}>
      {picture !== null && <Picture pictureKey={picture} alt="" sizes="25vw" loading="eager" />}
      {plate && <span className={styles.plate}>{plate}</span>}
    </span>
    <span className={styles.word}>{value}</span>
  </>
);
