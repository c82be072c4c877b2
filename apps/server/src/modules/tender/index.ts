/** What is held for a payment: taken when it is paid, let go when it comes to nothing. */
export { freeTenders, sumHeld, takeTenders } from './end-tenders.ts';
/** What a member could pay with, and what of it pays how much. */
export { findMeans } from './find-means.ts';
/** A refund's part that goes back to what the member has. */
export { giveBackOwn } from './give-back.ts';
export { holdTenders } from './hold-tenders.ts';
export { type Means, mostPoints, type OwnPart, ownPartsOf } from './own-parts.rules.ts';
/** What of each tender pays for which order. */
export { insertShares, lockSharesOf, takeFromShare } from './share.repo.ts';
export { shareTenders, splitRefund } from './share-tenders.ts';
export type { OwnWay } from './tender.types.ts';
