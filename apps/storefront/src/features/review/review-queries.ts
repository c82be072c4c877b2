import { reviewRows } from '@qianpu/contract/calls/review';
import { query } from '#api/read-query';

export const reviewSummary = (goodsId: string) => query(reviewRows, 'catalog.review.summary', { goodsId });
