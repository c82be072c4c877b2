/** What a member keeps and has looked at. */
export { exportKept } from './keeper.repo.ts';
