import { planned, post } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.5' } as const;
const toWrite = { ...mine, effect: 'write' } as const;
/** Talks to a provider outside. */
const outside = { auth: 'visitor', effect: 'orchestrate', section: '7.5' } as const;

const profileRows = {
  // path ours
  'member.invoice.detail': planned(post('member', '/c/v2/invoice/detail', mine)),
  // path ours
  'member.invoice.add': planned(post('member', '/c/v2/invoice/add', toWrite)),
};

const wechatRows = {
  'member.card.createWxSignatureInfo': planned(
    post('member', '/c/v2/receiveCardRecord/createWxSignatureInfo', { ...outside, auth: 'member', section: '7.2' }),
  ),
};

export const plannedMemberRows = { ...profileRows, ...wechatRows };
