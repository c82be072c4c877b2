import { get, post } from '../call.ts';

/** What is told about visits; paths ours. */
export const behaviourRows = {
  'behaviour.analytics.config': get('data', '/c/v2/analytics/config', { auth: 'visitor', effect: 'read', section: 'ours' }),
  'behaviour.report.analytics': post('data', '/c/v2/report/analytics', {
    auth: 'visitor',
    effect: 'write',
    section: 'ours',
    limit: { per: 'address', count: 120, seconds: 60, whenUncounted: { perProcess: 120 } },
  }),
};

/** Calls of the merchant's staff; paths ours. */
export const behaviourStaffRows = {
  'behaviour.analytics.set': post('manager', '/c/v2/analytics/set', { auth: 'staff', effect: 'write', section: 'ours' }),
};
