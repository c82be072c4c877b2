import { z } from 'zod';

/** TABLE of events of the module decoration: name → payload. */
export const decorationEvents = {
  'decoration.page.published': z.object({ cid: z.string(), name: z.string() }),
  'decoration.navigation.changed': z.object({ cid: z.string() }),
  'decoration.colourStyle.changed': z.object({ cid: z.string() }),
};
