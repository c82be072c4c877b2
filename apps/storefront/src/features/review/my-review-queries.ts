import { reviewMemberRows } from '@qianpu/contract/calls/review';
import type { OutputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type WaitingLine = OutputOf<'catalog.review.pending'>['list'][number];
export type MyReview = OutputOf<'catalog.review.mine'>['list'][number];

/** Lines that were received and have no review yet: of one order, or of all. Few, since silence is taken as an answer after a while. */
export const waitingLines = (orderId?: string) =>
  query(reviewMemberRows, 'catalog.review.pending', { ...(orderId && { orderId }), pageNum: 1, pageSize: 50 });

/** The pages of what a member has written, numbered from 1. */
export const myReviewPages = (pageNum: number) => query(reviewMemberRows, 'catalog.review.mine', { pageNum, pageSize: 10 });

/** Which of these reviews the member found helpful. */
export const votedOf = (ids: string[]) => query(reviewMemberRows, 'catalog.review.voted', { ids });

/** Every read that shows what a member has written, or may write; orders say whether they wait for a review. */
export const readsOfReviews = [
  'catalog.review.pending',
  'catalog.review.mine',
  'catalog.review.list',
  'catalog.review.summary',
  'trade.order.list',
  'trade.order.counts',
  'trade.order.detail',
] as const;
