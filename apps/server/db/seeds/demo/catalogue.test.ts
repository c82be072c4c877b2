import { createRequire } from 'node:module';
import { goodsStaffSchemas } from '@qianpu/contract/calls/goods-staff.schema';
import { quantityLabels } from '@qianpu/kit/quantity';
import { describe, expect, test } from 'vitest';
import { goodsOf } from './category-goods.ts';
import type { DemoGoods } from './demo.types.ts';
import { demoShops } from './demo-merchant.ts';
import { listPriceOf } from './load-goods.ts';
import { reviewsOf } from './reviews/shop-reviews.ts';

const categories = demoShops.flatMap((shop) => shop.categories);
const goods = categories.flatMap(goodsOf).map((placed) => placed.goods);
const skuCountOf = ({ specs }: DemoGoods) => specs.reduce((count, { values }) => count * values.length, 1);
const isPlausible = (price: number, list: number | null) => list === null || (list > price && list < (price * 5) / 3);
const goodsSchema = goodsStaffSchemas['catalog.goods.save'].input;

describe("the demo's catalogue (spec 5)", () => {
  test('has at least 600 goods, each known by a name of its own', () => {
    expect(goods.length).toBeGreaterThanOrEqual(600);
    expect(new Set(goods.map(({ key }) => key)).size).toBe(goods.length);
    expect(new Set(goods.map(({ title }) => title)).size).toBe(goods.length);
  });

  test('has a price for every SKU, and strikes through only what is higher, by no more than two thirds (finding S2)', () => {
    const wrong = goods.filter(
      (one) => one.pricesFen.length !== skuCountOf(one) || one.pricesFen.some((price, at) => !isPlausible(price, listPriceOf(one, at))),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('names no axis as the stepper is named (finding S11)', () => {
    const named = goods.filter(({ specs }) => specs.some(({ name }) => quantityLabels.includes(name)));
    expect(named.map(({ key }) => key)).toEqual([]);
  });

  test('keeps to what staff may write', () => {
    for (const { key, title, sellingPoint, tags, found, english, specs, quantity } of goods) {
      const written = { title, sellingPoint, tags, keywords: found.keywords, quantity, ...(english && { translations: { en: english } }) };
      const skus = [{ specs: specs.map(({ name, values }) => ({ name, value: values[0] })) }];
      const parsed = goodsSchema.safeParse({ ...written, categoryId: '1', pictures: ['1/a.jpg'], skus });
      expect(parsed.error?.issues, key).toBeUndefined();
    }
  });

  test('puts every goods into a leaf of its category, and leaves none empty', () => {
    for (const category of categories) {
      const leaves = category.branches.flatMap((branch) => branch.leaves.map(({ key }) => key));
      expect(new Set(leaves).size, category.key).toBe(leaves.length);
      const filled = new Set(goodsOf(category).map((placed) => placed.goods.found.leaf));
      expect([...filled].toSorted(), category.key).toEqual(leaves.toSorted());
    }
  });

  test('paints only objects that are there', () => {
    const objects = [
      ...goods.flatMap(({ art }) => [art.object, ...(art.beside ?? [])]),
      ...categories
        .flatMap(({ icon, branches }) => [icon, ...branches.flatMap(({ leaves }) => leaves.map((leaf) => leaf.icon))])
        .map(({ object }) => object),
    ];
    const fromHere = createRequire(import.meta.url);
    for (const object of new Set(objects)) fromHere.resolve(`@lobehub/fluent-emoji-3d/assets/${object}.webp`);
  });

  test('has a colour for every value of the first axis where it has colours at all', () => {
    for (const { key, specs, styles } of goods) if (styles) expect(styles.length, key).toBe(specs[0]?.values.length);
  });

  test('is told in English where most look', () => {
    expect(goods.filter(({ english }) => english).length).toBeGreaterThanOrEqual(60);
  });

  test('is reviewed where it is sold', () => {
    const sold = new Set(goods.map(({ key }) => key));
    const reviewed = demoShops.flatMap(reviewsOf);
    expect(reviewed.filter(({ key }) => !sold.has(key))).toEqual([]);
    expect(reviewed.flatMap(({ said }) => said).length).toBeGreaterThanOrEqual(400);
  });
});
