export { cartTexts } from './cart.texts.ts';
export { CartBadge } from './cart-badge.tsx';
export { CartBadgeLink } from './cart-badge-link.tsx';
export { CartContent } from './cart-content.tsx';
export { lineGoods } from './cart-queries.ts';
export type { CartLine, CartShop } from './cart-view.rules.ts';
export { useAddToCart } from './use-add-to-cart.ts';
export { useCart } from './use-cart.ts';
export { useMergeGuestCart } from './use-guest-cart.ts';
