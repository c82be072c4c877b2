import { describe, expect, test } from 'vitest';
import { pageParameters } from './query.ts';

describe('the parameters of a page (spec 9)', () => {
  test('a thousand are read, those behind them are not', () => {
    const search = Array.from({ length: 1_001 }, (_, place) => `p${place}=${place}`).join('&');
    const read = pageParameters(`?${search}`);
    expect([read.size, read.get('p999'), read.get('p1000')]).toEqual([1_000, '999', null]);
  });

  test.each(['', '?', '?a=1&b=%E4%BD%A0', '?ids[]=1&ids[]=2'])('%j is read as it is', (search) => {
    expect([...pageParameters(search)]).toEqual([...new URLSearchParams(search)]);
  });
});
