import type { OutputOf } from '@qianpu/contract/types';

export type Cart = OutputOf<'cart.line.list'>;
export type CartShop = Cart['shops'][number];
export type CartLine = CartShop['lines'][number];
