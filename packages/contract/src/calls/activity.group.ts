import { group } from '../group.ts';
import { activityStaffExamples } from './activity.example.ts';
import { activityStaffSchemas } from './activity.schema.ts';
import { activityStaffRows } from './activity.ts';

export const activityGroup = group({ rows: activityStaffRows, schemas: activityStaffSchemas, examples: activityStaffExamples });
