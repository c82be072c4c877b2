import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.5' } as const;
const staffRead = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const staffWrite = { ...staffRead, effect: 'write' } as const;

/** Growth and levels, as members see theirs. */
export const levelRows = {
  // path ours
  'member.level.info': post('member', '/c/v2/level/info', mine),
  // path ours
  'member.level.autoUpgrade': post('member', '/c/v2/level/autoUpgrade', { ...mine, effect: 'write' }),
  'member.growth.list': get('member', '/c/v2/growth/list', { ...mine, section: 'ours' }),
};

/** How staff make levels and see to a member's; paths ours. All of them are the whole merchant's. */
export const levelStaffRows = {
  'member.level.list': get('member', '/c/v2/level/list', staffRead),
  'member.level.save': post('member', '/c/v2/level/save', staffWrite),
  'member.level.set': post('member', '/c/v2/level/set', staffWrite),
  'member.levelPrice.list': get('member', '/c/v2/levelPrice/list', staffRead),
  'member.levelPrice.save': post('member', '/c/v2/levelPrice/save', staffWrite),
  'member.growth.adjust': post('member', '/c/v2/growth/adjust', staffWrite),
  'member.loyalty.find': get('member', '/c/v2/loyalty/find', staffRead),
};
