import { addressLabelMax, pastedAddressMax } from '@qianpu/kit/address';
import { z } from 'zod';
import { Id, PageNum, PageSize, Point, pageOf, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { addressRows } from './address.ts';
import { Phone } from './login.schema.ts';

export const MaskedPhone = z.string().regex(/^\d{3}\*{4}\d{4}$/);

const Label = z
  .string()
  .trim()
  .max(addressLabelMax)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u);

const NewAddress = z.object({
  name: z.string().trim().min(1).max(25),
  phone: Phone,
  /** Six digits of a district: its names come from the server's own division table. */
  regionCode: z.string().regex(/^[1-9]\d{5}$/),
  street: z.string().trim().min(1).max(100),
  isDefault: z.boolean().default(false),
  /** What its owner calls it; 家, 公司 and 学校 are translated where they are shown. */
  label: Label.default(''),
});

/** Where it is on the map, if that is known. */
const MapPoint = z.object({ point: Point.nullable().default(null) });

const Place = z.object({ province: z.string(), city: z.string(), district: z.string() });

/** As lists and the order confirm page show it. */
export const AddressCard = NewAddress.extend({ id: Id, phone: MaskedPhone, isDefault: z.boolean(), label: z.string(), ...Place.shape });

/** What was recognised; empty where nothing was, and never made up. */
const Recognised = z.object({
  name: z.string(),
  phone: z.string(),
  /** The deepest region that is known; the names below it are empty, and the shopper chooses them. */
  region: Place.extend({ code: z.string() }).nullable(),
  street: z.string(),
  /** Words and numbers that have no field. */
  unused: z.string(),
});

/** As the messenger hands one of its own addresses over; what it does not know is empty. */
const MessengerAddress = z.object({
  userName: z.string().max(100).default(''),
  telNumber: z.string().max(50).default(''),
  provinceName: z.string().max(50).default(''),
  cityName: z.string().max(50).default(''),
  countyName: z.string().max(50).default(''),
  detailInfo: z.string().max(300).default(''),
  nationalCode: z.string().max(20).default(''),
});

export const addressSchemas = {
  'member.address.pageList': { input: z.object({ pageNum: PageNum, pageSize: PageSize }), output: pageOf(AddressCard) },
  'member.address.add': { input: NewAddress.extend(MapPoint.shape), output: z.object({ id: Id }) },
  // Whole, for the owner to change.
  'member.address.detail': {
    input: z.object({ id: Id }),
    output: NewAddress.extend({ id: Id, isDefault: z.boolean(), label: z.string(), point: Point.nullable(), ...Place.shape }),
  },
  'member.address.edit': { input: NewAddress.extend({ id: Id, ...MapPoint.shape }), output: z.object({}) },
  'member.address.recognise': { input: z.object({ text: Words(pastedAddressMax).min(1) }), output: Recognised },
  'member.address.fromWechat': { input: MessengerAddress, output: Recognised },
  'member.address.delete': { input: z.object({ id: Id }), output: z.object({}) },
} satisfies SchemasOf<typeof addressRows>;
