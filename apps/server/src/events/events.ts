import { decorationEvents } from './decoration.ts';
import { shopEvents } from './shop.ts';
import { tradeEvents } from './trade.ts';

/** Every event there is: what subscribers choose from. */
export const events = { ...shopEvents, ...decorationEvents, ...tradeEvents };
