/** The account's row. Whoever changes what hangs on it holds it; `markTraded` keeps an account with orders from joining another. */
export {
  findAccount,
  findByNickname,
  findMemberCard,
  holdAccount,
  insertAccount,
  isMember,
  listByPhones,
  listMemberCards,
  listNicknames,
  lockAccount,
  markTraded,
  setAccountCard,
  setAccountLevel,
  updateProfile,
} from './account.repo.ts';
export { LEAVE_MS } from './account-safety.rules.ts';
/** Tells a phone of what happens to its account. */
export { insertAlert } from './alert.repo.ts';
/** From which shops a member is barred. */
export { findBars } from './bar.repo.ts';
export { bindPhone } from './bind-phone.ts';
export { endLogins } from './end-other-logins.ts';
/** Whose token this is; refuses one that opens nothing, and says whether that is because its member may not log in. */
export { findMemberByToken } from './find-member-by-token.ts';
/** Who pays at the messenger, by the session alone. */
export { findPayer } from './find-payer.ts';
export type {
  AccountDetail,
  Channel,
  LoggedIn,
  MemberLabel,
  ProfileChange,
  WechatChannel,
  WechatIdentity,
} from './identity.types.ts';
export { viewLogin, viewPhoneBound, viewPhoneChange, viewUserDetail } from './identity.view.ts';
/** What staff call a member by. */
export { listLabels } from './label.repo.ts';
/** Since when somebody is a member, and still is. */
export { findJoinedAt, listContacts } from './living-account.repo.ts';
export { openSession } from './open-session.ts';
/** Where else the session could pay. */
/** Whether a payment password was proved a moment ago, and whether there is one. */
export { hasPayPassword } from './pay-password.repo.ts';
export { usePayProof } from './pay-proof.ts';
export { findPaySession } from './pay-session.repo.ts';
export { findOpenChange } from './phone-change.repo.ts';
/** Shows that who holds the session is the member. */
export { proveHolder, type UseProof } from './prove-holder.ts';
/** Keeps a member from a shop. */
export { barMember } from './restrict-member.ts';
export { recordEvent } from './security-event.repo.ts';
export { savePerson } from './session.repo.ts';
/** By which a member signs in at the messenger. */
export { findByUnionId, findIdentity, holdPerson, insertIdentity, listIdentities, saveUnionId } from './wechat-identity.repo.ts';
