import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type BrandKey, brands } from './brands.ts';
import { type PromiseKey, promises } from './promises.ts';

const keysOf = <Key extends string>(named: Readonly<Record<Key, unknown>>) => z.enum(Object.keys(named) as [Key, ...Key[]]);

/** Fen. */
const price = z.int().positive();
const texts = z.array(z.string().min(1));

const spec = z.strictObject({ name: z.string(), values: texts.min(1) });

const goods = z.strictObject({
  /** Unique within the demo; its photos are called `<key>-<view>`. */
  key: z.string(),
  title: z.string(),
  /** A fact, not praise (finding S40). */
  sellingPoint: z.string(),
  tags: texts.max(2),
  /** A leaf of its category. */
  leaf: z.string(),
  brand: keysOf<BrandKey>(brands),
  /** What it is found by besides its title. */
  keywords: texts,
  /** One to three axes; their product is the list of SKUs. */
  specs: z.array(spec).min(1).max(3),
  /** Of each SKU, the last axis running fastest. */
  pricesFen: z.array(price),
  /** Struck-through price of the cheapest SKU. */
  listPriceFen: price.optional(),
  /** From so many pieces on, each costs this share of its price. */
  ladder: z.array(z.strictObject({ from: z.int(), percent: z.int() })).optional(),
  quantity: z.strictObject({ min: z.int(), step: z.int(), max: z.int().nullable() }).optional(),
  /** Pieces for one member in so many days. */
  limit: z.strictObject({ pieces: z.int(), days: z.int() }).optional(),
  isSoldOut: z.literal(true).optional(),
  /** Came to the shop within the last month. */
  isNew: z.literal(true).optional(),
  /** How much is bought of it, 1 to 100: the year of trade follows from it. */
  demand: z.int().min(1).max(100),
  /** Views, the main picture first (finding S41: at least three). */
  pictures: texts.min(3),
  /** A view for each value of the first axis (finding S6). */
  colours: texts.optional(),
  film: z.literal('orange').optional(),
  parameters: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  sizeTable: z.strictObject({ columns: texts, rows: z.array(texts), help: z.string().optional() }).optional(),
  /** What is promised for this one alone. */
  serviceText: z.string().optional(),
  detail: z.strictObject({ points: texts, paragraphs: texts, packing: texts.optional(), care: texts.optional() }),
});

const leaf = z.strictObject({
  /** Unique within the category of the first level. */
  key: z.string(),
  name: z.string(),
  /** The goods whose picture it wears. */
  icon: z.string(),
});

/** A category of the first level with its two levels below and all goods in the order of its shelf. */
const category = z.strictObject({
  key: z.string(),
  /** It stands below a round icon. */
  name: z.string().max(4),
  slogan: z.string(),
  /** Of all goods below it. */
  promises: z.array(keysOf<PromiseKey>(promises)),
  icon: z.string(),
  branches: z.array(z.strictObject({ key: z.string(), name: z.string(), leaves: z.array(leaf).min(1) })),
  goods: z.array(goods),
});

export type DemoGoods = Readonly<z.infer<typeof goods>>;
export type DemoSpec = Readonly<z.infer<typeof spec>>;
export type DemoCategory = Readonly<z.infer<typeof category>>;

/** The categories of a shop's folder, in the order they are named. */
export const readCategories = (shop: string, keys: readonly string[]): DemoCategory[] =>
  keys.map((key) => category.parse(JSON.parse(readFileSync(new URL(`${shop}/${key}.json`, import.meta.url), 'utf8'))));
