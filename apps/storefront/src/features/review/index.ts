export { reviewSummary } from './review-queries.ts';
export { ReviewSection } from './review-section.tsx';
