import { z } from 'zod';
import { FenField, Id, Line, PageNum, PageSize, PictureKey, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import { ProductCard, SortType } from './catalog.schema.ts';
import type { searchRows, searchStaffRows } from './search.ts';

/** Parts of a text that fit what was typed: from, to (UTF-16), in order and apart. */
const Marks = z.array(z.tuple([z.int().min(0), z.int().min(1)]));

const Counted = z.object({ id: Id, name: translatable(z.string()), count: z.int() });

/** What the found could be narrowed by, and how many each would leave. */
const Facets = z.object({
  categories: z.array(Counted),
  brands: z.array(Counted),
  tags: z.array(z.object({ name: translatable(z.string()), count: z.int() })),
  /** Goods in twenty equal steps of price between the two. */
  price: z.object({ fromFen: FenField, toFen: FenField, counts: z.array(z.int()).max(20) }).nullable(),
});

export const searchSchemas = {
  'catalog.search.hotWords': {
    input: z.object({ cid: Id }),
    output: z.object({
      /** One of them stands in the empty search field. */
      placeholders: z.array(translatable(z.string())),
      words: z.array(z.object({ text: translatable(z.string()), badge: z.enum(['hot', 'new']).nullable() })),
      /** `figure`: searches of the week, or the percentage of buyers who bought again. */
      rankings: z.array(
        z.object({
          kind: z.enum(['searched', 'boughtAgain']),
          list: z.array(z.object({ id: Id, title: translatable(z.string()), picture: PictureKey, figure: z.int() })).max(10),
        }),
      ),
    }),
  },
  'catalog.search.suggest': {
    input: z.object({ cid: Id, words: Line(40) }),
    output: z.object({
      /** The one that is surely meant. */
      goods: ProductCard.nullable(),
      words: z.array(z.object({ text: z.string(), marks: Marks, narrower: z.array(z.string()).max(3) })).max(10),
      categories: z.array(Counted.extend({ path: z.string() })).max(2),
    }),
  },
  'catalog.search.goods': {
    input: z.object({
      cid: Id,
      words: Line(40).optional(),
      categoryId: Id.optional(),
      brandIds: z.array(Id).max(20).optional(),
      tags: z.array(Line(20)).max(20).optional(),
      priceFrom: z.int().min(0).max(100_000_000).optional(),
      priceTo: z.int().min(0).max(100_000_000).optional(),
      inStock: z.boolean().optional(),
      /** What was typed is meant: it is not corrected. */
      exact: z.boolean().optional(),
      sortType: SortType.default('default'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: pageOf(ProductCard.extend({ marks: Marks })).extend({
      /** A thousand at most. */
      total: z.int(),
      /** What was searched instead of what was typed. */
      corrected: z.string().nullable(),
      /** What was typed by its sound, as the shop writes it: "草莓" for "caomei". */
      understood: z.string().nullable(),
      /** With the first page only. */
      facets: Facets.nullable(),
      /** Other words worth a try where nothing was found. */
      related: z.array(translatable(z.string())).max(8),
    }),
  },
} satisfies SchemasOf<typeof searchRows>;

/** What a shop's staff want to be searched for. */
const ChosenWords = z.object({
  placeholders: z.array(Line(20)).max(5),
  words: z.array(z.object({ text: Line(20), badge: z.enum(['hot', 'new']).nullable() })).max(20),
});

export const searchStaffSchemas = {
  'catalog.search.chosenWords': { input: z.object({ cid: Id }), output: ChosenWords },
  'catalog.search.setHotWords': {
    input: ChosenWords.extend({ cid: Id }),
    output: z.object({}),
  },
} satisfies SchemasOf<typeof searchStaffRows>;
