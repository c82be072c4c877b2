import { group } from '../group.ts';
import { plannedCommunityRows } from './planned/community.ts';

export const communityGroup = group({ rows: plannedCommunityRows, schemas: {}, examples: {} });
