import type { Rows } from '@qianpu/contract/rows';
import { accountSafetyRaces } from './account-safety.races.ts';
import { activityRaces } from './activity.races.ts';
import { addressRaces } from './address.races.ts';
import { assetRaces } from './asset.races.ts';
import { behaviourRaces } from './behaviour.races.ts';
import { billRaces } from './bill.races.ts';
import { cardRaces } from './card.races.ts';
import { cartRaces } from './cart.races.ts';
import { catalogRaces } from './catalog.races.ts';
import { couponRaces } from './coupon.races.ts';
import { customerRaces } from './customer.races.ts';
import { decorationRaces } from './decoration.races.ts';
import { failedRefundRaces } from './failed-refund.races.ts';
import { followRaces } from './follow.races.ts';
import { goodsManagementRaces } from './goods-management.races.ts';
import { goodsStaffRaces } from './goods-staff.races.ts';
import { guiderRaces } from './guider.races.ts';
import { inboxRaces } from './inbox.races.ts';
import { keptRaces } from './kept.races.ts';
import { ledgerRaces } from './ledger.races.ts';
import { levelRaces } from './level.races.ts';
import { loginRaces } from './login.races.ts';
import { loginStaffRaces } from './login-staff.races.ts';
import { loginTicketRaces } from './login-ticket.races.ts';
import { mapRaces } from './map.races.ts';
import { opsRaces } from './ops.races.ts';
import { orderRaces } from './order.races.ts';
import { orderStaffRaces } from './order-staff.races.ts';
import { payWaysRaces } from './pay-ways.races.ts';
import { paymentRaces } from './payment.races.ts';
import { pointsRaces } from './points.races.ts';
import { privacyRaces } from './privacy.races.ts';
import { profileRaces } from './profile.races.ts';
import { purchaseRaces } from './purchase.races.ts';
import { questionRaces } from './question.races.ts';
import type { Races } from './race.types.ts';
import { restrictionRaces } from './restriction.races.ts';
import { reviewRaces } from './review.races.ts';
import { searchRaces } from './search.races.ts';
import { shopRaces } from './shop.races.ts';
import { freightRaces, payAccountRaces, shopManagementRaces } from './shop-management.races.ts';
import { simulationRaces } from './simulation.races.ts';
import { smsAccountRaces } from './sms-account.races.ts';
import { staffRaces } from './staff.races.ts';
import { staffManagementRaces } from './staff-management.races.ts';
import { supportRaces } from './support.races.ts';
import { supportDeskRaces } from './support-desk.races.ts';
import { supportServiceRaces } from './support-service.races.ts';
import { wechatRaces } from './wechat.races.ts';
import { wechatLoginRaces } from './wechat-login.races.ts';

/** TABLE of races: every built row that changes something. A row without an entry does not compile. */
export const races: Races<Rows> = {
  ...cartRaces,
  ...addressRaces,
  ...loginRaces,
  ...loginTicketRaces,
  ...loginStaffRaces,
  ...customerRaces,
  ...restrictionRaces,
  ...profileRaces,
  ...purchaseRaces,
  ...accountSafetyRaces,
  ...privacyRaces,
  ...wechatRaces,
  ...wechatLoginRaces,
  ...mapRaces,
  ...decorationRaces,
  ...assetRaces,
  ...catalogRaces,
  ...goodsStaffRaces,
  ...goodsManagementRaces,
  ...searchRaces,
  ...orderRaces,
  ...orderStaffRaces,
  ...paymentRaces,
  ...failedRefundRaces,
  ...ledgerRaces,
  ...staffRaces,
  ...staffManagementRaces,
  ...shopRaces,
  ...shopManagementRaces,
  ...payAccountRaces,
  ...billRaces,
  ...payWaysRaces,
  ...smsAccountRaces,
  ...freightRaces,
  ...supportRaces,
  ...supportDeskRaces,
  ...supportServiceRaces,
  ...inboxRaces,
  ...opsRaces,
  ...behaviourRaces,
  ...keptRaces,
  ...followRaces,
  ...guiderRaces,
  ...reviewRaces,
  ...questionRaces,
  ...couponRaces,
  ...activityRaces,
  ...simulationRaces,
  ...levelRaces,
  ...pointsRaces,
  ...cardRaces,
};
