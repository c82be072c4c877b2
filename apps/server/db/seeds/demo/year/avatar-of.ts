import { DEMO_MID } from '../demo-mid.ts';
import { AVATARS } from '../paint/avatar.ts';
import { avatarKey } from '../paint/keys.ts';

/** One in so many members never chose a picture. */
const WITHOUT = 5;

/** Key of the picture a member shows; null: none. */
export const avatarOf = (memberNo: number): string | null => (memberNo % WITHOUT === 0 ? null : avatarKey(DEMO_MID, memberNo % AVATARS));
