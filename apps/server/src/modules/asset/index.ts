/** What a member has uploaded, and which of these keys: nobody shows another's pictures as their own. */
export { exportFiles, findOwnFiles } from './file.repo.ts';
