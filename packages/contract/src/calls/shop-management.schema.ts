import { z } from 'zod';
import { countedPageOf, HostName, Id, Line, PageNum, PageSize, PictureKey, Point } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { settingSchemas } from '../settings.schema.ts';
import { Hours, Language, Languages, Phones, ShopStatus, Week } from './shop.schema.ts';
import type { shopManagementRows } from './shop-management.ts';

const ShopName = Line(40);

/** What staff say of a shop. */
const ShopFields = z.object({
  name: ShopName,
  note: Line(120).or(z.literal('')),
  squareLogo: PictureKey,
  /** Null: the square one. */
  circularLogo: PictureKey.nullable(),
  cover: PictureKey.nullable(),
  address: Line(120).or(z.literal('')),
  phones: Phones,
  /** As written, where no week is said. */
  hours: Hours,
  week: Week.nullable(),
  point: Point.nullable(),
  hasNavigation: z.boolean(),
});

const Shop = ShopFields.extend({ cid: Id, status: ShopStatus, position: z.int(), isDefault: z.boolean() });

/** 4 H5, 2 mobile mall, 1 other (spec 7.2). */
const ClientTypes = z
  .array(z.union([z.literal(4), z.literal(2), z.literal(1)]))
  .min(1)
  .max(3)
  .refine((types) => new Set(types).size === types.length);

const Merchant = z.object({
  mid: Id,
  name: ShopName,
  clientTypes: ClientTypes,
  /** Null until there is a shop. */
  defaultCid: Id.nullable(),
  languages: z.array(Language),
});

const SettingModule = z.enum(Object.keys(settingSchemas) as [keyof typeof settingSchemas]);
const Setting = z.object({
  /** What holds: the shop's own, else the merchant's, else the default. */
  value: z.record(z.string(), z.unknown()),
  /** 0: nobody has set it here. */
  revision: z.int().min(0),
});

const OpeningStep = z.enum(['shop', 'goods', 'payAccount', 'freight', 'agreements', 'host', 'home', 'paidOrder']);

const HostKind = z.enum(['SHOP', 'CONSOLE']);
const Host = z.object({
  /** One the operator gave may be without a dot: localhost. */
  host: z.string(),
  kind: HostKind,
  isVerified: z.boolean(),
  /** Of one that is not verified: what the host must show, and until when. */
  proof: z.object({ token: z.string(), file: z.string(), record: z.string(), expiresAt: z.int() }).nullable(),
});

export const shopManagementSchemas = {
  'shop.shop.list': {
    input: z.object({
      words: Line(40).optional(),
      status: ShopStatus.optional(),
      cid: Id.optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    /** In the order shoppers see them. */
    output: countedPageOf(Shop),
  },
  'shop.shop.create': {
    input: ShopFields.partial().extend({ name: ShopName, squareLogo: PictureKey }),
    output: z.object({ cid: Id }),
  },
  // What is left out stays as it is.
  'shop.shop.save': { input: ShopFields.partial().extend({ cid: Id, status: ShopStatus.optional() }), output: Shop },
  // All of them; what is left out comes last, in the order it had.
  'shop.shop.setOrder': { input: z.object({ cids: z.array(Id).min(1).max(5_000) }), output: z.object({}) },
  'shop.merchant.detail': { input: z.object({}), output: Merchant },
  'shop.merchant.save': {
    input: z.object({ name: ShopName, clientTypes: ClientTypes, defaultCid: Id, languages: Languages }).partial(),
    output: Merchant,
  },
  'shop.opening.find': {
    input: z.object({}),
    /** The first steps of a merchant, in the order they are best taken. Done: all but the optional ones, without which it sells as well. */
    output: z.object({ steps: z.record(OpeningStep, z.boolean()), optional: z.array(OpeningStep), isDone: z.boolean() }),
  },
  // Without a shop: what holds for all of them.
  'shop.setting.get': { input: z.object({ module: SettingModule, cid: Id.optional() }), output: Setting },
  'shop.setting.set': {
    // The revision that was seen; what is left out of the value stays as it is.
    input: z.object({
      module: SettingModule,
      cid: Id.optional(),
      value: z.record(z.string().max(64), z.unknown()),
      revision: z.int().min(0),
    }),
    output: Setting,
  },
  'shop.host.list': { input: z.object({}), output: z.array(Host) },
  'shop.host.add': { input: z.object({ host: HostName, kind: HostKind }), output: Host },
  'shop.host.verify': { input: z.object({ host: HostName }), output: Host },
  'shop.host.remove': { input: z.object({ host: HostName }), output: z.object({}) },
} satisfies SchemasOf<typeof shopManagementRows>;
