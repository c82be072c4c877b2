import { get, post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: 'ours' } as const;

const staffRead = { ...publicRead, auth: 'staff', scope: 'shop' } as const;

export const checkoutRows = {
  // path ours
  'marketing.goods.info': get('marketing', '/c/v2/goods/info', { ...publicRead, section: '7.6' }),
  // path ours: what one piece of each costs a visitor, with automatic promotions and coupons anybody may claim
  'checkout.price.list': post('marketing', '/c/v2/price/list', publicRead),
  // path ours: what sending one piece costs a visitor, and how soon it goes
  'checkout.delivery.info': get('marketing', '/c/v2/delivery/info', publicRead),
  // path ours: what a promotion that is being written would do to a basket
  'checkout.promotion.preview': post('marketing', '/c/v2/promotion/preview', staffRead),
  // path ours
  'marketing.activity.preview': post('marketing', '/c/v2/activity/preview', staffRead),
  // path ours
  'checkout.promotion.matrix': get('marketing', '/c/v2/promotion/matrix', staffRead),
};
