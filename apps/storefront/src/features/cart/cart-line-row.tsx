import { mostPieces } from '@qianpu/kit/quantity';
import { listedTexts } from '#i18n/listed.texts';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { Picture } from '#ui/picture';
import { Price } from '#ui/price';
import { Stepper } from '#ui/stepper';
import { SwipeAction } from '#ui/swipe-action';
import { Tick } from '#ui/tick';
import { cartTexts } from './cart.texts.ts';
import styles from './cart-line-row.module.css';
import type { CartLine } from './cart-view.rules.ts';

/** Fewer than this are worth a word. */
const fewLeft = 10;

interface CartLineRowProps {
  readonly line: CartLine;
  /** In edit mode a tick chooses what to delete. */
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One line; pushed to the left it shows how to delete it. */
export function CartLineRow({ line, isTicked, onTick, onQuantity, onRemove }: CartLineRowProps) {
  const texts = useTexts(cartTexts);
  const listed = useTexts(listedTexts);
  const { stock, quantity, quantityRule, limit, state } = line;
  const isShort = state === 'SHORT';
  const fitting = mostPieces(quantityRule, Math.min(quantity, stock, limit?.left ?? quantity));
  const canTake = limit === null || fitting <= limit.left;
  return (
    <li>
      <SwipeAction action={texts.remove} actionLabel={texts.removeLine(line.title)} onAction={onRemove}>
        <div className={styles.line}>
          <Tick isTicked={isTicked} onChange={onTick} label={texts.tickLine(line.title)} />
          <div className={styles.picture}>
            <Picture pictureKey={line.picture} alt="" sizes="88px" loading="eager" />
            {!isShort && stock < fewLeft && <span className={styles.few}>{texts.left(stock)}</span>}
          </div>
          <div className={styles.body}>
            <h3 className={styles.title}>
              <GoodsLink line={line} />
            </h3>
            {line.specs.length > 0 && <p className={styles.specs}>{listed(line.specs.map(({ value }) => value))}</p>}
            {limit && state === 'OK' && <p className={styles.specs}>{texts.limit(limit)}</p>}
            {state !== 'OK' && (
              <p className={styles.short}>
                {limit && state === 'LIMITED' ? texts.limited(limit) : isShort ? texts.short(stock) : texts.unfit}
                {canTake && fitting !== quantity && (
                  <button type="button" className={styles.take} onClick={() => onQuantity(fitting)}>
                    {texts.take(fitting)}
                  </button>
                )}
              </p>
            )}
            <div className={styles.foot}>
              <Price fen={line.priceFen} />
              <Stepper
                value={quantity}
                min={quantityRule.min}
                step={quantityRule.step}
                max={mostPieces(quantityRule, stock)}
                onChange={(wanted) => onQuantity(mostPieces(quantityRule, wanted))}
                label={texts.quantityOf(line.title)}
              />
            </div>
          </div>
        </div>
      </SwipeAction>
    </li>
  );
}

/** Another shop has other colours and prices: its pages are loaded anew. */
function GoodsLink({ line: { cid, goodsId, title } }: { readonly line: CartLine }) {
  const shop = useShop();
  if (cid === shop.cid) {
    return (
      <PageLink page="goodDetail" query={{ id: goodsId }}>
        {title}
      </PageLink>
    );
  }
  return <a href={shop.base + hrefOf('goodDetail', { id: goodsId, cid }, shop)}>{title}</a>;
}
