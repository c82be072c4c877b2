import { describe, expect, test } from 'vitest';
import { demoShops } from './demo-merchant.ts';

const [fresh] = demoShops;

/** What a shop that delivers within the hour cannot say of a parcel, and the other way round. */
describe("the demo's promises fit goods and city (finding S43)", () => {
  test('the shop around the corner sends no parcels', () => {
    const text = JSON.stringify(fresh.categories);
    expect(text.match(/顺丰|次日达|快递|包邮/g) ?? []).toEqual([]);
  });

  test.each(demoShops.flatMap((shop) => shop.categories.map((category) => [`${shop.key}/${category.key}`, shop.key, category] as const)))(
    '%s promises what it can keep',
    (_, shop, { key, promises }) => {
      const ofOthers = shop === 'fresh' ? ['sf', 'mend', 'alive'] : ['bad', 'cold', 'fresh', 'day'];
      expect(promises.filter((promise) => ofOthers.includes(promise))).toEqual([]);
      if (key !== 'plant') expect(promises).not.toContain('alive');
      expect(promises).not.toContain('upstairs');
    },
  );
});
