import { get, planned, post } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.4' } as const;

export const plannedCommunityRows = {
  'community.leader.loginByMember': planned(post('tuan', '/leader/c/loginbymember', { ...mine, effect: 'write' })),
  // path ours
  'community.leader.isCommander': planned(get('tuan', '/c/v2/leader/isCommander', mine)),
  // path ours
  'community.recruit.config': planned(get('tuan', '/c/v2/recruit/config', { ...mine, auth: 'visitor' })),
};
