/** Whose token this is. */
export { findMemberByToken } from './find-member-by-token.ts';
