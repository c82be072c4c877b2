import { useTexts } from '#i18n/texts';
import Store from '#icons/store';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Tick } from '#ui/tick';
import { cartTexts } from './cart.texts.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-shop.module.css';
import type { CartLine, CartShop } from './cart-view.rules.ts';
import type { GuestLineChange, GuestLineKey } from './guest-cart.rules.ts';

export interface LineActions {
  readonly isTicked: (line: CartLine) => boolean;
  readonly onTick: (lines: readonly CartLine[], isTicked: boolean) => void;
  readonly onChange: (changes: readonly GuestLineChange[]) => void;
  readonly onRemove: (lines: readonly GuestLineKey[]) => void;
}

interface CartShopCardProps extends LineActions {
  readonly shop: CartShop;
}

/** The lines of one shop: what becomes one order. */
export function CartShopCard({ shop, isTicked, onTick, onChange, onRemove }: CartShopCardProps) {
  const { tickShop } = useTexts(cartTexts);
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <Tick isTicked={shop.lines.every(isTicked)} onChange={(isOn) => onTick(shop.lines, isOn)} label={tickShop(shop.shopName)} />
        <Icon of={Store} size={18} className={styles.sign} />
        <h2 className={styles.name}>
          <Dotted text={shop.shopName} />
        </h2>
      </header>
      <ul>
        {shop.lines.map((line) => (
          <CartLineRow
            key={line.skuId}
            line={line}
            isTicked={isTicked(line)}
            onTick={(isOn) => onTick([line], isOn)}
            onQuantity={(quantity) => onChange([{ cid: line.cid, skuId: line.skuId, quantity }])}
            onRemove={() => onRemove([line])}
          />
        ))}
      </ul>
    </section>
  );
}
