import { addGoods, listGoods, supplyStock } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { goodsOf } from './category-goods.ts';
import type { DemoCategory, DemoGoods, DemoShop, DemoSpec } from './demo.types.ts';
import { stockOf } from './demo-stock.ts';
import { detailHtml } from './detail-html.ts';
import type { NameIds } from './load-names.ts';
import { filmKey, goodsPictureKeys, pagePictureKey, stylePictureKeys } from './paint/keys.ts';
import { idOf, leafKey, type Shelf } from './shelf.ts';

export interface LoadedGoods {
  readonly goodsId: string;
  /** In the order of its combinations. */
  readonly skuIds: readonly string[];
}

/** Puts a category's goods up for sale; the best come last, which makes them the newest. */
export async function loadGoods(
  ctx: TxCtx,
  shop: DemoShop,
  category: DemoCategory,
  categories: Shelf['categories'],
  names: NameIds,
): Promise<[key: string, goods: LoadedGoods][]> {
  const loaded: [string, LoadedGoods][] = [];
  const shelf = goodsOf(category).map((placed, position) => ({ ...placed, position }));
  for (const { goods, sides, position } of shelf.reverse()) {
    const { goodsId, skuIds } = await addGoods(ctx, {
      ...writtenGoods(ctx.mid, shop, goods, sides),
      categoryId: idOf(categories, leafKey(category, goods.found.leaf)),
      brandId: names.brands[goods.found.brand],
      promiseIds: category.promises.map((key) => names.promises[key]),
    });
    loaded.push([goods.key, { goodsId, skuIds }]);
    await listGoods(ctx, {
      cid: shop.cid,
      goodsId,
      position,
      prices: skuIds.map((skuId, at) => ({ skuId, priceFen: priceOf(goods, at) })),
      listPriceFen: goods.listPriceFen ?? null,
      soldCount: goods.sold,
    });
    for (const [at, skuId] of skuIds.entries()) {
      const quantity = goods.isSoldOut ? 0 : stockOf(goods.key, at);
      if (quantity > 0) await supplyStock(ctx, { cid: shop.cid, skuId, quantity, refId: ctx.newId() });
    }
  }
  return loaded;
}

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
    translations: goods.english ? { en: goods.english } : {},
    ...(goods.quantity && { quantity: goods.quantity }),
    skus: combinationsOf(goods.specs).map((specs, at) => ({
      specs,
      picture: styles[Math.floor(at / perStyle)] ?? null,
      ladder: (goods.ladder ?? []).map(({ from, percent }) => ({ from, priceFen: Math.floor((priceOf(goods, at) * percent) / 100) })),
    })),
  };
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

/** Every combination of the axes, the last running fastest. */
export const combinationsOf = (axes: readonly DemoSpec[]) =>
  axes.reduce<{ name: string; value: string }[][]>(
    (combinations, axis) => combinations.flatMap((combination) => axis.values.map((value) => [...combination, { name: axis.name, value }])),
    [[]],
  );
