import { reviewMemberRows } from '@qianpu/contract/calls/review';
import { orderRows } from '@qianpu/contract/calls/trade';
import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type OrderDetail = OutputOf<'trade.order.detail'>;
export type OrderSummary = OutputOf<'trade.order.list'>['list'][number];
export type Quote = OutputOf<'trade.order.confirm'>;
export type OrderTab = NonNullable<InputOf<'trade.order.list'>['tab']>;

export const quoteOf = (wish: InputOf<'trade.order.confirm'>) => query(orderRows, 'trade.order.confirm', wish);

/** One page of the member's orders. */
export const orderPage = (tab: OrderTab, pageNum: number) => query(orderRows, 'trade.order.list', { tab, pageNum, pageSize: 10 });

export const orderCounts = () => query(orderRows, 'trade.order.counts', {});

export const orderOf = (id: string) => query(orderRows, 'trade.order.detail', { id });

/** The newest lines that wait for a review, of whichever order. */
export const waitingLines = () => query(reviewMemberRows, 'catalog.review.pending', { pageNum: 1, pageSize: 50 });

/** Every read that shows in which state orders are. */
export const readsOfOrders = [
  'trade.order.list',
  'trade.order.counts',
  'trade.order.detail',
  'trade.pay.status',
  'catalog.review.pending',
] as const;
