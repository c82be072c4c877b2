import { reviewRows } from '@qianpu/contract/calls/review';
import type { InputOf } from '@qianpu/contract/types';
import { query } from '#api/read-query';

export type ReviewListFilter = NonNullable<InputOf<'catalog.review.list'>['filter']>;

/** In the order they are offered. */
export const reviewFilters = ['all', 'pictures', 'appended', 'good', 'middle', 'poor'] as const satisfies readonly ReviewListFilter[];
export const isReviewFilter = (value: string | undefined): value is ReviewListFilter => reviewFilters.some((filter) => filter === value);

/** Which reviews: of a kind, or with a tag. */
export interface ReviewParams {
  readonly filter: ReviewListFilter;
  readonly tag?: string;
}

/** The pages of the reviews of goods, numbered from 1. */
export const reviewPages = (goodsId: string, params: ReviewParams) => (pageNum: number) =>
  query(reviewRows, 'catalog.review.list', { goodsId, ...params, pageNum, pageSize: 10 });
