import { z } from 'zod';
import { Block } from '../decoration/block.schema.ts';
import { NavigationConfig } from '../decoration/navigation.schema.ts';
import { Colour, Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { decorationClientRows, decorationRows, decorationStaffRows } from './decoration.ts';

export const decorationSchemas = {
  'decoration.page.find': {
    input: z.object({ cid: Id, name: z.enum(['index']) }),
    output: z.object({ version: z.int(), title: z.string(), blocks: z.array(Block) }),
  },
  'decoration.navigation.pageConfig': {
    // 1 mini, 0 otherwise (spec 7.2)
    input: z.object({ cid: Id, navigationType: z.literal([0, 1]) }),
    output: z.object({
      /** Whether the mini-program shows the merchant's navigation, too. */
      appletCustomFlag: z.literal([0, 1]),
      /** A NavigationConfig as JSON, escaped by encodeURIComponent; empty when the merchant has arranged none. */
      navigationJson: z.string(),
    }),
  },
} satisfies SchemasOf<typeof decorationRows>;

/** Primary, secondary, text on primary, accent (spec 3). */
const ThemeColors = z.tuple([Colour, Colour, Colour, Colour]);

/** Colour style (spec 3); `ink` stands on warm sand and prices in black. */
const ColorStyle = z.object({ type: z.enum(['plain', 'ink']), colors: ThemeColors, index_grey: z.boolean() });

export const decorationClientSchemas = {
  'decoration.navigation.config': { input: z.object({ cid: Id }), output: NavigationConfig.nullable() },
  'decoration.colorStyle.find': { input: z.object({ cid: Id }), output: ColorStyle },
  'decoration.colorStyle.query': { input: z.object({ cid: Id }), output: ColorStyle },
} satisfies SchemasOf<typeof decorationClientRows>;

export const decorationStaffSchemas = {
  'decoration.navigation.set': {
    input: z.object({ cid: Id, config: NavigationConfig, isAppletCustom: z.boolean().default(false) }),
    output: z.object({ version: z.int() }),
  },
  'decoration.colorStyle.set': {
    input: ColorStyle.extend({ cid: Id, index_grey: z.boolean().default(false) }),
    output: z.object({ version: z.int() }),
  },
} satisfies SchemasOf<typeof decorationStaffRows>;
