import type { DemoPage, DemoShop, Places } from './demo.types.ts';
import { categoryIconKey, filmKey, pagePictureKey } from './paint/keys.ts';
import { idOf, type Shelf } from './shelf.ts';

/** Ids of a shop's micro pages by their key, and of their class. */
interface PageIds {
  readonly pages: ReadonlyMap<string, string>;
  readonly pageClass: string;
}

/** What one page of a shop may name. */
export function placesOf(shop: DemoShop, page: DemoPage, mid: string, shelf: Shelf, ids: PageIds): Places {
  return {
    to: {
      category: (key) => ({ pageType: 'goodsGroup', data: { id: idOf(shelf.categories, key) } }),
      goods: (key) => ({ pageType: 'goods', data: { id: idOf(shelf.goods, key) } }),
      page: (key) => ({ pageType: 'microPage', data: { id: idOf(ids.pages, key) } }),
      pageClass: { pageType: 'microPageClassify', data: { id: ids.pageClass } },
      allGoods: { pageType: 'systemPage', data: { name: 'allGoods' } },
    },
    from: {
      category: (key, sortType = 'default') => ({ categoryId: idOf(shelf.categories, key), sortType }),
      goods: (...keys) => ({ goodsIds: keys.map((key) => idOf(shelf.goods, key)), sortType: 'default' }),
      all: (sortType) => ({ sortType }),
    },
    picture: (name) => {
      if (!page.pictures[name]) throw new Error(`the page "${page.key}" has no picture "${name}"`);
      return pagePictureKey(mid, shop, page, name);
    },
    icon: (key) => {
      const category = shop.categories.find((category) => category.key === key);
      if (!category) throw new Error(`the demo has no category "${key}"`);
      return categoryIconKey(mid, shop, category);
    },
    film: (name) => filmKey(mid, name),
  };
}
