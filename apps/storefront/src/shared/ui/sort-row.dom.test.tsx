import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import type { Sort } from './sort-row.tsx';
import { SortRow } from './sort-row.tsx';

function Sample() {
  const [sort, setSort] = useState<Sort>('default');
  return (
    <>
      <SortRow current={sort} onChoose={setSort} />
      <p data-testid="sort">{sort}</p>
    </>
  );
}

const sortAfter = (...names: readonly string[]) => {
  renderPart(<Sample />);
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  return screen.getByTestId('sort').textContent;
};

describe('the order of a list (spec 2.2)', () => {
  test.each([
    [[], 'default', '综合'],
    [['销量'], 'sold', '销量'],
    [['价格'], 'priceUp', '价格，从低到高'],
    [['价格', '价格，从低到高'], 'priceDown', '价格，从高到低'],
    [['价格', '价格，从低到高', '价格，从高到低'], 'priceUp', '价格，从低到高'],
    [['价格', '综合'], 'default', '综合'],
  ])('taps on %j sort by %s, and %s is marked', (taps, sort, marked) => {
    expect(sortAfter(...taps)).toBe(sort);
    expect(
      screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual([marked]);
  });
});
