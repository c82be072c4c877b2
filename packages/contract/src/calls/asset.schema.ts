import { z } from 'zod';
import { countedPageOf, Id, PageNum, PageSize, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { assetRows, assetStaffRows } from './asset.ts';

/** Where it is found from now on; made anew from its pixels, so the name and everything hidden in the file are gone. */
const Stored = z.object({ key: PictureKey, width: z.int(), height: z.int() });

export const assetSchemas = {
  'asset.file.upload': { input: z.object({ purpose: z.enum(['review', 'avatar']) }), output: Stored },
} satisfies SchemasOf<typeof assetRows>;

const StaffPurpose = z.enum(['goods', 'page']);

export const assetStaffSchemas = {
  'asset.file.uploadForShop': { input: z.object({ purpose: StaffPurpose }), output: Stored },
  // what staff have uploaded, newest first
  'asset.file.list': {
    input: z.object({ purpose: StaffPurpose.optional(), pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(Stored.extend({ purpose: StaffPurpose, bytes: z.int(), uploadedBy: Id, uploadedAt: z.int() })),
  },
} satisfies SchemasOf<typeof assetStaffRows>;
