import { decorationEvents } from './decoration.ts';

/** Every event there is: what subscribers choose from. */
export const events = { ...decorationEvents };
