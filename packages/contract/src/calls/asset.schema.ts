import { z } from 'zod';
import { PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { assetRows, assetStaffRows } from './asset.ts';

/** Where it is found from now on; made anew from its pixels, so the name and everything hidden in the file are gone. */
const Stored = z.object({ key: PictureKey, width: z.int(), height: z.int() });

export const assetSchemas = {
  'asset.file.upload': { input: z.object({ purpose: z.enum(['review', 'avatar']) }), output: Stored },
} satisfies SchemasOf<typeof assetRows>;

export const assetStaffSchemas = {
  'asset.file.uploadForShop': { input: z.object({ purpose: z.enum(['goods', 'page']) }), output: Stored },
} satisfies SchemasOf<typeof assetStaffRows>;
