/** Which of these keys a member has uploaded: nobody shows another's pictures as their own. */
export { findOwnFiles } from './file.repo.ts';
