import type { DemoGoods, DemoShop } from './demo.types.ts';
import { reviewsOf } from './reviews.schema.ts';

/** Every photo of a shop's goods once: its pictures, its colours, and those buyers show in reviews. */
export const goodsPhotos = (shop: DemoShop): { readonly goods: DemoGoods; readonly view: string }[] =>
  shop.categories
    .flatMap(({ goods }) => goods)
    .flatMap((goods) => {
      const shown = reviewsOf(shop).goods[goods.key]?.said.flatMap(({ pictures = [] }) => pictures) ?? [];
      return [...new Set([...goods.pictures, ...(goods.colours ?? []), ...shown])].map((view) => ({ goods, view }));
    });
