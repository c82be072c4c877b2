import { group } from '../group.ts';
import { plannedMemberRows } from './planned/member.ts';

export const memberGroup = group({ rows: plannedMemberRows, schemas: {}, examples: {} });
