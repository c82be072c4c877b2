/** How a member shows among others; and that one has ordered, which keeps their account from joining another. */
export { findMemberCard, markTraded } from './account.repo.ts';
/** Where a member's goods go: the address of an id; without one the default, else the newest. */
export { findAddress } from './address.repo.ts';
export type { Address } from './address.types.ts';
/** An address with its phone masked, as it may leave the server. */
export { viewAddressCard } from './address.view.ts';
export { eraseIdentity, requestErasure, takeBackErase } from './erase-account.ts';
/** Whose token this is; refuses one that opens nothing, and says whether that is because of a bar. */
export { findMemberByToken } from './find-member-by-token.ts';
/** Who pays at the messenger, by the session alone. */
export { findPayer } from './find-payer.ts';
/** Leaving: asked for with a proof, taken back, put off, carried out; and what the mall knows of a member. */
export { postponeErase } from './leaving.repo.ts';
/** Tells the member of what was done in their name: in the list, and on their phone. */
export { notifyExport } from './notify-export.ts';
/** Where else the session could pay. */
export { findPaySession } from './pay-session.repo.ts';
export { exportMember } from './personal-data.repo.ts';
/** Shows that who holds the session is the member. */
export { proveHolder } from './prove-holder.ts';
export { findLeaving } from './safety.cleanup.repo.ts';
/** The merchant's official account or mini-program at WeChat. */
export { type NewWechatAccount, setWechatAccount } from './wechat-account.ts';
