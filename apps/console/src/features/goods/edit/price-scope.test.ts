import { expect, test } from 'vitest';
import { priceScopeOf } from './price-scope.ts';

test.each([
  [true, true, 'here'],
  [true, false, 'byShop'],
  // The reason is the right that is missing, whatever the shops ask.
  [false, true, 'nowhere'],
  [false, false, 'nowhere'],
])('who may list: %s, one price everywhere: %s → prices are said %s', (mayList, arePricesOne, scope) => {
  expect(priceScopeOf({ mayList, arePricesOne })).toBe(scope);
});
