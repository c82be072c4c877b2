import { Badge } from '#ui/badge';
import { useCartCount } from './use-cart-count.ts';

/** What is in the cart, for the corner of its tab. */
export const CartBadge = () => <Badge count={useCartCount()} />;
