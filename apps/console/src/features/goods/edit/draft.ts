import type { InputOf, OutputOf } from '#api/calls';
import { type Axis, keyOf, newRow, type SkuRow } from './sku-matrix.ts';

type Detail = OutputOf<'catalog.goods.detail'>;
type Listing = OutputOf<'catalog.listing.list'>['list'][number];

/** A goods as it stands in the editor. */
export interface Draft {
  readonly title: string;
  readonly categoryId: string | null;
  readonly brandId: string | null;
  readonly sellingPoint: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly pictures: readonly string[];
  readonly video: Detail['video'];
  readonly detailHtml: string;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly sizeTable: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly help?: string | undefined;
  } | null;
  readonly promiseIds: readonly string[];
  readonly serviceText: string;
  readonly quantity: Detail['quantity'];
  readonly limit: Detail['limit'];
  readonly sellsInBulk: boolean;
  readonly noPromotions: boolean;
  readonly noMemberPrice: boolean;
  readonly enTitle: string;
  readonly enSellingPoint: string;
  readonly axes: readonly Axis[];
  readonly rows: readonly SkuRow[];
}

export const emptyDraft: Draft = {
  title: '',
  categoryId: null,
  brandId: null,
  sellingPoint: '',
  tags: [],
  keywords: [],
  pictures: [],
  video: null,
  detailHtml: '',
  parameters: [],
  sizeTable: null,
  promiseIds: [],
  serviceText: '',
  quantity: { min: 1, step: 1, max: null },
  limit: null,
  sellsInBulk: false,
  noPromotions: false,
  noMemberPrice: false,
  enTitle: '',
  enSellingPoint: '',
  axes: [],
  rows: [newRow([])],
};

/** The axes in the order of the first SKU's specs, each value once, in the order the SKUs name them. */
function axesOf(skus: Detail['skus']): Axis[] {
  const names = skus[0]?.specs.map(({ name }) => name) ?? [];
  return names.map((name, at) => {
    const values = new Map<string, string | null>();
    for (const { specs, picture } of skus) {
      const text = specs[at]?.value;
      if (text !== undefined && !values.get(text)) values.set(text, at === 0 ? picture : null);
    }
    return { name, values: [...values].map(([text, picture]) => ({ text, picture })) };
  });
}

type Price = Pick<SkuRow, 'priceFen' | 'listPriceFen'>;

/** What every shop asks for each SKU; null where they differ. */
export function onePriceOf(listings: readonly Pick<Listing, 'skus'>[]): ReadonlyMap<string, Price> | null {
  const prices = new Map<string, Price>();
  for (const { skus } of listings)
    for (const { skuId, priceFen, listPriceFen } of skus) {
      const other = prices.get(skuId);
      if (other && (other.priceFen !== priceFen || other.listPriceFen !== listPriceFen)) return null;
      prices.set(skuId, { priceFen, listPriceFen });
    }
  return prices;
}

export function draftOf(detail: Detail, listings: readonly Listing[]): Draft {
  const { translations, skus, ...goods } = detail;
  const first = listings[0] ? onePriceOf([listings[0]]) : null;
  const prices = onePriceOf(listings) ?? first;
  return {
    ...goods,
    enTitle: translations.en?.title ?? '',
    enSellingPoint: translations.en?.sellingPoint ?? '',
    axes: axesOf(skus),
    rows: skus.map(({ specs, id, code, barcode, weightGrams, costFen, ladder }) => {
      const values = specs.map(({ value }) => value);
      const { priceFen = null, listPriceFen = null } = prices?.get(id) ?? {};
      const figures = { weightGrams, costFen, priceFen, listPriceFen, supply: null, ladder };
      return { key: keyOf(values), values, id, code: code ?? '', barcode: barcode ?? '', ...figures };
    }),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const sizeTableOf = ({ columns, rows, help }: NonNullable<Draft['sizeTable']>) => ({
  columns: [...columns],
  rows: rows.map((row) => [...row]),
  ...(help?.trim() && { help: help.trim() }),
});

/** What is saved of the goods; prices and stock go by calls of their own. */
export function inputOf(draft: Draft, saved: { readonly id: string; readonly revision: number } | null): InputOf<'catalog.goods.save'> {
  const { enTitle, enSellingPoint, axes, rows, categoryId, sizeTable, tags, keywords, pictures, promiseIds, parameters, ...goods } = draft;
  const used = axes.filter(({ values }) => values.length > 0);
  const pictureOf = new Map(used[0]?.values.map(({ text, picture }) => [text, picture]));
  return {
    ...(saved && { id: saved.id, revision: saved.revision }),
    title: goods.title,
    brandId: goods.brandId,
    sellingPoint: goods.sellingPoint,
    video: goods.video,
    detailHtml: goods.detailHtml,
    quantity: goods.quantity,
    limit: goods.limit,
    sellsInBulk: goods.sellsInBulk,
    noPromotions: goods.noPromotions,
    noMemberPrice: goods.noMemberPrice,
    categoryId: categoryId ?? '',
    tags: [...tags],
    keywords: [...keywords],
    pictures: [...pictures],
    promiseIds: [...promiseIds],
    serviceText: goods.serviceText.trim(),
    parameters: parameters.filter(({ name, value }) => name.trim() !== '' || value.trim() !== ''),
    sizeTable: sizeTable && sizeTableOf(sizeTable),
    translations: enTitle.trim() === '' ? {} : { en: { title: enTitle, sellingPoint: enSellingPoint } },
    skus: rows.map(({ id, values, code, barcode, weightGrams, costFen, ladder }) => ({
      ...(id !== null && { id }),
      specs: values.map((value, at) => ({ name: used[at]?.name ?? '', value })),
      picture: pictureOf.get(values[0] ?? '') ?? null,
      ladder: [...ladder],
      code: orNull(code),
      barcode: orNull(barcode),
      weightGrams,
      costFen,
    })),
  };
}
