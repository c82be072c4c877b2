import { addCategory, setCategoryLayout } from '#modules/catalog';
import { setColourStyle, setNavigation } from '#modules/decoration';
import { setFreightRule } from '#modules/delivery';
import { setThreshold } from '#modules/stock';
import { setEntrance } from '#modules/support';
import type { TxCtx } from '#platform/ctx';
import type { DemoCategory, DemoShop } from './demo.types.ts';
import { inEnglish } from './english.ts';
import { loadGoods } from './load-goods.ts';
import type { NameIds } from './load-names.ts';
import { navigationOf } from './navigation.ts';
import { branchIconKey, categoryIconKey, leafIconKey } from './paint/keys.ts';
import { leafKey, type Shelf } from './shelf.ts';

/** Fills one shop through the modules' faces, so the demo obeys the rules every merchant does. */
export async function loadShop(ctx: TxCtx, shop: DemoShop, names: NameIds): Promise<Shelf> {
  const categories = new Map<string, string>();
  for (const [position, category] of shop.categories.entries()) {
    for (const [key, id] of await loadCategories(ctx, shop, category, position)) categories.set(key, id);
  }
  const shelf: Shelf = { categories, goods: await loadGoods(ctx, shop, categories, names) };
  // One in twelve SKUs has fewer pieces left.
  await setThreshold(ctx, { cid: shop.cid, lowAt: 10 });
  await setCategoryLayout(ctx, shop.cid, shop.layout);
  await setFreightRule(ctx, { cid: shop.cid, ...shop.freight });
  await setEntrance(ctx, { cid: shop.cid, status: 1 });
  await setColourStyle(ctx, { cid: shop.cid, theme: shop.style.theme, colors: shop.style.colors, isGrey: false });
  await setNavigation(ctx, { cid: shop.cid, config: navigationOf(shop, ctx.mid, shelf), isAppletCustom: true });
  return shelf;
}

/** A category with its two levels below. */
async function loadCategories(ctx: TxCtx, shop: DemoShop, category: DemoCategory, position: number): Promise<[key: string, id: string][]> {
  const { mid } = ctx;
  const { name, slogan, branches } = category;
  const english = inEnglish(name);
  const picture = categoryIconKey(mid, shop, category);
  const id = await addCategory(ctx, {
    cid: shop.cid,
    name,
    picture,
    slogan,
    position,
    translations: english ? { en: { name: english } } : {},
  });
  const ids: [string, string][] = [[category.key, id]];
  for (const [position, branch] of branches.entries()) {
    const picture = branchIconKey(mid, shop, category, branch);
    const branchId = await addCategory(ctx, { cid: shop.cid, parentId: id, name: branch.name, picture, position });
    for (const [position, leaf] of branch.leaves.entries()) {
      const picture = leafIconKey(mid, shop, category, leaf);
      const leafId = await addCategory(ctx, { cid: shop.cid, parentId: branchId, name: leaf.name, picture, position });
      ids.push([leafKey(category, leaf.key), leafId]);
    }
  }
  return ids;
}
