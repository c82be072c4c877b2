import { eventSweeps } from '#platform/events/outbox.cleanup.repo';
import { idempotencySweeps } from '#platform/http/idempotency.cleanup.repo';
import { assetModule } from '../modules/asset/module.ts';
import { behaviourModule } from '../modules/behaviour/module.ts';
import { cartModule } from '../modules/cart/module.ts';
import { catalogModule } from '../modules/catalog/module.ts';
import { decorationModule } from '../modules/decoration/module.ts';
import { memberModule } from '../modules/member/module.ts';
import { opsModule } from '../modules/ops/module.ts';
import { privacyModule } from '../modules/privacy/module.ts';
import { shopModule } from '../modules/shop/module.ts';
import { staffModule } from '../modules/staff/module.ts';
import { supportModule } from '../modules/support/module.ts';
import { tradeModule } from '../modules/trade/module.ts';

/** Who hears which event. */
export const subscribers = [
  ...shopModule.subscribers,
  ...decorationModule.subscribers,
  ...memberModule.subscribers,
  ...catalogModule.subscribers,
  ...supportModule.subscribers,
  ...opsModule.subscribers,
  ...cartModule.subscribers,
  ...behaviourModule.subscribers,
  ...assetModule.subscribers,
  ...tradeModule.subscribers,
];

/** What the worker closes or clears away as it runs out. */
export const sweeps = [
  ...eventSweeps,
  ...idempotencySweeps,
  ...memberModule.sweeps,
  ...staffModule.sweeps,
  ...behaviourModule.sweeps,
  ...catalogModule.sweeps,
];

/** What the worker does when its time has come: merchant by merchant, some of it with providers outside. */
export const rounds = [
  ...memberModule.rounds,
  ...privacyModule.rounds,
  ...catalogModule.rounds,
  ...decorationModule.rounds,
  ...tradeModule.rounds,
];
