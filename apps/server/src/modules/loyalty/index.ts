/** What staff do to members by hand, and the cards they make. */
export { adjustPoints, saveRule } from './adjust-points.ts';
export type { MemberBenefit } from './benefits.repo.ts';
export { giveCard, openBoughtCard } from './card/give-card.ts';
export { listKinds } from './card/kind.repo.ts';
export { saveKind } from './card/save-kind.ts';
/** What membership is worth to a member who buys, and what sending costs. */
export { findTerms } from './find-terms.ts';
/** What orders do with the free freight of a month: each is one statement for any number, and done again it does no more. */
export { type FreightHold, releaseFreight, returnFreight, takeFreight } from './freight.repo.ts';
export { holdFreight } from './hold-freight.ts';
/** Writes levels, as staff do. */
export { listLevels } from './level.repo.ts';
/** Points that pay for a part of an order. */
export { findSpendable, freePayPoints, holdPayPoints, returnPayPoints } from './pay-with-points.ts';
/** Everything here that is about a member. */
export { exportLoyalty } from './personal-loyalty.ts';
/** What points are worth when they pay, and what earns them. */
export { findPointsRule } from './points-rule.repo.ts';
export { saveLevels } from './save-levels.ts';
export { adjustGrowth } from './set-level.ts';
