import { useQueries } from '@tanstack/react-query';
import { type OrderDetail, orderOf } from '#features/order';
import { paymentTexts } from '#features/payment';
import { joinedTexts } from '#i18n/joined.texts';
import { useTexts } from '#i18n/texts';

/** More shops are not named one by one. */
const MOST_ORDERS = 6;

interface Bought {
  /** "滨江店、西湖店"; empty while it is not known. */
  readonly shops: string;
  /** And how much of it. */
  readonly text: string;
}

/** What a payment is for. The cashier works without it. */
export function useBought(orderIds: readonly string[]): Bought {
  const texts = useTexts(paymentTexts);
  const { names } = useTexts(joinedTexts);
  const answers = useQueries({ queries: orderIds.slice(0, MOST_ORDERS).map((id) => ({ ...orderOf(id), throwOnError: false })) });
  const orders = answers.flatMap(({ data }) => (data ? [data as OrderDetail] : []));
  if (orders.length === 0 || orders.length < orderIds.length) return { shops: '', text: '' };
  const lines = orders.flatMap((order) => order.lines);
  const shops = names([...new Set(orders.map(({ shopName }) => shopName))]);
  const kinds = new Set(lines.map(({ goodsId }) => goodsId)).size;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { shops, text: texts.bought(shops, kinds, pieces) };
}
