import { goodsStaffSchemas } from '@qianpu/contract/calls/goods-staff.schema';
import { quantityLabels } from '@qianpu/kit/quantity';
import { describe, expect, test } from 'vitest';
import { brands } from './brands.ts';
import type { DemoGoods } from './demo.types.ts';
import { demoShops } from './demo-merchant.ts';
import { inEnglish } from './english.ts';
import { listPriceOf } from './load-goods.ts';
import { reviewsOf } from './reviews.schema.ts';

const categories = demoShops.flatMap((shop) => shop.categories);
const goods = categories.flatMap((category) => category.goods);
const keysOf = (some: readonly DemoGoods[]) => some.map(({ key }) => key);
const skuCountOf = ({ specs }: DemoGoods) => specs.reduce((count, { values }) => count * values.length, 1);
const isPlausible = (price: number, list: number | null) => list === null || (list > price && list < (price * 5) / 3);
const goodsSchema = goodsStaffSchemas['catalog.goods.save'].input;

describe("the demo's catalogue (spec 5)", () => {
  test('has at least 60 goods, each known by a name of its own', () => {
    expect(goods.length).toBeGreaterThanOrEqual(60);
    expect(new Set(keysOf(goods)).size).toBe(goods.length);
    expect(new Set(goods.map(({ title }) => title)).size).toBe(goods.length);
  });

  test('has a price for every SKU, and strikes through only what is higher, by no more than two thirds (finding S2)', () => {
    const wrong = goods.filter(
      (one) => one.pricesFen.length !== skuCountOf(one) || one.pricesFen.some((price, at) => !isPlausible(price, listPriceOf(one, at))),
    );
    expect(keysOf(wrong)).toEqual([]);
  });

  test('names no axis as the stepper is named (finding S11)', () => {
    expect(keysOf(goods.filter(({ specs }) => specs.some(({ name }) => quantityLabels.includes(name))))).toEqual([]);
  });

  test('keeps to what staff may write, in both languages', () => {
    for (const one of goods) {
      const { key, title, sellingPoint, tags, keywords, specs, quantity, limit, parameters, sizeTable } = one;
      const en = { title: inEnglish(title), sellingPoint: inEnglish(sellingPoint) };
      const written = { title, sellingPoint, tags, keywords, quantity, limit, parameters, sizeTable, translations: { en } };
      const skus = specs[0]?.values.map((value) => ({ specs: [{ name: specs[0]?.name, value }] }));
      const parsed = goodsSchema.safeParse({ ...written, categoryId: '1', pictures: ['1/a.jpg'], skus });
      expect(parsed.error?.issues, key).toBeUndefined();
    }
  });

  test('puts every goods into a leaf of its category, and leaves none empty', () => {
    for (const { key, branches, goods } of categories) {
      const leaves = branches.flatMap((branch) => branch.leaves.map(({ key }) => key));
      expect(new Set(leaves).size, key).toBe(leaves.length);
      expect([...new Set(goods.map(({ leaf }) => leaf))].toSorted(), key).toEqual(leaves.toSorted());
    }
  });

  test('wears pictures of its own goods as icons', () => {
    for (const shop of demoShops) {
      const own = new Set(shop.categories.flatMap(({ goods }) => keysOf(goods)));
      const icons = shop.categories.flatMap(({ icon, branches }) => [
        icon,
        ...branches.flatMap(({ leaves }) => leaves.map((leaf) => leaf.icon)),
      ]);
      expect(icons.filter((icon) => !own.has(icon))).toEqual([]);
    }
  });

  test('has a picture for every value of the first axis where it has colours (finding S6), and three different views (finding S41)', () => {
    for (const { key, specs, colours, pictures } of goods) {
      if (colours) expect(colours.length, key).toBe(specs[0]?.values.length);
      expect(new Set(pictures).size, key).toBeGreaterThanOrEqual(3);
      expect(pictures[0], key).toBe('main');
    }
  });

  test('says its facts: brand among the parameters, sizes in rows as wide as their table', () => {
    for (const { key, brand, parameters, sizeTable } of goods) {
      expect(parameters.find(({ name }) => name === '品牌')?.value, key).toContain(brands[brand]);
      expect(parameters.length, key).toBeGreaterThanOrEqual(5);
      for (const row of sizeTable?.rows ?? []) expect(row.length, key).toBe(sizeTable?.columns.length);
    }
  });

  test('praises nothing beyond what an advertisement may say', () => {
    const said = goods.filter((one) => /最佳|第一|顶级|国家级|药用|根治/.test(JSON.stringify(one)));
    expect(keysOf(said)).toEqual([]);
  });

  test('has reviews only of what is sold, of values it has, with pictures that are no catalogue pictures (finding S44)', () => {
    for (const shop of demoShops) {
      const own = new Map(shop.categories.flatMap(({ goods }) => goods).map((one) => [one.key, one]));
      for (const [key, { said }] of Object.entries(reviewsOf(shop).goods)) {
        const values = own.get(key)?.specs[0]?.values;
        expect(values, key).toBeDefined();
        for (const { value } of said) if (value !== undefined) expect(values, key).toContain(value);
      }
    }
  });
});
