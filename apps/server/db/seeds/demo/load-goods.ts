import { addGoods, listGoods } from '#modules/catalog';
import { supplyStock } from '#modules/stock';
import type { TxCtx } from '#platform/ctx';
import { daysAgo } from './arrivals.ts';
import type { DemoSpec } from './catalogue.schema.ts';
import type { DemoGoods, DemoShop } from './demo.types.ts';
import { stockOf } from './demo-stock.ts';
import { detailHtml } from './detail-html.ts';
import { inEnglish } from './english.ts';
import type { NameIds } from './load-names.ts';
import { colourPictureKeys, filmKey, goodsPictureKeys, viewKey } from './paint/keys.ts';
import { idOf, leafKey, type Shelf } from './shelf.ts';

/** Puts a shop's goods up for sale from the oldest to the newest, each as if on the day it came; answers their ids by key. */
export async function loadGoods(
  ctx: TxCtx,
  shop: DemoShop,
  categories: Shelf['categories'],
  names: NameIds,
): Promise<ReadonlyMap<string, string>> {
  const loaded = new Map<string, string>();
  const shelf = shop.categories.flatMap((category) =>
    category.goods.map((goods, position) => ({ category, goods, position, days: daysAgo(category, goods) })),
  );
  for (const { category, goods, position, days } of shelf.toSorted((one, other) => other.days - one.days)) {
    const { goodsId, skuIds } = await addGoods(
      { ...ctx, now: new Date(ctx.now.getTime() - days * DAY_MS) },
      {
        ...writtenGoods(ctx.mid, goods),
        categoryId: idOf(categories, leafKey(category, goods.leaf)),
        brandId: names.brands[goods.brand],
        promiseIds: category.promises.map((key) => names.promises[key]),
      },
    );
    loaded.set(goods.key, goodsId);
    await listGoods(ctx, {
      cid: shop.cid,
      goodsId,
      position,
      prices: skuIds.map((skuId, at) => ({ skuId, priceFen: priceOf(goods, at), listPriceFen: listPriceOf(goods, at) })),
    });
    for (const [at, skuId] of skuIds.entries()) {
      const quantity = goods.isSoldOut ? 0 : stockOf(goods.key, at);
      if (quantity > 0) await supplyStock(ctx, { cid: shop.cid, skuId, quantity, refId: ctx.newId() });
    }
  }
  return loaded;
}

const DAY_MS = 86_400_000;

/** As its staff would have written it. */
function writtenGoods(mid: string, goods: DemoGoods) {
  const pictures = goodsPictureKeys(mid, goods);
  const colours = colourPictureKeys(mid, goods);
  const perColour = goods.pricesFen.length / (goods.specs[0]?.values.length ?? 1);
  return {
    title: goods.title,
    sellingPoint: goods.sellingPoint,
    tags: [...goods.tags],
    keywords: [...goods.keywords],
    pictures,
    video: filmOf(mid, goods),
    detailHtml: detailHtml(goods, pictures.slice(1)),
    parameters: goods.parameters.map((parameter) => ({ ...parameter })),
    sizeTable: goods.sizeTable ?? null,
    serviceText: goods.serviceText ?? '',
    translations: englishGoods(goods),
    ...(goods.quantity && { quantity: goods.quantity }),
    ...(goods.limit && { limit: goods.limit }),
    skus: combinationsOf(goods.specs).map((specs, at) => ({
      specs,
      picture: colours[Math.floor(at / perColour)] ?? null,
      ...factsOf(goods, at),
      ladder: (goods.ladder ?? []).map(({ from, percent }) => ({ from, priceFen: Math.floor((priceOf(goods, at) * percent) / 100) })),
    })),
  };
}

/** What staff know of a SKU: the same each time it is loaded. */
const factsOf = (goods: DemoGoods, at: number) => ({
  code: `${goods.key.toUpperCase().slice(0, 36)}-${at + 1}`,
  weightGrams: 200 + ((goods.key.length * 70 + at * 250) % 3_000),
  costFen: Math.floor((priceOf(goods, at) * (55 + (goods.key.length % 15))) / 100),
});

/** Said with the goods, so that it is found by its English words. */
function englishGoods({ title, sellingPoint }: DemoGoods) {
  const translated = inEnglish(title);
  return translated === undefined ? {} : { en: { title: translated, sellingPoint: inEnglish(sellingPoint) ?? '' } };
}

/** The film begins with the scene it was made of. */
const filmOf = (mid: string, goods: DemoGoods) =>
  goods.film ? { key: filmKey(mid, goods.film), poster: viewKey(mid, goods, 'scene') } : null;

function priceOf(goods: DemoGoods, at: number): number {
  const price = goods.pricesFen[at];
  if (price === undefined) throw new Error(`the demo goods "${goods.key}" has fewer prices than SKUs`);
  return price;
}

/** The reduction of the cheapest SKU, on a price as shops write it: whole yuan less ten fen, above 100 yuan tens of yuan less one. */
export function listPriceOf(goods: DemoGoods, at: number): number | null {
  if (goods.listPriceFen === undefined) return null;
  const [price, lowest] = [priceOf(goods, at), Math.min(...goods.pricesFen)];
  if (price === lowest) return goods.listPriceFen;
  const before = (price * goods.listPriceFen) / lowest;
  return before < 10_000 ? Math.ceil(before / 100) * 100 - 10 : Math.ceil(before / 1_000) * 1_000 - 100;
}

/** Every combination of the axes, the last running fastest. */
const combinationsOf = (axes: readonly DemoSpec[]) =>
  axes.reduce<{ name: string; value: string }[][]>(
    (combinations, axis) => combinations.flatMap((combination) => axis.values.map((value) => [...combination, { name: axis.name, value }])),
    [[]],
  );
