/** What a member and the shops have written to each other. */
export { exportChats } from './personal-chat.repo.ts';
/** Opens or closes a shop's customer service. */
export { setEntrance } from './set-entrance.ts';
