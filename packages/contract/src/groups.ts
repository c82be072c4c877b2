import { accountSafetyGroup } from './calls/account-safety.group.ts';
import { activityGroup } from './calls/activity.group.ts';
import { addressGroup } from './calls/address.group.ts';
import { agreementGroup } from './calls/agreement.group.ts';
import { assetGroup } from './calls/asset.group.ts';
import { behaviourGroup } from './calls/behaviour.group.ts';
import { billGroup } from './calls/bill.group.ts';
import { cardGroup } from './calls/card.group.ts';
import { cartGroup } from './calls/cart.group.ts';
import { catalogGroup } from './calls/catalog.group.ts';
import { checkoutGroup } from './calls/checkout.group.ts';
import { communityGroup } from './calls/community.group.ts';
import { couponGroup } from './calls/coupon.group.ts';
import { customerGroup } from './calls/customer.group.ts';
import { decorationGroup } from './calls/decoration.group.ts';
import { distributionGroup } from './calls/distribution.group.ts';
import { favouriteGroup } from './calls/favourite.group.ts';
import { followGroup } from './calls/follow.group.ts';
import { freightGroup } from './calls/freight.group.ts';
import { friendPayGroup } from './calls/friend-pay.group.ts';
import { goodsManagementGroup } from './calls/goods-management.group.ts';
import { goodsStaffGroup } from './calls/goods-staff.group.ts';
import { guiderGroup } from './calls/guider.group.ts';
import { inboxGroup } from './calls/inbox.group.ts';
import { ledgerGroup } from './calls/ledger.group.ts';
import { levelGroup } from './calls/level.group.ts';
import { liveGroup } from './calls/live.group.ts';
import { loginGroup } from './calls/login.group.ts';
import { loginStaffGroup } from './calls/login-staff.group.ts';
import { loginTicketGroup } from './calls/login-ticket.group.ts';
import { mapGroup } from './calls/map.group.ts';
import { marketingGroup } from './calls/marketing.group.ts';
import { memberGroup } from './calls/member.group.ts';
import { opsGroup } from './calls/ops.group.ts';
import { orderStaffGroup } from './calls/order-staff.group.ts';
import { payAccountGroup } from './calls/pay-account.group.ts';
import { payWaysGroup } from './calls/pay-ways.group.ts';
import { pointsGroup } from './calls/points.group.ts';
import { postingGroup } from './calls/posting.group.ts';
import { privacyGroup } from './calls/privacy.group.ts';
import { profileGroup } from './calls/profile.group.ts';
import { purchaseGroup } from './calls/purchase.group.ts';
import { questionGroup } from './calls/question.group.ts';
import { refundStaffGroup } from './calls/refund-staff.group.ts';
import { reportGroup } from './calls/report.group.ts';
import { restrictionGroup } from './calls/restriction.group.ts';
import { reviewGroup } from './calls/review.group.ts';
import { savingGroup } from './calls/saving.group.ts';
import { searchGroup } from './calls/search.group.ts';
import { shopGroup } from './calls/shop.group.ts';
import { shopManagementGroup } from './calls/shop-management.group.ts';
import { smsAccountGroup } from './calls/sms-account.group.ts';
import { staffGroup } from './calls/staff.group.ts';
import { staffManagementGroup } from './calls/staff-management.group.ts';
import { stockManagementGroup } from './calls/stock-management.group.ts';
import { supportGroup } from './calls/support.group.ts';
import { tradeGroup } from './calls/trade.group.ts';
import { wechatGroup } from './calls/wechat.group.ts';

/** The one list of call groups: rows, schemas and examples derive from it. */
export const groups = [
  accountSafetyGroup,
  activityGroup,
  addressGroup,
  agreementGroup,
  assetGroup,
  behaviourGroup,
  billGroup,
  cardGroup,
  cartGroup,
  catalogGroup,
  checkoutGroup,
  communityGroup,
  couponGroup,
  customerGroup,
  decorationGroup,
  distributionGroup,
  favouriteGroup,
  followGroup,
  freightGroup,
  friendPayGroup,
  goodsManagementGroup,
  goodsStaffGroup,
  guiderGroup,
  inboxGroup,
  ledgerGroup,
  levelGroup,
  liveGroup,
  loginGroup,
  loginStaffGroup,
  loginTicketGroup,
  mapGroup,
  marketingGroup,
  memberGroup,
  opsGroup,
  orderStaffGroup,
  payAccountGroup,
  payWaysGroup,
  pointsGroup,
  postingGroup,
  privacyGroup,
  profileGroup,
  purchaseGroup,
  questionGroup,
  refundStaffGroup,
  reportGroup,
  restrictionGroup,
  reviewGroup,
  savingGroup,
  searchGroup,
  shopGroup,
  shopManagementGroup,
  smsAccountGroup,
  staffGroup,
  staffManagementGroup,
  stockManagementGroup,
  supportGroup,
  tradeGroup,
  wechatGroup,
] as const;
