/** What a member keeps and has looked at. */
export { exportBehaviour } from './member-lock.repo.ts';
