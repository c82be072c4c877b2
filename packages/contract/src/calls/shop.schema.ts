import { z } from 'zod';
import { Id, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { shopRows } from './shop.ts';

/** A shop of the merchant as shoppers choose it (spec 3: shop institution, with what the store list shows). */
export const Institution = z.object({
  organizationId: Id,
  shopName: z.string(),
  squareLogo: PictureKey,
  note: z.string(),
});

export const shopSchemas = {
  'shop.institution.list': { input: z.object({}), output: z.array(Institution) },
} satisfies SchemasOf<typeof shopRows>;
