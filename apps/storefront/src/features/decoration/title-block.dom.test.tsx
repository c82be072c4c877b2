import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { View } from './title-block.tsx';

const more = { pageType: 'systemPage', data: { name: 'allGoods' } } as const;

describe('a heading between blocks (spec 3)', () => {
  test.each(['left', 'center'] as const)('%s: says what follows, and leads to the rest of it', (align) => {
    renderPart(<View props={{ title: '鲜屿手记', subtitle: '当季吃什么', align, more }} isFirstScreen={false} />);
    expect(screen.getByRole('heading', { level: 2, name: '鲜屿手记' })).toBeTruthy();
    expect(screen.getByText('当季吃什么')).toBeTruthy();
    expect(screen.getByRole('link', { name: '更多鲜屿手记' }).getAttribute('href')).toBe('/shop/classGoodList.html');
  });

  test.each(['left', 'center'] as const)('%s: stands alone, too', (align) => {
    const { container } = renderPart(<View props={{ title: '鲜屿手记', subtitle: '', align }} isFirstScreen={false} />);
    expect([container.textContent, screen.queryByRole('link')]).toEqual(['鲜屿手记', null]);
  });
});
