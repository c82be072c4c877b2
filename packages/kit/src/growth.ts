/** A review with a picture is worth so much growth, so often on a day of Shanghai. */
export const REVIEW_GROWTH = 5;
export const REVIEWS_A_DAY = 3;
