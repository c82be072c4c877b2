import type { activityStaffRows } from '@qianpu/contract/calls/activity';
import type { Handlers } from '#platform/http/handler.types';
import { endActivity } from './end-activity.ts';
import { publishActivity } from './publish-activity.ts';
import { saveActivity } from './save-activity.ts';
import { showActivities, showActivity, showFigures } from './show-activities.ts';

export const activityHandlers: Handlers<keyof typeof activityStaffRows> = {
  'marketing.activity.save': saveActivity,
  'marketing.activity.publish': publishActivity,
  'marketing.activity.end': endActivity,
  'marketing.activity.list': showActivities,
  'marketing.activity.find': (ctx, { id }) => showActivity(ctx, id),
  'marketing.activity.figures': (ctx, { id }) => showFigures(ctx, id),
};
