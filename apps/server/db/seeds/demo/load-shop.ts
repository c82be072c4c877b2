import { addCategory, addGoods, listGoods, supplyStock } from '#modules/catalog';
import { setColourStyle, setNavigation } from '#modules/decoration';
import { setFreightRule } from '#modules/delivery';
import { setEntrance } from '#modules/support';
import type { TxCtx } from '#platform/ctx';
import type { DemoCategory, DemoGoods, DemoShop, DemoSpec } from './demo.types.ts';
import { stockOf } from './demo-stock.ts';
import { navigationOf } from './navigation.ts';
import { categoryIconKey, goodsPictureKeys } from './paint/keys.ts';
import type { Shelf } from './shelf.ts';

/** Fills one shop through the modules' faces, so the demo obeys the rules every merchant does. */
export async function loadShop(ctx: TxCtx, shop: DemoShop): Promise<Shelf> {
  const shelf = { categories: new Map<string, string>(), goods: new Map<string, string>() };
  for (const [position, category] of shop.categories.entries()) {
    const id = await addCategory(ctx, { name: category.name, picture: categoryIconKey(ctx.mid, shop, category), position });
    shelf.categories.set(category.key, id);
    await loadGoods(ctx, shop.cid, category, id, shelf.goods);
  }
  await setFreightRule(ctx, { cid: shop.cid, ...shop.freight });
  await setEntrance(ctx, { cid: shop.cid, status: 1 });
  await setColourStyle(ctx, { cid: shop.cid, theme: shop.style.theme, colors: shop.style.colors, isGrey: false });
  await setNavigation(ctx, { cid: shop.cid, config: navigationOf(shop, ctx.mid, shelf), isAppletCustom: true });
  return shelf;
}

async function loadGoods(
  ctx: TxCtx,
  cid: string,
  category: DemoCategory,
  categoryId: string,
  goodsIds: Map<string, string>,
): Promise<void> {
  for (const [position, goods] of category.goods.entries()) {
    const { goodsId, skuIds } = await addGoods(ctx, {
      categoryId,
      title: goods.title,
      sellingPoint: goods.sellingPoint,
      tags: goods.tags,
      detail: goods.detail,
      pictures: goodsPictureKeys(ctx.mid, goods) as [string, ...string[]],
      skus: specsOf(goods.specs).map((specs) => ({ specs })),
    });
    goodsIds.set(goods.key, goodsId);
    await listGoods(ctx, {
      cid,
      goodsId,
      categoryId,
      position,
      prices: skuIds.map((skuId, at) => ({ skuId, priceFen: priceOf(goods, at) })),
      listPriceFen: goods.listPriceFen ?? null,
      soldCount: goods.sold,
    });
    for (const [at, skuId] of skuIds.entries()) {
      const quantity = stockOf(goods.key, at);
      if (quantity > 0) await supplyStock(ctx, { cid, skuId, quantity, refId: ctx.newId() });
    }
  }
}

function priceOf(goods: DemoGoods, at: number): number {
  const price = goods.pricesFen[at];
  if (price === undefined) throw new Error(`the demo goods "${goods.key}" has fewer prices than SKUs`);
  return price;
}

/** Every combination of the axes, the last running fastest. */
const specsOf = (axes: readonly DemoSpec[]) =>
  axes.reduce<{ name: string; value: string }[][]>(
    (combinations, axis) => combinations.flatMap((combination) => axis.values.map((value) => [...combination, { name: axis.name, value }])),
    [[]],
  );
