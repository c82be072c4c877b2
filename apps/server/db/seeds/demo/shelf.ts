import { listCards, listCategories } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import type { DemoCategory, DemoShop } from './demo.types.ts';
import { categoryIconKey, leafIconKey, viewKey } from './paint/keys.ts';

/** Ids of what a shop has, by the keys the demo is written with. */
export interface Shelf {
  readonly categories: ReadonlyMap<string, string>;
  readonly goods: ReadonlyMap<string, string>;
}

/** How a leaf is named among the categories of its shop. */
export const leafKey = (category: Pick<DemoCategory, 'key'>, leaf: string): string => `${category.key}/${leaf}`;

/** More than any demo shop has. */
const enough = 1_000;

/** What an earlier run has loaded and pages name; each thing is known by its first picture. */
export async function findShelf(ctx: Ctx, shop: DemoShop): Promise<Shelf> {
  const cards = await listCards(ctx, { cid: shop.cid, sortType: 'default', pageNum: 1, pageSize: enough });
  const goodsIds = new Map(cards.map(({ cover, id }) => [cover, id]));
  const categoryIds = new Map((await listCategories(ctx)).map(({ picture, id }) => [picture, id]));
  return {
    categories: new Map([
      ...keyed(shop.categories, (category) => categoryIds.get(categoryIconKey(ctx.mid, shop, category))),
      ...keyed(leavesOf(ctx.mid, shop), ({ icon }) => categoryIds.get(icon)),
    ]),
    goods: keyed(
      shop.categories.flatMap(({ goods }) => goods),
      (goods) => goodsIds.get(viewKey(ctx.mid, goods, 'main')),
    ),
  };
}

/** Every leaf of a shop by its name among the shop's categories, with its picture. */
const leavesOf = (mid: string, shop: DemoShop) =>
  shop.categories.flatMap((category) =>
    category.branches.flatMap(({ leaves }) =>
      leaves.map((leaf) => ({ key: leafKey(category, leaf.key), icon: leafIconKey(mid, shop, category, leaf) })),
    ),
  );

/** Whether everything that is written down is there: a demo may be older than its texts, or its staff have taken something off the shelf. */
export const isWhole = ({ categories, goods }: Shelf, shop: DemoShop): boolean =>
  shop.categories.every(({ key }) => categories.has(key)) && goods.size === shop.categories.flatMap(({ goods }) => goods).length;

const keyed = <T extends { readonly key: string }>(things: readonly T[], find: (thing: T) => string | undefined) =>
  new Map(
    things.flatMap((thing) => {
      const id = find(thing);
      return id === undefined ? [] : [[thing.key, id]];
    }),
  );

export function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo has no "${key}"`);
  return id;
}
