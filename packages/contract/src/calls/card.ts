import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.5' } as const;
const staffRead = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const staffWrite = { ...staffRead, effect: 'write' } as const;

/** Cards, as members see theirs; paths ours. */
export const cardRows = {
  'member.cardLevel.find': post('member', '/c/v2/cardLevel/find', mine),
  'member.card.list': post('member', '/c/v2/card/list', mine),
  'member.card.checkStatus': post('member', '/c/v2/card/checkStatus', mine),
  // Asked for the first time it gives the free card: a write.
  'member.card.findNumber': post('member', '/c/v2/card/findNumber', { ...mine, effect: 'write' }),
  // No write: the platform may have to be asked for a ticket in between.
  'member.card.createWxSignatureInfo': post('member', '/c/v2/receiveCardRecord/createWxSignatureInfo', {
    ...mine,
    effect: 'orchestrate',
    section: '7.2',
    limit: { per: 'actor', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
  }),
};

/** How staff make cards and give them; paths ours. All of them are the whole merchant's. */
export const cardStaffRows = {
  'member.cardKind.list': get('member', '/c/v2/cardKind/list', staffRead),
  'member.cardKind.save': post('member', '/c/v2/cardKind/save', staffWrite),
  'member.card.listForStaff': get('member', '/c/v2/card/listForStaff', staffRead),
  'member.card.give': post('member', '/c/v2/card/give', { ...staffWrite, idempotency: 'required' }),
  'member.card.freeze': post('member', '/c/v2/card/freeze', staffWrite),
};
