import { get, planned, post } from '../../../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.6' } as const;
const publicRead = { ...mine, auth: 'visitor' } as const;
/** Something of worth changes hands: once per intent. */
const claim = { ...mine, effect: 'write', idempotency: 'required' } as const;

const checkInRows = {
  // path ours
  'marketing.checkin.current': planned(get('marketing', '/c/v2/checkin/current', mine)),
  // path ours
  'marketing.checkin.sign': planned(post('marketing', '/c/v2/checkin/sign', claim)),
  // path ours
  'marketing.checkin.byMonth': planned(get('marketing', '/c/v2/checkin/byMonth', mine)),
  // path ours
  'marketing.checkin.gifts': planned(post('marketing', '/c/v2/checkin/gifts', claim)),
  // path ours
  'marketing.checkin.search': planned(get('marketing', '/c/v2/checkin/search', mine)),
  // path ours
  'marketing.checkin.show': planned(get('marketing', '/c/v2/checkin/show', publicRead)),
};

const giftRows = {
  // path ours
  'marketing.newGiftPack.get': planned(get('marketing', '/c/v2/newGiftPack/get', publicRead)),
  // path ours
  'marketing.newGiftPack.immediately': planned(post('marketing', '/c/v2/newGiftPack/immediately', claim)),
  // path ours
  'marketing.newGiftPack.detail': planned(get('marketing', '/c/v2/newGiftPack/detail', mine)),
  // path ours
  'marketing.newGiftPack.check': planned(get('marketing', '/c/v2/newGiftPack/check', mine)),
  // path ours
  'marketing.reward.list': planned(get('marketing', '/c/v2/reward/list', mine)),
  // path ours
  'marketing.paidPromotion.get': planned(get('marketing', '/c/v2/paidPromotion/get', mine)),
  // path ours
  'marketing.paidPromotion.take': planned(post('marketing', '/c/v2/paidPromotion/take', claim)),
  // path ours
  'marketing.paidPromotion.byId': planned(get('marketing', '/c/v2/paidPromotion/byId', mine)),
  // path ours
  'marketing.festival.recordStatus': planned(get('marketing', '/c/v2/festival/recordStatus', mine)),
  // path ours
  'marketing.festival.record': planned(post('marketing', '/c/v2/festival/record', claim)),
  // path ours
  'marketing.recordGift.multipleReceive': planned(post('marketing', '/c/v2/recordGift/multipleReceive', claim)),
  // path ours
  'marketing.recordGift.mine': planned(get('marketing', '/c/v2/recordGift/mine', mine)),
  // path ours
  'marketing.invitation.registerReward': planned(get('app', '/c/v2/invitation/registerReward', { ...publicRead, section: '7.7' })),
  // path ours
  'marketing.invitation.userRecord': planned(
    post('app', '/c/v2/invitation/userRecord', { auth: 'member', effect: 'write', section: '7.7' }),
  ),
  // path ours
  'marketing.giftCard.exchange': planned(post('marketing', '/c/v2/giftCard/exchange', { ...claim, section: 'ours' })),
  // path ours
  'marketing.giftCard.list': planned(get('marketing', '/c/v2/giftCard/list', { ...mine, section: 'ours' })),
};

export const plannedRewardRows = { ...checkInRows, ...giftRows };
