import type { activityStaffRows } from '@qianpu/contract/calls/activity';
import type { Handlers } from '#platform/http/handler.types';
import { endActivity } from './end-activity.ts';
import { publishActivity } from './publish-activity.ts';
import { saveActivity } from './save-activity.ts';
import { showActivities, showActivity, showFigures } from './show-activities.ts';
import { showCalendar } from './show-calendar.ts';

/** Simulating one is a module of its own, below those that place orders. */
type OwnCall = Exclude<keyof typeof activityStaffRows, 'marketing.activity.simulate' | 'marketing.activity.simulation'>;

export const activityHandlers: Handlers<OwnCall> = {
  'marketing.activity.save': saveActivity,
  'marketing.activity.publish': publishActivity,
  'marketing.activity.end': endActivity,
  'marketing.activity.list': showActivities,
  'marketing.activity.find': (ctx, { id }) => showActivity(ctx, id),
  'marketing.activity.calendar': showCalendar,
  'marketing.activity.figures': (ctx, { id }) => showFigures(ctx, id),
};
