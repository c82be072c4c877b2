/** What a member keeps and has looked at. */
export { exportBehaviour } from './keeper.repo.ts';
