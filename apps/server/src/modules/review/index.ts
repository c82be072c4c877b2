/** What a member has said of goods. */
export { exportReviews } from './personal-review.repo.ts';
/** Which orders of a member wait for a review; a deleted one waits for none. */
export { countUnreviewed, findUnreviewed, listUnreviewed, waiveReviews } from './right.repo.ts';
