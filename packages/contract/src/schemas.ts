import { accountSafetySchemas } from './calls/account-safety.schema.ts';
import { addressSchemas } from './calls/address.schema.ts';
import { agreementSchemas, agreementStaffSchemas } from './calls/agreement.schema.ts';
import { assetSchemas, assetStaffSchemas } from './calls/asset.schema.ts';
import { behaviourSchemas, behaviourStaffSchemas } from './calls/behaviour.schema.ts';
import { cartSchemas } from './calls/cart.schema.ts';
import { catalogSchemas, categorySchemas, itemSchemas, stockSchemas } from './calls/catalog.schema.ts';
import {
  decorationClientSchemas,
  decorationSchemas,
  decorationStaffSchemas,
  pageClassSchemas,
  shareSchemas,
} from './calls/decoration.schema.ts';
import { favouriteSchemas, footprintSchemas } from './calls/favourite.schema.ts';
import { goodsStaffSchemas } from './calls/goods-staff.schema.ts';
import { loginSchemas } from './calls/login.schema.ts';
import { loginTicketSchemas } from './calls/login-ticket.schema.ts';
import { mapSchemas } from './calls/map.schema.ts';
import { domainCheckSchemas, opsSchemas, opsStaffSchemas } from './calls/ops.schema.ts';
import { privacySchemas } from './calls/privacy.schema.ts';
import { profileSchemas } from './calls/profile.schema.ts';
import { reviewMemberSchemas, reviewSchemas, reviewStaffSchemas } from './calls/review.schema.ts';
import { searchSchemas, searchStaffSchemas } from './calls/search.schema.ts';
import { distanceSchemas, merchantSchemas, shopSchemas, shopStaffSchemas } from './calls/shop.schema.ts';
import { staffSchemas } from './calls/staff.schema.ts';
import { chatSchemas, supportSchemas, supportStaffSchemas } from './calls/support.schema.ts';
import { tradeSchemas } from './calls/trade.schema.ts';
import { wechatAccountSchemas, wechatLoginSchemas, wechatSchemas, wechatStaffSchemas } from './calls/wechat.schema.ts';
import type { Rows } from './rows.ts';
import type { SchemasOf } from './schema.ts';

/** Input and output of every call, as zod schemas: server and tests only (27 kB gzip would reach the phone with them). */
export const schemas = {
  ...shopSchemas,
  ...distanceSchemas,
  ...merchantSchemas,
  ...shopStaffSchemas,
  ...decorationSchemas,
  ...pageClassSchemas,
  ...shareSchemas,
  ...decorationClientSchemas,
  ...decorationStaffSchemas,
  ...catalogSchemas,
  ...categorySchemas,
  ...itemSchemas,
  ...assetSchemas,
  ...assetStaffSchemas,
  ...favouriteSchemas,
  ...footprintSchemas,
  ...goodsStaffSchemas,
  ...reviewSchemas,
  ...reviewMemberSchemas,
  ...reviewStaffSchemas,
  ...searchSchemas,
  ...searchStaffSchemas,
  ...stockSchemas,
  ...loginSchemas,
  ...loginTicketSchemas,
  ...profileSchemas,
  ...accountSafetySchemas,
  ...privacySchemas,
  ...agreementSchemas,
  ...agreementStaffSchemas,
  ...wechatSchemas,
  ...wechatAccountSchemas,
  ...wechatLoginSchemas,
  ...wechatStaffSchemas,
  ...addressSchemas,
  ...mapSchemas,
  ...cartSchemas,
  ...tradeSchemas,
  ...staffSchemas,
  ...supportSchemas,
  ...chatSchemas,
  ...supportStaffSchemas,
  ...opsSchemas,
  ...domainCheckSchemas,
  ...opsStaffSchemas,
  ...behaviourSchemas,
  ...behaviourStaffSchemas,
} satisfies SchemasOf<Rows>;
export type Schemas = typeof schemas;
