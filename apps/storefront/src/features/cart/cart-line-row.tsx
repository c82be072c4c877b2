import { mostPieces } from '@qianpu/kit/quantity';
import { useTexts } from '#i18n/texts';
import { Picture } from '#ui/picture';
import { Stepper } from '#ui/stepper';
import { SwipeAction } from '#ui/swipe-action';
import { Tick } from '#ui/tick';
import { cartTexts } from './cart.texts.ts';
import { CartLinePrice } from './cart-line-price.tsx';
import styles from './cart-line-row.module.css';
import { CartLineMarks, CartLineState, GoodsLink, SkuButton } from './cart-line-words.tsx';
import type { CartLine } from './cart-view.rules.ts';
import type { LineActions } from './line-actions.types.ts';

/** So many or fewer are worth a word (spec 4). */
const fewLeft = 5;

interface CartLineRowProps extends LineActions {
  readonly line: CartLine;
}

/** One line; pushed to the left it shows how to keep it for later or to delete it. In edit mode its tick chooses it for that. */
export function CartLineRow({ line, isTicked, onTick, onSku, change, remove, favour }: CartLineRowProps) {
  const texts = useTexts(cartTexts);
  const { cid, skuId, title, stock, quantity, quantityRule, state } = line;
  const setQuantity = (pieces: number) => change([{ cid, skuId, quantity: pieces }]);
  const actions = [
    { action: texts.favour, label: texts.favourLine(title), onAction: () => favour([line]) },
    { action: texts.remove, label: texts.removeLine(title), onAction: () => remove([line]) },
  ];
  return (
    <li>
      <SwipeAction actions={actions}>
        <div className={styles.line}>
          <Tick isTicked={isTicked(line)} onChange={(isOn) => onTick([line], isOn)} label={texts.tickLine(title)} />
          <div className={styles.picture}>
            <Picture pictureKey={line.picture} alt="" sizes="88px" loading="eager" />
            {state !== 'SHORT' && stock <= fewLeft && <span className={styles.few}>{texts.left(stock)}</span>}
          </div>
          <div className={styles.body}>
            <h3 className={styles.title}>
              <GoodsLink line={line} />
            </h3>
            {line.specs.length > 0 && <SkuButton line={line} onSku={onSku} />}
            <CartLineMarks line={line} />
            <CartLineState line={line} onQuantity={setQuantity} />
            <div className={styles.foot}>
              <CartLinePrice line={line} />
              <Stepper
                value={quantity}
                min={quantityRule.min}
                step={quantityRule.step}
                max={mostPieces(quantityRule, stock)}
                onChange={(wanted) => setQuantity(mostPieces(quantityRule, wanted))}
                label={texts.quantityOf(title)}
              />
            </div>
          </div>
        </div>
      </SwipeAction>
    </li>
  );
}
