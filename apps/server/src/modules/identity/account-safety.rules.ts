/** Between the word to the old phone and the change it did not allow; the database refuses less. */
export const WAIT_MS = 72 * 3_600_000;
/** The old phone is told again so long before. */
export const REMIND_MS = 24 * 3_600_000;
/** Changes without a proof that a member may ask for within 30 days: each costs the owner a message and a look. */
export const ASKS_A_MONTH = 3;
export const MONTH_MS = 30 * 86_400_000;
/** From the request to leave until the account is emptied. */
export const LEAVE_MS = 7 * 86_400_000;
