import { planned, post } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.5' } as const;
const toWrite = { ...mine, effect: 'write' } as const;

const profileRows = {
  // path ours
  'member.invoice.detail': planned(post('member', '/c/v2/invoice/detail', mine)),
  // path ours
  'member.invoice.add': planned(post('member', '/c/v2/invoice/add', toWrite)),
};

export const plannedMemberRows = profileRows;
