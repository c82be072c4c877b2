import { accountSafetyExamples } from './calls/account-safety.example.ts';
import { addressExamples } from './calls/address.example.ts';
import { agreementExamples, agreementStaffExamples } from './calls/agreement.example.ts';
import { assetExamples, assetStaffExamples } from './calls/asset.example.ts';
import { behaviourExamples, behaviourStaffExamples } from './calls/behaviour.example.ts';
import { cartExamples } from './calls/cart.example.ts';
import { catalogExamples, categoryExamples, itemExamples, stockExamples } from './calls/catalog.example.ts';
import {
  decorationClientExamples,
  decorationExamples,
  decorationStaffExamples,
  pageClassExamples,
  shareExamples,
} from './calls/decoration.example.ts';
import { favouriteExamples, footprintExamples } from './calls/favourite.example.ts';
import { goodsStaffExamples } from './calls/goods-staff.example.ts';
import { loginExamples } from './calls/login.example.ts';
import { loginTicketExamples } from './calls/login-ticket.example.ts';
import { mapExamples } from './calls/map.example.ts';
import { domainCheckExamples, opsExamples, opsStaffExamples } from './calls/ops.example.ts';
import { privacyExamples } from './calls/privacy.example.ts';
import { profileExamples } from './calls/profile.example.ts';
import { reviewExamples, reviewMemberExamples, reviewStaffExamples } from './calls/review.example.ts';
import { searchExamples, searchStaffExamples } from './calls/search.example.ts';
import { distanceExamples, merchantExamples, shopExamples, shopStaffExamples } from './calls/shop.example.ts';
import { staffExamples } from './calls/staff.example.ts';
import { chatExamples, supportExamples, supportStaffExamples } from './calls/support.example.ts';
import { tradeExamples } from './calls/trade.example.ts';
import { wechatAccountExamples, wechatExamples, wechatLoginExamples, wechatStaffExamples } from './calls/wechat.example.ts';
import type { Rows } from './rows.ts';
import type { ExamplesOf } from './schema.ts';
import type { Schemas } from './schemas.ts';

/** Good inputs of every built call. */
export const examples: ExamplesOf<Rows, Schemas> = {
  ...shopExamples,
  ...distanceExamples,
  ...merchantExamples,
  ...shopStaffExamples,
  ...decorationExamples,
  ...pageClassExamples,
  ...shareExamples,
  ...decorationClientExamples,
  ...decorationStaffExamples,
  ...assetExamples,
  ...assetStaffExamples,
  ...catalogExamples,
  ...searchExamples,
  ...searchStaffExamples,
  ...categoryExamples,
  ...itemExamples,
  ...stockExamples,
  ...goodsStaffExamples,
  ...reviewExamples,
  ...reviewMemberExamples,
  ...reviewStaffExamples,
  ...favouriteExamples,
  ...footprintExamples,
  ...loginExamples,
  ...loginTicketExamples,
  ...profileExamples,
  ...accountSafetyExamples,
  ...privacyExamples,
  ...agreementExamples,
  ...agreementStaffExamples,
  ...wechatExamples,
  ...wechatAccountExamples,
  ...wechatLoginExamples,
  ...wechatStaffExamples,
  ...addressExamples,
  ...mapExamples,
  ...cartExamples,
  ...tradeExamples,
  ...staffExamples,
  ...supportExamples,
  ...chatExamples,
  ...supportStaffExamples,
  ...opsExamples,
  ...domainCheckExamples,
  ...opsStaffExamples,
  ...behaviourExamples,
  ...behaviourStaffExamples,
};
