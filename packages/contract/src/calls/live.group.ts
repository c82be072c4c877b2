import { group } from '../group.ts';
import { plannedLiveRows } from './planned/live.ts';

export const liveGroup = group({ rows: plannedLiveRows, schemas: {}, examples: {} });
