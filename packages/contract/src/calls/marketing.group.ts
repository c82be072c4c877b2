import { group } from '../group.ts';
import { plannedActivityRows } from './planned/marketing/activity.ts';
import { plannedRewardRows } from './planned/marketing/reward.ts';

export const marketingGroup = group({ rows: { ...plannedActivityRows, ...plannedRewardRows }, schemas: {}, examples: {} });
