/** What a member keeps and has looked at. */

export { addFavourites } from './keep-goods.ts';
export { exportBehaviour } from './member-lock.repo.ts';
