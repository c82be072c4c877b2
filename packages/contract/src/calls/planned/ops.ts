import { get, hook, planned, post } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.3' } as const;
const ours = { auth: 'visitor', effect: 'write', section: 'ours' } as const;

export const plannedOpsRows = {
  // path ours
  'ops.domainCheck.config': planned(get('public', '/c/v2/domainCheck/config', publicRead)),
  // path ours: the check path of every business domain
  'ops.domainCheck.serverTime': planned(get('public', '/c/v2/domainCheck/serverTime', publicRead)),
  // path ours: a hook, since its body is a bare list and its success a bare 200
  'ops.domainCheck.report': planned(hook('/api-public-web/c/v2/domainCheck/report/{mid}', { effect: 'write', section: '7.3' })),
  // path ours
  'ops.report.vitals': planned(post('data', '/c/v2/report/vitals', ours)),
};
