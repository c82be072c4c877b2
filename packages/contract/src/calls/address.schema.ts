import { z } from 'zod';
import { Id, PageNum, PageSize, Point, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { addressRows } from './address.ts';
import { Phone } from './login.schema.ts';

export const MaskedPhone = z.string().regex(/^\d{3}\*{4}\d{4}$/);

const NewAddress = z.object({
  name: z.string().trim().min(1).max(25),
  phone: Phone,
  /** Six digits of a district: its names come from the server's own division table. */
  regionCode: z.string().regex(/^[1-9]\d{5}$/),
  street: z.string().trim().min(1).max(100),
  isDefault: z.boolean().default(false),
});

/** Where it is on the map, if that is known. */
const MapPoint = z.object({ point: Point.nullable().default(null) });

const Place = z.object({ province: z.string(), city: z.string(), district: z.string() });

/** As lists and the order confirm page show it. */
export const AddressCard = NewAddress.extend({ id: Id, phone: MaskedPhone, isDefault: z.boolean(), ...Place.shape });

export const addressSchemas = {
  'member.address.pageList': { input: z.object({ pageNum: PageNum, pageSize: PageSize }), output: pageOf(AddressCard) },
  'member.address.add': { input: NewAddress.extend(MapPoint.shape), output: z.object({ id: Id }) },
  // Whole, for the owner to change.
  'member.address.detail': {
    input: z.object({ id: Id }),
    output: NewAddress.extend({ id: Id, isDefault: z.boolean(), point: Point.nullable(), ...Place.shape }),
  },
  'member.address.edit': { input: NewAddress.extend({ id: Id, ...MapPoint.shape }), output: z.object({}) },
  'member.address.delete': { input: z.object({ id: Id }), output: z.object({}) },
} satisfies SchemasOf<typeof addressRows>;
