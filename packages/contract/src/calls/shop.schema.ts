import { z } from 'zod';
import { HostName, Id, Line, PageNum, PageSize, PictureKey, Point, pageOf, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { distanceRows, merchantRows, shopRows, shopStaffRows } from './shop.ts';

/** OPEN sells; RESTING shows its goods and takes no orders; CLOSED cannot be entered. */
export const ShopStatus = z.enum(['OPEN', 'RESTING', 'CLOSED']);

/** As the merchant writes it: "10:00–22:00". No control signs, which PostgreSQL would partly refuse. */
export const Hours = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{0,60}$/u);
export const Phones = z.array(z.string().regex(/^\+?\d[\d -]{1,18}\d$/)).max(5);

/** A time of day in Asia/Shanghai; 24:00 ends a day. */
const Clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const Span = z.object({ from: Clock, to: Clock }).refine(({ from, to }) => from < to);
/** In their order, apart from each other; none: the shop is off that day. Who is open past midnight goes on the next day at 00:00. */
const Day = z
  .array(Span)
  .max(3)
  .refine((spans) => spans.every(({ from }, nth) => nth === 0 || (spans[nth - 1]?.to ?? '') < from));
/** Monday first. */
export const Week = z.array(Day).length(7);

const ShopName = z.object({ organizationId: Id, shopName: translatable(z.string()) });

/** A shop of the merchant as shoppers choose it (spec 3: shop institution, with what the store list shows). */
export const Institution = ShopName.extend({
  squareLogo: PictureKey,
  note: translatable(z.string()),
  status: ShopStatus.exclude(['CLOSED']),
});

const Score = z.number().min(1).max(5);

/** What a shopper wants to know before going there. Whether it is open follows from its status, its week and the server's clock. */
const Visit = z.object({
  isOpen: z.boolean(),
  /** Today's: "09:30–21:30"; as the merchant writes them where no week is said; empty: off today, or not said. */
  hours: Hours,
  /** When it opens next, by its week: in so many days from today. Null: it is open, nobody knows, or the merchant lets it rest. */
  opens: z.object({ inDays: z.int().min(0).max(7), at: Clock }).nullable(),
  phones: Phones,
  cover: PictureKey.nullable(),
  address: translatable(z.string()),
  point: Point.nullable(),
  /** Of the reviews of its orders: stars to one decimal, rounded down. Null without a review. */
  rating: z
    .object({
      /** For the goods. */
      score: Score,
      reviews: z.int().min(1),
      /** Null while no review says so. */
      service: Score.nullable(),
      logistics: Score.nullable(),
    })
    .nullable(),
});

/** A shop of the merchant as the store list shows it. */
const Store = Institution.extend(Visit.shape);

/** Shop record (spec 3). */
const ShopRecord = z.object({
  organisationId: Id,
  shopName: translatable(z.string()),
  shopNavigation: z.boolean(),
  merchantId: Id,
  squareLogo: PictureKey,
  circularLogo: PictureKey,
});

/** Whether a shop sells, and how it is reached. */
const ShopOpening = Visit.extend({ shopName: translatable(z.string()), status: ShopStatus });

export const shopSchemas = {
  'shop.institution.list': { input: z.object({}), output: z.array(Institution) },
  'shop.info.detail': { input: z.object({ id: Id, cid: Id }), output: ShopRecord },
  'shop.status.find': { input: z.object({ cid: Id }), output: ShopOpening },
  'shop.phone.queryList': { input: z.object({ oid: Id }), output: Phones },
  'shop.business.shopName': { input: z.object({ organizationId: Id }), output: z.array(ShopName).max(1) },
} satisfies SchemasOf<typeof shopRows>;

export const distanceSchemas = {
  'shop.store.list': { input: z.object({}), output: z.array(Store) },
  'shop.institution.distanceList': {
    input: z.object({ point: Point }),
    /** Nearest first, in metres; those whose place is not known last. */
    output: z.array(Store.extend({ distance: z.int().min(0).nullable() })),
  },
} satisfies SchemasOf<typeof distanceRows>;

export const merchantSchemas = {
  'shop.info.clientDetail': { input: z.object({ id: Id, cid: Id }), output: ShopRecord },
  'shop.organization.query': {
    input: z.object({ oid: Id }),
    output: ShopOpening.extend({ organizationId: Id, note: translatable(z.string()), squareLogo: PictureKey, circularLogo: PictureKey }),
  },
  'shop.organization.shopNameList': { input: z.object({}), output: z.array(ShopName) },
  'shop.merchant.query': {
    input: z.object({ mid: Id }),
    output: z.array(z.object({ merchantId: Id, merchantName: translatable(z.string()), defaultCid: Id.nullable() })).max(1),
  },
  'shop.merchant.verify': {
    // 4 H5, 2 mobile mall, 1 other (spec 7.2); what nobody has is not valid, rather than bad input.
    input: z.object({ merchantId: Id, clientType: z.coerce.number().int().min(1).max(9) }),
    output: z.object({ isValid: z.boolean() }),
  },
} satisfies SchemasOf<typeof merchantRows>;

/** A link to it is followed if it contains "omo" as well (spec 2.3). */
const LinkHost = HostName;

export const Language = z.enum(['zh-CN', 'en']);
const OtherLanguage = Language.exclude(['zh-CN']);
export const Languages = z
  .array(Language)
  .max(2)
  .refine((languages) => languages.includes('zh-CN') && new Set(languages).size === languages.length);

const isPicture = (text: string) => PictureKey.safeParse(text).success;

/** A picture stands for a picture, and words for words. */
const TranslationEntry = z
  .object({ source: Words(2_000).trim().min(1), text: Words(4_000).regex(/\S/).nullable() })
  .refine(({ source, text }) => text === null || isPicture(source) === isPicture(text), { path: ['text'] });

export const shopStaffSchemas = {
  'shop.status.set': {
    // What is left out stays as it is.
    input: z.object({ cid: Id, status: ShopStatus, hours: Hours.optional(), phones: Phones.optional() }),
    output: ShopOpening,
  },
  // What is left out stays as it is; null: there is none.
  'shop.profile.set': {
    input: z.object({
      cid: Id,
      cover: PictureKey.nullable().optional(),
      address: Line(120).or(z.literal('')).optional(),
      week: Week.nullable().optional(),
      phones: Phones.optional(),
    }),
    output: ShopOpening,
  },
  // Null: it is not known where the shop is.
  'shop.point.set': { input: z.object({ cid: Id, point: Point.nullable() }), output: z.object({}) },
  // The languages pages are offered in. Everything is written in zh-CN to begin with, so that one always is.
  'shop.language.set': { input: z.object({ languages: Languages }), output: z.object({ languages: z.array(Language) }) },
  'shop.translation.set': {
    // Words as the merchant has written them, or a picture's key, and what stands for them; null takes it back.
    input: z.object({ lang: OtherLanguage, entries: z.array(TranslationEntry).min(1).max(500) }),
    output: z.object({ count: z.int().min(0) }),
  },
  'shop.translation.list': {
    input: z.object({ lang: OtherLanguage, pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(z.object({ source: z.string(), text: z.string() })),
  },
  // In the order of the alphabet.
  'shop.linkHost.list': { input: z.object({}), output: z.array(LinkHost) },
  'shop.linkHost.add': { input: z.object({ host: LinkHost }), output: z.object({ added: z.boolean() }) },
  'shop.linkHost.remove': { input: z.object({ host: LinkHost }), output: z.object({ removed: z.boolean() }) },
} satisfies SchemasOf<typeof shopStaffRows>;
