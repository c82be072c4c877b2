import { z } from 'zod';

/** TABLE of events of the module decoration: name → payload. */
export const decorationEvents = {
  'decoration.page.published': z.object({ id: z.string(), version: z.int() }),
  'decoration.page.withdrawn': z.object({ id: z.string() }),
  'decoration.navigation.changed': z.object({ cid: z.string() }),
  'decoration.colourStyle.changed': z.object({ cid: z.string() }),
};
