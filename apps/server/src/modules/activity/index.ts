/** What an activity does, as the price engine's callers need it. */
export type { Demand, LiveActivity } from './activity.types.ts';
/** What orders must hold of activities, and which one a promotion of the engine is. */
export { activityIdOf, demandsOf, splitId, stockOf } from './demands.rules.ts';
/** What orders do with what they hold: each is one statement for any number, and done again it does no more. */
export { releaseActivities, reserveActivities, returnActivities, takeActivities } from './hold-activities.ts';
/** What runs now or soon for some SKUs, with what a member has had of it. */
export { listLive } from './live.repo.ts';
/** Everything here that is about a member. */
export { exportActivities } from './personal-activity.repo.ts';
