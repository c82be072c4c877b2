import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { linePrice } from '#lib/line-price';
import { GoodsPrice } from '#ui/price';
import { cartTexts } from './cart.texts.ts';
import styles from './cart-line-price.module.css';
import type { CartLine } from './cart-view.rules.ts';

/** What a piece costs with the promotions of its line; below it what the whole line comes to, where an order's promotions lower that too. */
export function CartLinePrice({ line }: { readonly line: CartLine }) {
  const { after } = useTexts(cartTexts);
  const { unitFen, listFen, afterFen } = linePrice(line);
  return (
    <p className={styles.price}>
      <GoodsPrice of={{ priceFen: unitFen, listPriceFen: listFen }} />
      {afterFen !== null && (
        <span className={styles.after}>
          {after} <b>{formatFen(afterFen)}</b>
        </span>
      )}
    </p>
  );
}
