/** What a member has said of goods. */
export { exportReviews } from './personal-review.repo.ts';
/** Who has received goods: what they say of them is told from experience. */
export { hasReceived } from './received.repo.ts';
/** Which orders of a member wait for a review; a deleted one waits for none. */
export { countUnreviewed, findUnreviewed, listUnreviewed, waiveReviews } from './right.repo.ts';
/** Words staff look at first, wherever members write. */
export { hasSensitiveWord } from './sensitive-words.repo.ts';
