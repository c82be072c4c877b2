import { readdirSync } from 'node:fs';
import { readCategories } from '../catalogue.schema.ts';
import { demoShops } from '../demo-merchant.ts';
import { reviewsOf } from '../reviews.schema.ts';
import type { YearGoods, YearShop } from './year.types.ts';

const DAY_MS = 86_400_000;

/** The shops as they are written down, with ids instead of loading them. */
export const yearShops = (nowMs: number): YearShop[] =>
  demoShops.map(({ key, cid, freight }, shop) => {
    const { goods: said, common } = reviewsOf({ key });
    const folder = readdirSync(new URL(`../${key}/`, import.meta.url));
    const files = folder.filter((name) => name.endsWith('.json') && name !== 'reviews.json').map((name) => name.slice(0, -'.json'.length));
    const goods = readCategories(key, files)
      .flatMap((category) => category.goods)
      .map((one, at): YearGoods => {
        const combinations = one.specs.reduce<{ name: string; value: string }[][]>(
          (all, { name, values }) => all.flatMap((specs) => values.map((value) => [...specs, { name, value }])),
          [[]],
        );
        const goodsId = String(1_000 * (shop + 1) + at);
        return {
          ...{ ...one, goodsId, cameMs: nowMs - (one.isNew ? 27 : 400) * DAY_MS, reviewPicture: `${one.key}-review.jpg` },
          skus: combinations.map((specs, nth) => ({
            skuId: `${goodsId}${nth}`,
            specs,
            picture: 'main.jpg',
            priceFen: one.pricesFen[nth] ?? 0,
          })),
          tags: said[one.key]?.tags ?? [],
          said: said[one.key]?.said ?? [],
        };
      });
    return { key, cid, freight, goods, common };
  });
