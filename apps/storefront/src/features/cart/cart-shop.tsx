import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import Store from '#icons/store';
import { Button } from '#ui/button';
import { Dotted } from '#ui/dotted';
import { GiftLines } from '#ui/gift-lines';
import { Icon } from '#ui/icon';
import { Tick } from '#ui/tick';
import { cartTexts } from './cart.texts.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-shop.module.css';
import type { CartShop } from './cart-view.rules.ts';
import type { LineActions } from './line-actions.types.ts';
import { PromotionStrip } from './promotion-strip.tsx';
import { groupsOf } from './promotion-strips.rules.ts';
import { ShopLink } from './shop-link.tsx';

interface CartShopCardProps extends LineActions {
  readonly shop: CartShop;
  /** The shop's coupons are to be shown. */
  readonly onCoupons: (shop: CartShop) => void;
}

/** The lines of one shop: what becomes one order. */
export function CartShopCard({ shop, onCoupons, ...actions }: CartShopCardProps) {
  const texts = useTexts(cartTexts);
  const { cid, shopName, lines } = shop;
  const { strips, groups, addOn } = groupsOf(shop);
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <Tick isTicked={lines.every(actions.isTicked)} onChange={(isOn) => actions.onTick(lines, isOn)} label={texts.tickShop(shopName)} />
        <h2 className={styles.name}>
          <ShopLink cid={cid} className={styles.link}>
            <Icon of={Store} size={18} className={styles.sign} />
            <span className={styles.words}>
              <Dotted text={shopName} />
            </span>
            <Icon of={ChevronRight} size={14} className={styles.chevron} />
          </ShopLink>
        </h2>
        <Button size="tiny" tone="wash" aria-label={texts.couponsOf(shopName)} onClick={() => onCoupons(shop)}>
          {texts.coupons}
        </Button>
      </header>
      {strips.map((strip) => (
        <PromotionStrip key={strip.key} strip={strip} cid={cid} />
      ))}
      {groups.map((group) => (
        <div key={group.strip?.key ?? ''} className={styles.group}>
          {group.strip && <PromotionStrip strip={group.strip} cid={cid} />}
          <ul>
            {group.lines.map((line) => (
              <CartLineRow key={line.skuId} line={line} {...actions} />
            ))}
          </ul>
          <GiftLines gifts={group.gifts} />
        </div>
      ))}
      {addOn && <PromotionStrip strip={addOn} cid={cid} isFoot />}
    </section>
  );
}
