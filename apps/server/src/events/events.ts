import { catalogEvents } from './catalog.ts';
import { decorationEvents } from './decoration.ts';
import { ledgerEvents } from './ledger.ts';
import { loyaltyEvents } from './loyalty.ts';
import { marketingEvents } from './marketing.ts';
import { memberEvents } from './member.ts';
import { opsEvents } from './ops.ts';
import { questionEvents } from './question.ts';
import { reviewEvents } from './review.ts';
import { shopEvents } from './shop.ts';
import { supportEvents } from './support.ts';
import { tradeEvents } from './trade.ts';

/** Every event there is: what subscribers choose from. */
export const events = {
  ...shopEvents,
  ...catalogEvents,
  ...decorationEvents,
  ...ledgerEvents,
  ...loyaltyEvents,
  ...marketingEvents,
  ...memberEvents,
  ...opsEvents,
  ...questionEvents,
  ...reviewEvents,
  ...supportEvents,
  ...tradeEvents,
};
