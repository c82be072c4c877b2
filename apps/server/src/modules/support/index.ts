/** Opens or closes a shop's customer service. */
export { setEntrance } from './set-entrance.ts';
