import { catalogEvents } from './catalog.ts';
import { decorationEvents } from './decoration.ts';
import { marketingEvents } from './marketing.ts';
import { memberEvents } from './member.ts';
import { opsEvents } from './ops.ts';
import { questionEvents } from './question.ts';
import { shopEvents } from './shop.ts';
import { supportEvents } from './support.ts';
import { tradeEvents } from './trade.ts';

/** Every event there is: what subscribers choose from. */
export const events = {
  ...shopEvents,
  ...catalogEvents,
  ...decorationEvents,
  ...marketingEvents,
  ...memberEvents,
  ...opsEvents,
  ...questionEvents,
  ...supportEvents,
  ...tradeEvents,
};
