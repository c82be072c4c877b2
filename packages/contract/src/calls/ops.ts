import { post } from '../call.ts';

export const opsRows = {
  // path ours. Not a write: a report is told to the log, and must reach it while PostgreSQL is away.
  'ops.report.error': post('data', '/c/v2/report/error', {
    auth: 'visitor',
    effect: 'orchestrate',
    section: 'ours',
    limit: { per: 'address', count: 30, seconds: 60, whenUncounted: 'allow' },
  }),
};
