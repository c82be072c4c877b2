import type { ShownActivity } from '@qianpu/contract/types';
import type { Dated } from './server-clock.ts';
import { useServerNow } from './server-clock.ts';

export type StateOnShow = ShownActivity['state'];
type Timed = Pick<ShownActivity, 'state' | 'startsAt' | 'endsAt'>;

/** Where an activity stands at an instant of the mall's time. What was ended early, or is sold out, stays so. */
function stateAt({ state, startsAt, endsAt }: Timed, now: number): StateOnShow {
  if (state === 'OVER' || now >= endsAt) return 'OVER';
  if (now < startsAt) return 'SOON';
  return state === 'SOLD_OUT' ? 'SOLD_OUT' : 'ON';
}

/** Where it stands now: it begins and ends on show, without a reload. */
export const useActivityState = (activity: Timed, answer: Dated): StateOnShow =>
  stateAt(activity, useServerNow(answer, [activity.startsAt, activity.endsAt]));
