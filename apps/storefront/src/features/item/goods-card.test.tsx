// @vitest-environment happy-dom
import type { ProductCard } from '@qianpu/contract/types';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { QuickAdd } from '#lib/quick-add';
import { QuickAddProvider } from '#lib/quick-add';
import { renderPart } from '../../../test/a-storefront.tsx';
import { GoodsCard } from './goods-card.tsx';

const goods: ProductCard = {
  id: '5',
  title: '车厘子',
  sellingPoint: '早晨到货',
  picture: '1/a.jpg',
  tags: ['满减'],
  priceFen: 4_990,
  listPriceFen: 6_900,
  soldCount: 320,
  skuCount: 2,
  isSoldOut: false,
};

const show = (form: NonNullable<ComponentProps<typeof GoodsCard>['form']>, add: QuickAdd = () => {}, changes: Partial<ProductCard> = {}) =>
  renderPart(
    <QuickAddProvider value={add}>
      <GoodsCard goods={{ ...goods, ...changes }} form={form} />
    </QuickAddProvider>,
  );

describe('goods on a card (spec 2.2)', () => {
  test.each(['grid', 'list', 'wide'] as const)('as %s: all that is known, and a way into the cart', (form) => {
    const add = vi.fn();
    show(form, add);
    expect(screen.getByRole('article').textContent).toBe('车厘子早晨到货满减¥49.9¥69已售 320');
    fireEvent.click(screen.getByRole('button', { name: '选购 车厘子' }));
    expect(add).toHaveBeenCalledExactlyOnceWith(goods);
  });

  test.each([
    ['rail', '车厘子¥49.9¥69'],
    ['tallRail', '车厘子¥49.9¥69'],
    ['line', '车厘子¥49.9'],
  ] as const)('as %s: what it is and what it costs', (form, words) => {
    show(form);
    expect(screen.getByRole('article').textContent).toBe(words);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says that it is sold out, and leads to the item instead of the cart', () => {
    show('grid', vi.fn(), { isSoldOut: true });
    expect(screen.getByText('已售罄')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: '车厘子' })).toBeTruthy();
  });

  test('leads to the item by its name', () => {
    show('grid');
    expect(screen.getByRole('link', { name: '车厘子' }).getAttribute('href')).toBe('/shop/item/5.html');
  });
});
