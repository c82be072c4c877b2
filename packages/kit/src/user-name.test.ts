import { describe, expect, test } from 'vitest';
import { isReservedUserName, reservedUserNames } from './user-name.ts';

describe('reserved user names (spec 5)', () => {
  test('are the two of the specification', () => {
    expect(reservedUserNames).toEqual(['admin', 'editor']);
  });

  test.each(['admin', 'editor', 'Admin', ' editor '])('%j cannot be taken', (name) => {
    expect(isReservedUserName(name)).toBe(true);
  });

  test.each(['administrator', 'ed', ''])('%j is not among them', (name) => {
    expect(isReservedUserName(name)).toBe(false);
  });
});
