import type { CallName } from '@qianpu/contract/rows';
import { recordStaffWrites } from '#modules/staff';
import { assetModule } from '../modules/asset/module.ts';
import { behaviourModule } from '../modules/behaviour/module.ts';
import { cartModule } from '../modules/cart/module.ts';
import { catalogModule } from '../modules/catalog/module.ts';
import { decorationModule } from '../modules/decoration/module.ts';
import { deliveryModule } from '../modules/delivery/module.ts';
import { memberModule } from '../modules/member/module.ts';
import { opsModule } from '../modules/ops/module.ts';
import { privacyModule } from '../modules/privacy/module.ts';
import { shopModule } from '../modules/shop/module.ts';
import { staffModule } from '../modules/staff/module.ts';
import { supportModule } from '../modules/support/module.ts';
import { tradeModule } from '../modules/trade/module.ts';

/** A handler for every row of the contract: a row nobody answers does not compile. */
export const handlers = recordStaffWrites({
  ...shopModule.handlers,
  ...decorationModule.handlers,
  ...assetModule.handlers,
  ...catalogModule.handlers,
  ...memberModule.handlers,
  ...deliveryModule.handlers,
  ...cartModule.handlers,
  ...tradeModule.handlers,
  ...staffModule.handlers,
  ...supportModule.handlers,
  ...opsModule.handlers,
  ...behaviourModule.handlers,
  ...privacyModule.handlers,
});

/** What is told to a phone as it happens. */
export const streams = supportModule.streams;

/** Reads whose answer is the same for everybody and may be a second old. */
export const cacheableReads: ReadonlySet<CallName> = new Set([
  ...shopModule.cacheableReads,
  ...catalogModule.cacheableReads,
  ...decorationModule.cacheableReads,
  ...supportModule.cacheableReads,
  ...opsModule.cacheableReads,
  ...behaviourModule.cacheableReads,
]);
