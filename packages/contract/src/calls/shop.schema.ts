import { z } from 'zod';
import { HostName, Id, PictureKey, Point } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { distanceRows, merchantRows, shopRows, shopStaffRows } from './shop.ts';

/** OPEN sells; RESTING shows its goods and takes no orders; CLOSED cannot be entered. */
export const ShopStatus = z.enum(['OPEN', 'RESTING', 'CLOSED']);

/** As the merchant writes it: "10:00–22:00". No control signs, which PostgreSQL would partly refuse. */
const Hours = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{0,60}$/u);
const Phones = z.array(z.string().regex(/^\+?\d[\d -]{1,18}\d$/)).max(5);

const ShopName = z.object({ organizationId: Id, shopName: z.string() });

/** A shop of the merchant as shoppers choose it (spec 3: shop institution, with what the store list shows). */
export const Institution = ShopName.extend({
  squareLogo: PictureKey,
  note: z.string(),
  status: ShopStatus.exclude(['CLOSED']),
});

/** Shop record (spec 3). */
const ShopRecord = z.object({
  organisationId: Id,
  shopName: z.string(),
  shopNavigation: z.boolean(),
  merchantId: Id,
  squareLogo: PictureKey,
  circularLogo: PictureKey,
});

/** Whether a shop sells, and how it is reached. */
const ShopOpening = z.object({ shopName: z.string(), status: ShopStatus, hours: Hours, phones: Phones });

export const shopSchemas = {
  'shop.institution.list': { input: z.object({}), output: z.array(Institution) },
  'shop.info.detail': { input: z.object({ id: Id, cid: Id }), output: ShopRecord },
  'shop.status.find': { input: z.object({ cid: Id }), output: ShopOpening },
  'shop.phone.queryList': { input: z.object({ oid: Id }), output: Phones },
  'shop.business.shopName': { input: z.object({ organizationId: Id }), output: z.array(ShopName).max(1) },
} satisfies SchemasOf<typeof shopRows>;

export const distanceSchemas = {
  'shop.institution.distanceList': {
    input: z.object({ point: Point }),
    /** Nearest first, in metres; those whose place is not known last. */
    output: z.array(Institution.extend({ distance: z.int().min(0).nullable() })),
  },
} satisfies SchemasOf<typeof distanceRows>;

export const merchantSchemas = {
  'shop.info.clientDetail': { input: z.object({ id: Id, cid: Id }), output: ShopRecord },
  'shop.organization.query': {
    input: z.object({ oid: Id }),
    output: ShopOpening.extend({ organizationId: Id, note: z.string(), squareLogo: PictureKey, circularLogo: PictureKey }),
  },
  'shop.organization.shopNameList': { input: z.object({}), output: z.array(ShopName) },
  'shop.merchant.query': {
    input: z.object({ mid: Id }),
    output: z.array(z.object({ merchantId: Id, merchantName: z.string(), defaultCid: Id })).max(1),
  },
  'shop.merchant.verify': {
    // 4 H5, 2 mobile mall, 1 other (spec 7.2); what nobody has is not valid, rather than bad input.
    input: z.object({ merchantId: Id, clientType: z.coerce.number().int().min(1).max(9) }),
    output: z.object({ isValid: z.boolean() }),
  },
} satisfies SchemasOf<typeof merchantRows>;

/** A link to it is followed if it contains "omo" as well (spec 2.3). */
const LinkHost = HostName;

export const shopStaffSchemas = {
  'shop.status.set': {
    // What is left out stays as it is.
    input: z.object({ cid: Id, status: ShopStatus, hours: Hours.optional(), phones: Phones.optional() }),
    output: ShopOpening,
  },
  // Null: it is not known where the shop is.
  'shop.point.set': { input: z.object({ cid: Id, point: Point.nullable() }), output: z.object({}) },
  'shop.linkHost.add': { input: z.object({ host: LinkHost }), output: z.object({ added: z.boolean() }) },
  'shop.linkHost.remove': { input: z.object({ host: LinkHost }), output: z.object({ removed: z.boolean() }) },
} satisfies SchemasOf<typeof shopStaffRows>;
