import { useTexts } from '#i18n/texts';
import { QuickAddButton } from '#ui/quick-add-button';
import { Stepper } from '#ui/stepper';
import { ActivityCard } from './activity-card.tsx';
import { activityPageTexts } from './activity-page.texts.ts';
import type { PoolGoods } from './activity-queries.ts';
import styles from './pool-card.module.css';
import type { PoolCart, PoolLine } from './use-pool.ts';

interface PoolCardProps {
  readonly goods: PoolGoods;
  readonly isEager: boolean;
  readonly lines: readonly PoolLine[];
  readonly cart: PoolCart;
}

/** One of a pool: how many pieces of it are in the cart is changed on it. */
export function PoolCard({ goods, isEager, lines, cart }: PoolCardProps) {
  const texts = useTexts(activityPageTexts);
  const own = lines.filter(({ goodsId }) => goodsId === goods.id);
  const [line] = own;
  const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ActivityCard
      goods={goods}
      page="goodDetail"
      isEager={isEager}
      isChosen={line !== undefined}
      action={
        line &&
        (own.length === 1 ? (
          <LineStepper line={line} cart={cart} />
        ) : (
          <span className={styles.several}>
            {texts.chosen(pieces)}
            <QuickAddButton goods={goods} />
          </span>
        ))
      }
    />
  );
}

/** Fewer than are sold at once are none. */
function LineStepper({ line, cart }: { readonly line: PoolLine; readonly cart: PoolCart }) {
  const { quantityOf } = useTexts(activityPageTexts);
  const { cid, skuId, quantityRule, stock, quantity } = line;
  const change = (next: number) =>
    next < quantityRule.min ? cart.remove([{ cid, skuId }]) : cart.change([{ cid, skuId, quantity: next }]);
  return (
    <span className={styles.stepper}>
      <Stepper
        value={quantity}
        min={0}
        step={quantityRule.step}
        max={Math.min(stock, quantityRule.max ?? stock)}
        onChange={change}
        label={quantityOf(line.title)}
      />
    </span>
  );
}
