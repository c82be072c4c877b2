import { decorationEvents } from './decoration.ts';
import { tradeEvents } from './trade.ts';

/** Every event there is: what subscribers choose from. */
export const events = { ...decorationEvents, ...tradeEvents };
