import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createIdSource } from '../../apps/server/src/platform/ids/id-source.ts';
import { formOf, wideForm } from './scale-forms.ts';
import { CATEGORIES, categoryOf, cidOf, goodsIdOf, memberIdOf, midOf, SHOPS, shopOf, skuIdOf, stepIdOf, tokenOf } from './scale-ids.ts';

const range = (length: number) => Array.from({ length }, (_, at) => at);

describe('ids of the scale data (spec 3)', () => {
  test('are never given twice, over all merchants and the widest form', () => {
    const corners = range(wideForm.merchants).flatMap((m) => [goodsIdOf(m, 0), goodsIdOf(m, wideForm.goods - 1)]);
    expect(new Set(corners).size).toBe(corners.length);
    const skus = range(1_000).flatMap((g) => range(3).map((k) => skuIdOf(0, g, k)));
    expect(new Set(skus).size).toBe(skus.length);
    const steps = range(1_000).flatMap((n) => range(10).map((step) => stepIdOf(0, n, step)));
    expect(new Set(steps).size).toBe(steps.length);
    const shops = range(100).flatMap((m) => range(SHOPS).map((s) => cidOf(m, s)));
    expect(new Set(shops).size).toBe(shops.length);
  });

  test('are smaller than any a running mall makes, and grow with their number', () => {
    const made = BigInt(createIdSource({ node: () => 0 }, () => Date.UTC(2026, 8, 1))());
    expect(BigInt(skuIdOf(99, wideForm.goods - 1, 9))).toBeLessThan(made);
    expect(BigInt(memberIdOf(0, 10))).toBeGreaterThan(BigInt(memberIdOf(0, 9)));
  });

  test('stay as they are: benches and databases that are there rely on them', () => {
    expect([midOf(0), cidOf(0, 2), goodsIdOf(0, 0), skuIdOf(99, 9_999, 2)]).toEqual([
      '5001',
      '50013',
      '15001000000000001',
      '15100000000099993',
    ]);
  });
});

describe('where goods stand (spec 5)', () => {
  test('every shop has goods of every category, and each goods one shop', () => {
    const places = new Set(range(formOf(1).goods).map((g) => `${shopOf(g)}:${categoryOf(g)}`));
    expect(places.size).toBe(SHOPS * CATEGORIES);
  });
});

describe('sessions of the scale data (spec 3)', () => {
  test('have tokens of the form that logging in gives, a different one each', () => {
    expect(tokenOf(0, 0)).toMatch(/^5001-[\w-]{43}$/);
    expect(new Set(range(1_000).map((n) => createHash('sha256').update(tokenOf(3, n)).digest('hex'))).size).toBe(1_000);
  });
});
