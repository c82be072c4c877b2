/** Whether the merchant has agreements of its own. */
export { hasOwnAgreements } from './agreement.repo.ts';
/** Leaving: asked for with a proof, taken back, put off, carried out; and what the mall knows of a member. */
export { eraseIdentity, requestErasure, takeBackErase } from './erase-account.ts';
export { findLeaving, postponeErase } from './leaving.repo.ts';
/** Tells the member of what was done in their name: in the list, and on their phone. */
export { notifyExport } from './notify-export.ts';
export { exportMember } from './personal-data.repo.ts';
