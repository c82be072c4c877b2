import { describe, expect, test } from 'vitest';
import { maskPhone } from './phone.ts';

describe('phones on screen (spec 5)', () => {
  test('show neither the middle four digits nor how to get them', () => {
    expect(maskPhone('13812345678')).toBe('138****5678');
  });
});
