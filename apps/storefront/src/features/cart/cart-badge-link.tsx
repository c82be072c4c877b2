import { useTexts } from '#i18n/texts';
import ShoppingCart from '#icons/shopping-cart';
import { PageLink } from '#navigation/page-link';
import { Badge } from '#ui/badge';
import { BarLink, barLinkClass } from '#ui/bottom-bar';
import { cartTexts } from './cart.texts.ts';
import styles from './cart-badge-link.module.css';
import { useCartCount } from './use-cart-count.ts';

/** The way to the cart in a bottom bar, with what is in it. */
export function CartBadgeLink() {
  const { cart, cartWith } = useTexts(cartTexts);
  const count = useCartCount();
  return (
    <PageLink page="shopping" query={{ from: 'item' }} className={barLinkClass} aria-label={count > 0 ? cartWith(count) : cart}>
      <BarLink icon={ShoppingCart} word={cart} />
      <Badge count={count} className={styles.badge} />
    </PageLink>
  );
}
