import { envelope, get, planned } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
const sectionOfService = { ...publicRead, section: '7.4' } as const;

export const plannedShopRows = {
  // target ours
  'shop.sendAddress.find': planned(envelope('client', 'APP-SHOP-SEND-ADDRESS-PROCESSOR', publicRead)),
  // path ours: what the merchant's group has bought (ids 509 reads isBuy)
  'shop.groupNature.find': planned(get('merchants', '/c/v2/groupNature/find', sectionOfService)),
  // path ours
  'shop.app.isBought': planned(get('app', '/c/v2/app/isBought', { ...publicRead, section: '7.7' })),
};
