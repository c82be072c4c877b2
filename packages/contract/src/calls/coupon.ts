import { get, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.6' } as const;
const publicRead = { ...mine, auth: 'visitor' } as const;
/** With what a member has claimed. */
const cardRead = { ...publicRead, isOwnToMembers: true } as const;
/** Something of worth changes hands: once per intent. */
const claim = { ...mine, effect: 'write', idempotency: 'required' } as const;
const staffRead = { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' } as const;
const staffWrite = { ...staffRead, effect: 'write' } as const;

export const couponRows = {
  // path ours
  'marketing.coupon.homePageList': post('marketing', '/c/v2/coupon/homePageList', cardRead),
  // path ours
  'marketing.coupon.detail': get('marketing', '/c/v2/coupon/detail', cardRead),
  // path ours
  'marketing.coupon.spread': get('marketing', '/c/v2/coupon/spread', cardRead),
  // path ours
  'marketing.coupon.memberList': get('marketing', '/c/v2/coupon/memberList', mine),
  // path ours
  'marketing.coupon.multipleReceive': post('marketing', '/c/v2/coupon/multipleReceive', claim),
  // path ours
  'marketing.coupon.goodsList': get('marketing', '/c/v2/coupon/goodsList', publicRead),
  // path ours
  'marketing.storeCoupon.list': get('marketing', '/c/v2/storeCoupon/list', cardRead),
  // path ours: a printed code becomes a coupon. A wrong try counts though nothing else is written; wrong ones lock (module marketing), the
  // limit here is against floods.
  'marketing.coupon.exchangeCode': post('marketing', '/c/v2/coupon/exchangeCode', {
    ...mine,
    effect: 'orchestrate',
    section: 'ours',
    limit: { per: 'address', count: 120, seconds: 3_600, whenUncounted: { perProcess: 60 } },
  }),
};

/** How staff make coupons; paths ours. */
export const couponStaffRows = {
  'marketing.coupon.save': post('marketing', '/c/v2/coupon/save', staffWrite),
  'marketing.coupon.setState': post('marketing', '/c/v2/coupon/setState', staffWrite),
  'marketing.coupon.list': get('marketing', '/c/v2/coupon/list', staffRead),
  'marketing.coupon.find': get('marketing', '/c/v2/coupon/find', staffRead),
  'marketing.coupon.figures': get('marketing', '/c/v2/coupon/figures', staffRead),
  // Codes are told once: no stored idempotency key may hold one.
  'marketing.coupon.makeCodes': post('marketing', '/c/v2/coupon/makeCodes', { ...staffWrite, effect: 'orchestrate' }),
  'marketing.coupon.nameMembers': post('marketing', '/c/v2/coupon/nameMembers', staffWrite),
};
