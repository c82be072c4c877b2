import { group } from '../group.ts';
import { activityExamples, activityStaffExamples } from './activity.example.ts';
import { activityStaffSchemas } from './activity.schema.ts';
import { activityRows, activityStaffRows } from './activity.ts';
import { activitySchemas } from './activity-shop.schema.ts';

export const activityGroup = group({
  rows: { ...activityRows, ...activityStaffRows },
  schemas: { ...activitySchemas, ...activityStaffSchemas },
  examples: { ...activityExamples, ...activityStaffExamples },
});
