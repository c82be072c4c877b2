import { shopStaffSchemas } from '@qianpu/contract/calls/shop.schema';
import { describe, expect, test } from 'vitest';
import { demoShops } from './demo-merchant.ts';

/** Area codes of the cities the demo's shops are in. */
const areaCodes = { 杭州市: '0571-', 上海市: '021-' };

describe("the demo's shops (findings M9, S43)", () => {
  test.each(demoShops.map((shop) => [shop.name, shop] as const))(
    '%s keeps to what staff may write',
    (_name, { cid, address, week, phones }) => {
      expect(shopStaffSchemas['shop.profile.set'].input.safeParse({ cid, address, week, phones }).error?.issues).toBeUndefined();
    },
  );

  test.each(demoShops.map((shop) => [shop.name, shop] as const))('%s is called in the city it is in', (_name, { address, phones }) => {
    const code = Object.entries(areaCodes).find(([city]) => address.includes(city))?.[1];
    expect(code).toBeDefined();
    expect(phones[0]?.startsWith(code ?? '?')).toBe(true);
  });

  test.each(demoShops.map((shop) => [shop.name, shop] as const))('%s has a cover', (_name, { home }) => {
    expect(home.pictures.cover).toBeDefined();
  });
});
