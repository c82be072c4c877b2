import { get, post } from '../call.ts';

const staffRead = { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' } as const;
const staffWrite = { ...staffRead, effect: 'write' } as const;

/** How staff make activities, whatever their kind; paths ours. */
export const activityStaffRows = {
  'marketing.activity.save': post('marketing', '/c/v2/activity/save', staffWrite),
  'marketing.activity.publish': post('marketing', '/c/v2/activity/publish', staffWrite),
  'marketing.activity.end': post('marketing', '/c/v2/activity/end', staffWrite),
  'marketing.activity.list': get('marketing', '/c/v2/activity/list', staffRead),
  'marketing.activity.find': get('marketing', '/c/v2/activity/find', staffRead),
  'marketing.activity.figures': get('marketing', '/c/v2/activity/figures', staffRead),
};
