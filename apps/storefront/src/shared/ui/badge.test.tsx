import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Badge } from './badge.tsx';

describe('the cart badge (spec 4, 9)', () => {
  test.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '10'],
    [99, '99'],
    [100, '99+'],
    [4_000, '99+'],
  ])('%s shows %j', (count, text) => {
    expect(renderToStaticMarkup(<Badge count={count} />).replace(/<[^>]*>/g, '')).toBe(text);
  });

  test('is a circle for one figure and wider for more', () => {
    expect(renderToStaticMarkup(<Badge count={9} />)).not.toMatch(/wide/);
    expect(renderToStaticMarkup(<Badge count={10} />)).toMatch(/wide/);
  });
});
