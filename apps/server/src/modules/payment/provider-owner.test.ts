import { expect, test } from 'vitest';
import { providerOwner } from './provider-owner.ts';

test.each([
  ['main', '1040063'],
  ['0', '0'],
  [(2n ** 63n - 1n).toString(36), '9223372036854775807'],
  [(2n ** 63n).toString(36), '0'],
  ['zzzzzzzzzzzzzzzz', '0'],
])('the account %s at a provider has the number %s (rules 8.1)', (appRef, owner) => {
  expect(providerOwner(appRef)).toBe(owner);
});
