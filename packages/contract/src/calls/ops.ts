import { get, hook, post } from '../call.ts';

/** Not writes: what a phone reports is told to the log and counted, and must get there while PostgreSQL is away. */
const result = { auth: 'visitor', effect: 'orchestrate', section: 'ours' } as const;
const publicRead = { auth: 'visitor', effect: 'read', section: '7.3' } as const;
const perMinute = (count: number) => ({ per: 'address', count, seconds: 60, whenUncounted: { perProcess: count } }) as const;

/** What a phone tells of itself; paths ours. */
export const opsRows = {
  'ops.report.error': post('data', '/c/v2/report/error', { ...result, limit: perMinute(30) }),
  'ops.report.vitals': post('data', '/c/v2/report/vitals', { ...result, limit: perMinute(60) }),
};

export const domainCheckRows = {
  // path ours
  'ops.domainCheck.config': get('public', '/c/v2/domainCheck/config', publicRead),
  // path ours: the check path of every domain; a page on another domain of the merchant's reads it
  'ops.domainCheck.serverTime': get('public', '/c/v2/domainCheck/serverTime', { ...publicRead, anyOrigin: true }),
  // path ours: a hook, since its body is a bare list and its success a bare 200
  'ops.domainCheck.report': hook('/api-public-web/c/v2/domainCheck/report/{mid}', {
    effect: 'orchestrate',
    section: '7.3',
    limit: perMinute(30),
  }),
};

const taskRead = { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' } as const;

/** Calls of the merchant's staff; paths ours. */
export const opsStaffRows = {
  'ops.domainCheck.set': post('manager', '/c/v2/domainCheck/set', { auth: 'staff', effect: 'write', section: 'ours' }),
  'ops.task.list': get('manager', '/c/v2/task/list', taskRead),
  'ops.task.find': get('manager', '/c/v2/task/find', taskRead),
  'ops.task.download': get('manager', '/c/v2/task/download', taskRead),
};
