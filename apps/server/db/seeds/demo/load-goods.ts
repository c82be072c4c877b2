import { addGoods, listGoods, supplyStock } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { goodsOf } from './category-goods.ts';
import type { DemoCategory, DemoGoods, DemoShop, DemoSpec } from './demo.types.ts';
import { stockOf } from './demo-stock.ts';
import { detailHtml } from './detail-html.ts';
import { inEnglish } from './english.ts';
import type { NameIds } from './load-names.ts';
import { filmKey, goodsPictureKeys, pagePictureKey, stylePictureKeys } from './paint/keys.ts';
import { idOf, leafKey, type Shelf } from './shelf.ts';

export interface LoadedGoods {
  readonly goodsId: string;
  /** In the order of its combinations. */
  readonly skuIds: readonly string[];
}

/** Puts a category's goods up for sale from the oldest to the newest, each as if on the day it came. */
export async function loadGoods(
  ctx: TxCtx,
  shop: DemoShop,
  category: DemoCategory,
  categories: Shelf['categories'],
  names: NameIds,
): Promise<[key: string, goods: LoadedGoods][]> {
  const loaded: [string, LoadedGoods][] = [];
  const shelf = goodsOf(category).map((placed, position) => ({ ...placed, position }));
  const isNew = newestOf(category);
  const byAge = [...shelf.filter(({ goods }) => !isNew.has(goods)).reverse(), ...shelf.filter(({ goods }) => isNew.has(goods))];
  for (const [at, { goods, sides, position }] of byAge.entries()) {
    const days = isNew.has(goods) ? byAge.length - at : OLD_DAYS + byAge.length - at;
    const { goodsId, skuIds } = await addGoods(
      { ...ctx, now: new Date(ctx.now.getTime() - days * DAY_MS) },
      {
        ...writtenGoods(ctx.mid, shop, goods, sides),
        categoryId: idOf(categories, leafKey(category, goods.found.leaf)),
        brandId: names.brands[goods.found.brand],
        promiseIds: category.promises.map((key) => names.promises[key]),
      },
    );
    loaded.push([goods.key, { goodsId, skuIds }]);
    await listGoods(ctx, {
      cid: shop.cid,
      goodsId,
      position,
      prices: skuIds.map((skuId, at) => ({ skuId, priceFen: priceOf(goods, at), listPriceFen: listPriceOf(goods, at) })),
      soldCount: goods.sold,
    });
    for (const [at, skuId] of skuIds.entries()) {
      const quantity = goods.isSoldOut ? 0 : stockOf(goods.key, at);
      if (quantity > 0) await supplyStock(ctx, { cid: shop.cid, skuId, quantity, refId: ctx.newId() });
    }
  }
  return loaded;
}

const DAY_MS = 86_400_000;
/** What is older than this is not new any more to anybody. */
const OLD_DAYS = 60;

/** The two of a category's best that have sold least: they came last. */
const newestOf = ({ goods }: DemoCategory): ReadonlySet<DemoGoods> =>
  new Set(goods.toSorted((one, other) => one.sold - other.sold).slice(0, 2));

/** As its staff would have written it. */
function writtenGoods(mid: string, shop: DemoShop, goods: DemoGoods, sides: number) {
  const pictures = goodsPictureKeys(mid, goods, sides);
  const styles = stylePictureKeys(mid, goods);
  const perStyle = goods.pricesFen.length / (goods.specs[0]?.values.length ?? 1);
  return {
    title: goods.title,
    sellingPoint: goods.sellingPoint,
    tags: [...goods.tags],
    keywords: [...goods.found.keywords],
    pictures,
    video: filmOf(mid, shop, goods),
    detailHtml: detailHtml(goods.detail, pictures.slice(1)),
    translations: englishGoods(goods),
    ...(goods.quantity && { quantity: goods.quantity }),
    ...(goods.limit && { limit: goods.limit }),
    skus: combinationsOf(goods.specs).map((specs, at) => ({
      specs,
      picture: styles[Math.floor(at / perStyle)] ?? null,
      ladder: (goods.ladder ?? []).map(({ from, percent }) => ({ from, priceFen: Math.floor((priceOf(goods, at) * percent) / 100) })),
    })),
  };
}

/** Said with the goods, so that it is found by its English words. */
function englishGoods({ english, title, sellingPoint }: DemoGoods) {
  const translated = inEnglish(title);
  if (english || translated === undefined) return english ? { en: english } : {};
  return { en: { title: translated, sellingPoint: inEnglish(sellingPoint) ?? '' } };
}

function filmOf(mid: string, shop: DemoShop, { film }: DemoGoods) {
  if (!film) return null;
  return { key: filmKey(mid, film.name), poster: pagePictureKey(mid, shop, { key: film.page }, film.poster) };
}

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
export const combinationsOf = (axes: readonly DemoSpec[]) =>
  axes.reduce<{ name: string; value: string }[][]>(
    (combinations, axis) => combinations.flatMap((combination) => axis.values.map((value) => [...combination, { name: axis.name, value }])),
    [[]],
  );
