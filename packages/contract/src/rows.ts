import { accountSafetyRows } from './calls/account-safety.ts';
import { addressRows } from './calls/address.ts';
import { agreementRows, agreementStaffRows } from './calls/agreement.ts';
import { assetRows, assetStaffRows } from './calls/asset.ts';
import { behaviourRows, behaviourStaffRows } from './calls/behaviour.ts';
import { cartRows } from './calls/cart.ts';
import { catalogRows, categoryRows, itemRows, stockRows } from './calls/catalog.ts';
import { decorationClientRows, decorationRows, decorationStaffRows, pageClassRows, shareRows } from './calls/decoration.ts';
import { favouriteRows, footprintRows } from './calls/favourite.ts';
import { goodsStaffRows } from './calls/goods-staff.ts';
import { loginRows } from './calls/login.ts';
import { loginTicketRows } from './calls/login-ticket.ts';
import { mapRows } from './calls/map.ts';
import { domainCheckRows, opsRows, opsStaffRows } from './calls/ops.ts';
import { plannedRows } from './calls/planned/planned-rows.ts';
import { privacyRows } from './calls/privacy.ts';
import { profileRows } from './calls/profile.ts';
import { reviewMemberRows, reviewRows, reviewStaffRows } from './calls/review.ts';
import { searchRows, searchStaffRows } from './calls/search.ts';
import { distanceRows, merchantRows, shopRows, shopStaffRows } from './calls/shop.ts';
import { staffRows } from './calls/staff.ts';
import { chatRows, supportRows, supportStaffRows } from './calls/support.ts';
import { tradeRows } from './calls/trade.ts';
import { wechatAccountRows, wechatLoginRows, wechatRows, wechatStaffRows } from './calls/wechat.ts';

/** The table of calls. Servers and tests use the whole; the phone imports the rows of the features it shows. */
export const rows = {
  ...plannedRows,
  ...shopRows,
  ...distanceRows,
  ...merchantRows,
  ...shopStaffRows,
  ...decorationRows,
  ...pageClassRows,
  ...shareRows,
  ...decorationClientRows,
  ...decorationStaffRows,
  ...catalogRows,
  ...categoryRows,
  ...itemRows,
  ...assetRows,
  ...assetStaffRows,
  ...favouriteRows,
  ...footprintRows,
  ...goodsStaffRows,
  ...reviewRows,
  ...reviewMemberRows,
  ...reviewStaffRows,
  ...searchRows,
  ...searchStaffRows,
  ...stockRows,
  ...loginRows,
  ...loginTicketRows,
  ...profileRows,
  ...accountSafetyRows,
  ...privacyRows,
  ...agreementRows,
  ...agreementStaffRows,
  ...wechatRows,
  ...wechatAccountRows,
  ...wechatLoginRows,
  ...wechatStaffRows,
  ...addressRows,
  ...mapRows,
  ...cartRows,
  ...tradeRows,
  ...staffRows,
  ...supportRows,
  ...chatRows,
  ...supportStaffRows,
  ...opsRows,
  ...domainCheckRows,
  ...opsStaffRows,
  ...behaviourRows,
  ...behaviourStaffRows,
};

export type Rows = typeof rows;

/** Every call of the specification, built or planned. */
export type RowName = keyof Rows;

/** The calls that are built: each has schemas, an example and a handler, or it does not compile. */
export type CallName = { [N in RowName]: Rows[N] extends { readonly planned: true } ? never : N }[RowName];
