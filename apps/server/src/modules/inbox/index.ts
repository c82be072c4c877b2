/** What the mall has told a member. */
export { exportMessages } from './personal-message.repo.ts';
