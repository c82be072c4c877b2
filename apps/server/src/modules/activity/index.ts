/** What an activity does, as the price engine's callers need it. */

/** Points and growth that wait for their account. */
export { findWaitingGrants } from './activity.cleanup.repo.ts';
/** Writes activities and publishes them, as staff do. */
export { hasActivities } from './activity.repo.ts';
export type { ActivityDraft, ActivityKind, ActivityTerms, Demand, LiveActivity, PackageTerms } from './activity.types.ts';
/** What orders must hold of activities, and which one a promotion of the engine is. */
export { activityIdOf, demandsOf, leftOf, splitId, stockOf } from './demands.rules.ts';
export { endActivity } from './end-activity.ts';
/** Once for each person: what orders with a first order's reduction hold. */
export { isFirstOrderLeft, releaseFirstOrders, reserveFirstOrders } from './first-order.ts';
/** What comes with orders besides, while they are unpaid and after. */
export { type PromisedGrant, promiseGrants, sumTakenGrants, takeGrants } from './grant.repo.ts';
/** What tiers give besides. */
export { grantsOf } from './grants.rules.ts';
/** What orders do with what they hold: each is one statement for any number, and done again it does no more. */
export { releaseActivities, reserveActivities, returnActivities, takeActivities } from './hold-activities.ts';
export { activityTypeOf, CHOSEN_KINDS, limitOf, scopeOf } from './kinds.rules.ts';
/** What runs now or soon for some SKUs, with what a member has had of it. */
export { listLive } from './live.repo.ts';
/** Whether whoever asks works for all the shops an activity is for. */
export { mayTouch } from './own-activity.ts';
/** Everything here that is about a member. */
export { exportActivities } from './personal-activity.repo.ts';
export { publishActivity } from './publish-activity.ts';
export { saveActivity } from './save-activity.ts';
/** What visitors of a shop see run now or soon for some SKUs. */
export { listSeen } from './seen-by-visitors.repo.ts';
/** What a shop's pages show of activities, over or not. */
export { findShown, listLiveOfKind, listRunning } from './shown.repo.ts';
