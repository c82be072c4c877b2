import { z } from 'zod';
import { Block } from '../decoration/block.schema.ts';
import { Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { decorationRows } from './decoration.ts';

export const decorationSchemas = {
  'decoration.page.find': {
    input: z.object({ cid: Id, name: z.enum(['index']) }),
    output: z.object({ version: z.int(), title: z.string(), blocks: z.array(Block) }),
  },
} satisfies SchemasOf<typeof decorationRows>;
