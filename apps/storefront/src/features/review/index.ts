export { MyReviews } from './my-reviews.tsx';
export { ReviewFilters } from './review-filters.tsx';
export { reviewListTexts } from './review-list.texts.ts';
export { ReviewList } from './review-list.tsx';
export type { ReviewParams } from './review-list-queries.ts';
export { isReviewFilter, reviewPages } from './review-list-queries.ts';
export { reviewSummary } from './review-queries.ts';
export { ReviewSection } from './review-section.tsx';
export { WaitingLines } from './waiting-lines.tsx';
