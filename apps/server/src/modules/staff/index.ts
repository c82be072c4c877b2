/** A merchant's first account, or a new password for it. */

/** What people of staff are called, and who may do something. */
export { listStaffWhoMay, staffNames } from './account.repo.ts';
export { ensureOwner, ensurePerson } from './ensure-owner.ts';
/** Whose token this is. */
export { findStaffByToken } from './find-staff-by-token.ts';
/** For the operator: the account a new merchant begins with. */
export { inviteOwner } from './invite.ts';
/** Every write of staff leaves a line. */
export { recordStaffWrites } from './record-writes.ts';
/** What the caller may give back alone. */
export { type RefundTerms, refundTermsOf } from './refund-terms.ts';
/** For the operator: the second factor of somebody who lost it. */
export { resetFactor } from './reset-factor.ts';
/** Staff's tokens look different from members'. */
export { isStaffToken } from './staff-token.ts';
