import { orderRows } from '@qianpu/contract/calls/trade';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type { OrderDetail } from '@qianpu/contract/types';

export type OrderSummary = OutputOf<'trade.order.list'>['list'][number];
export type OrderQuote = OutputOf<'trade.order.confirm'>;
export type OrderTab = NonNullable<InputOf<'trade.order.list'>['tab']>;

export const quoteOf = (input: InputOf<'trade.order.confirm'>) => query(orderRows, 'trade.order.confirm', input);

/** Which orders to show: of a tab, or with some words in them. */
export interface OrderChoice {
  readonly tab: OrderTab;
  readonly words?: string;
}

/** One page of the member's orders. */
export const orderPage = (choice: OrderChoice, pageNum: number) =>
  query(orderRows, 'trade.order.list', { ...choice, pageNum, pageSize: 10 });

export const orderCounts = () => query(orderRows, 'trade.order.counts', {});

export const orderOf = (id: string) => query(orderRows, 'trade.order.detail', { id });

/** Every read that shows in which state orders are. */
export const readsOfOrders = [
  'trade.order.list',
  'trade.order.counts',
  'trade.order.detail',
  'trade.pay.status',
  'catalog.review.pending',
] as const;
