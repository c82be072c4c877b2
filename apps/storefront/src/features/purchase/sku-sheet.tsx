import type { Product } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { useGuarded } from '#lib/use-guarded';
import { SplitPill } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { Dotted } from '#ui/dotted';
import { Picture } from '#ui/picture';
import { ListPrice, Price } from '#ui/price';
import { Sheet } from '#ui/sheet';
import { Stepper } from '#ui/stepper';
import { purchaseTexts } from './purchase.texts.ts';
import { choose, mostPieces, openAxes, valueState } from './sku-choice.rules.ts';
import styles from './sku-sheet.module.css';
import { specAxes } from './spec-axes.ts';
import type { SkuChoice } from './use-sku-choice.ts';

/** What the sheet was opened for. */
export type SkuPurpose = 'choose' | 'add' | 'buy';

interface SkuSheetProps {
  readonly item: Product;
  readonly chosen: SkuChoice;
  readonly purpose: SkuPurpose;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** May reject: then the button can be tapped again at once. */
  readonly onAdd: (skuId: string, quantity: number) => Promise<void>;
  readonly onBuy: (skuId: string, quantity: number) => void;
}

/** Chooses a SKU: axes as chips, those that cannot be had are greyed. */
export function SkuSheet({ item, chosen, purpose, isOpen, onClose, onAdd, onBuy }: SkuSheetProps) {
  const texts = useTexts(purchaseTexts);
  const actions = <SkuActions chosen={chosen} purpose={purpose} onAdd={onAdd} onBuy={onBuy} />;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.chooseTitle} isTitleHidden actions={actions}>
      <SkuHead item={item} chosen={chosen} />
      <SkuAxes item={item} chosen={chosen} />
      <div className={styles.quantity}>
        <span className={styles.axisName}>{texts.quantity}</span>
        <Stepper value={chosen.quantity} max={mostPieces(chosen.sku)} onChange={chosen.setQuantity} label={texts.quantity} size="large" />
      </div>
    </Sheet>
  );
}

function SkuHead({ item, chosen: { choice, sku } }: Pick<SkuSheetProps, 'item' | 'chosen'>) {
  const texts = useTexts(purchaseTexts);
  const missing = openAxes(item.skus, choice);
  const values = sku?.specs.map((spec) => spec.value) ?? [];
  return (
    <div className={styles.head}>
      <Picture pictureKey={item.pictures[0] ?? ''} alt="" sizes="104px" loading="eager" className={styles.picture} />
      <div className={styles.facts}>
        <p className={styles.prices}>
          <Price fen={sku?.priceFen ?? item.priceFen} size="large" />
          {item.listPriceFen !== null && <ListPrice fen={item.listPriceFen} />}
        </p>
        <p className={styles.stock}>
          <Dotted text={sku ? (sku.stock > 0 ? texts.stock(sku.stock) : texts.soldOut) : texts.variants(item.skus.length)} />
        </p>
        <p className={styles.values} aria-live="polite">
          {missing.length > 0 ? texts.choose(missing) : values.length > 0 && texts.chosenValues(values)}
        </p>
      </div>
    </div>
  );
}

function SkuAxes({ item: { skus }, chosen: { choice, setChoice } }: Pick<SkuSheetProps, 'item' | 'chosen'>) {
  const { soldOutValue } = useTexts(purchaseTexts);
  return specAxes(skus).map((axis) => (
    <fieldset key={axis.name} className={styles.axis}>
      <legend className={styles.axisName}>{axis.name}</legend>
      <div className={styles.chips}>
        {axis.values.map((value) => {
          const state = valueState(skus, choice, axis.name, value);
          const isChosen = choice[axis.name] === value;
          return (
            <button
              key={value}
              type="button"
              className={classNames(styles.chip, isChosen && styles.on, state !== 'open' && styles[state])}
              aria-pressed={isChosen}
              aria-label={state === 'gone' ? soldOutValue(value) : undefined}
              disabled={state === 'gone'}
              onClick={() => setChoice(choose(skus, choice, axis.name, value))}
            >
              {value}
            </button>
          );
        })}
      </div>
    </fieldset>
  ));
}

function SkuActions({ chosen: { sku, quantity }, purpose, onAdd, onBuy }: Pick<SkuSheetProps, 'chosen' | 'purpose' | 'onAdd' | 'onBuy'>) {
  const texts = useTexts(purchaseTexts);
  const add = useGuarded(onAdd);
  const buy = useGuarded(onBuy);
  const isSold = sku?.stock === 0;
  const addButton = (tone: 'soft' | 'solid') => (
    <Button size="large" tone={tone} disabled={!sku || isSold} onClick={() => sku && add(sku.id, quantity)}>
      {texts.addToCart}
    </Button>
  );
  const buyButton = (
    <Button size="large" disabled={!sku || isSold} onClick={() => sku && buy(sku.id, quantity)}>
      {texts.buyNow}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {sku && !isSold && purpose !== 'choose' && (
        <p className={styles.total}>
          {texts.total} <Price fen={sku.priceFen * quantity} isExact />
        </p>
      )}
      <SplitPill>
        {isSold ? (
          <Button size="large" disabled>
            {texts.soldOut}
          </Button>
        ) : (
          <>
            {purpose !== 'buy' && addButton(purpose === 'add' ? 'solid' : 'soft')}
            {purpose !== 'add' && buyButton}
          </>
        )}
      </SplitPill>
    </div>
  );
}
