/** Wrong tries until the payment password locks. */
export const PAY_PASSWORD_TRIES = 5;
/** The first lock, and one that follows it within a day. */
export const FIRST_LOCK = '3 hours';
export const SECOND_LOCK = '24 hours';
