import type { OrderDetail, Product } from '@qianpu/contract/types';
import type { CardDraft } from './chat.types.ts';

export const goodsCard = ({ id, title, pictures, priceFen, hasPriceRange }: Product): CardDraft => ({
  kind: 'goods',
  goods: { goodsId: id, skuId: null, title, picture: pictures[0] ?? '', specs: [], priceFen, hasPriceRange, isOnSale: true },
});

/** None without goods, which no order is. */
export function orderCard({ id, state, lines, payableFen, createdAt }: OrderDetail): CardDraft | null {
  const [first] = lines;
  if (!first) return null;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { title, picture } = first;
  return { kind: 'order', order: { orderId: id, state, title, picture, kinds: lines.length, pieces, payableFen, createdAt } };
}

/** An id as an address may say it. */
export const idIn = (said: string | undefined): string | undefined => (said && /^[1-9]\d{0,18}$/.test(said) ? said : undefined);
