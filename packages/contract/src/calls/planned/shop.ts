import { envelope, get, planned } from '../../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
const sectionOfService = { ...publicRead, section: '7.4' } as const;

export const plannedShopRows = {
  'shop.info.detail': planned(envelope('manager', 'APP-SHOPINFO-DETAIL-PROCESSOR', { ...publicRead, isNav: true })),
  'shop.info.clientDetail': planned(envelope('client', 'APP-SHOPINFO-DETAIL-PROCESSOR', publicRead)),
  // target ours
  'shop.status.find': planned(envelope('client', 'APP-SHOP-STATUS-PROCESSOR', publicRead)),
  // target ours
  'shop.sendAddress.find': planned(envelope('client', 'APP-SHOP-SEND-ADDRESS-PROCESSOR', publicRead)),
  'shop.phone.queryList': planned(get('merchants', '/c/phone/queryPhoneList', publicRead)),
  'shop.organization.query': planned(get('merchants', '/c/organization/query', publicRead)),
  // path ours
  'shop.organization.shopNameList': planned(get('merchants', '/c/v2/organization/shopNameList', publicRead)),
  'shop.merchant.query': planned(get('merchants', '/c/merchant/query', publicRead)),
  // path ours
  'shop.merchant.verify': planned(get('merchants', '/c/v2/merchant/verify', publicRead)),
  'shop.business.shopName': planned(get('merchants', '/c/business/shopName', publicRead)),
  // path ours
  'shop.institution.distanceList': planned(get('merchants', '/c/v2/institution/distanceList', publicRead)),
  // path ours: what the merchant's group has bought (ids 509 reads isBuy)
  'shop.groupNature.find': planned(get('merchants', '/c/v2/groupNature/find', sectionOfService)),
  // path ours
  'shop.app.isBought': planned(get('app', '/c/v2/app/isBought', { ...publicRead, section: '7.7' })),
};
