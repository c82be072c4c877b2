import { planned, post } from '../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.5' } as const;
const toWrite = { ...mine, effect: 'write' } as const;
const publicRead = { ...mine, auth: 'visitor' } as const;
/** Talks to a provider outside. */
const outside = { auth: 'visitor', effect: 'orchestrate', section: '7.5' } as const;

const accountRows = {
  // path ours
  'member.sms.send': planned(post('member', '/c/v2/sms/send', outside)),
  // path ours
  'member.sms.checkVerifyCode': planned(post('member', '/c/v2/sms/checkVerifyCode', { ...toWrite, auth: 'visitor' })),
  // path ours
  'member.phone.set': planned(post('member', '/c/v2/phone/set', toWrite)),
};

const profileRows = {
  // path ours
  'member.headIcon.findByIds': planned(post('member', '/c/v2/headIcon/findByIds', publicRead)),
  // path ours
  'member.invoice.detail': planned(post('member', '/c/v2/invoice/detail', mine)),
  // path ours
  'member.invoice.add': planned(post('member', '/c/v2/invoice/add', toWrite)),
};

const cardRows = {
  // path ours
  'member.cardLevel.find': planned(post('member', '/c/v2/cardLevel/find', mine)),
  // path ours
  'member.card.list': planned(post('member', '/c/v2/card/list', mine)),
  // path ours
  'member.card.checkStatus': planned(post('member', '/c/v2/card/checkStatus', mine)),
  // path ours
  'member.card.findNumber': planned(post('member', '/c/v2/card/findNumber', mine)),
  // path ours
  'member.level.autoUpgrade': planned(post('member', '/c/v2/level/autoUpgrade', toWrite)),
  // path ours
  'member.level.info': planned(post('member', '/c/v2/level/info', mine)),
};

const wechatRows = {
  'member.relation.markShareGuider': planned(post('member', '/c/v2/memberRelation/markShareGuider', { ...toWrite, section: '7.2' })),
  'member.card.createWxSignatureInfo': planned(
    post('member', '/c/v2/receiveCardRecord/createWxSignatureInfo', { ...outside, auth: 'member', section: '7.2' }),
  ),
};

export const plannedMemberRows = { ...accountRows, ...profileRows, ...cardRows, ...wechatRows };
