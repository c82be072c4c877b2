import { get, post } from '../call.ts';

const staffRead = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const staffWrite = { ...staffRead, effect: 'write' } as const;

/** Points, as members see theirs; path ours. */
export const pointsRows = {
  'member.points.list': get('member', '/c/v2/points/list', { auth: 'member', effect: 'read', section: 'ours' }),
};

/** How staff set what points are earned by, give and take them; paths ours. All of them are the whole merchant's. */
export const pointsStaffRows = {
  'member.points.rule': get('member', '/c/v2/points/rule', staffRead),
  'member.points.saveRule': post('member', '/c/v2/points/saveRule', staffWrite),
  'member.points.listForStaff': get('member', '/c/v2/points/listForStaff', staffRead),
  'member.points.adjust': post('member', '/c/v2/points/adjust', staffWrite),
  'member.points.undo': post('member', '/c/v2/points/undo', staffWrite),
};
