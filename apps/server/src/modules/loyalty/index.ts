/** What orders do with the free freight of a month: each is one statement for any number, and done again it does no more. */

export type { MemberBenefit } from './benefits.repo.ts';
/** What membership is worth to a member who buys, and what sending costs. */
export { findTerms } from './find-terms.ts';
export { type FreightHold, releaseFreight, returnFreight, takeFreight } from './freight.repo.ts';
export { holdFreight } from './hold-freight.ts';
/** Writes levels, as staff do. */
export { listLevels } from './level.repo.ts';
/** Everything here that is about a member. */
export { exportLoyalty } from './personal-loyalty.ts';
export { saveLevels } from './save-levels.ts';
