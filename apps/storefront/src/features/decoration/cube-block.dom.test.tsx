import type { BlockProps } from '@qianpu/contract/types';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { View } from './cube-block.tsx';

const link = { pageType: 'goods', data: { id: '5' } } as const;
const half = { x: 0, y: 0, width: 50, height: 100, picture: '1/a.jpg', alt: '一周早餐', areas: [] };
const show = (props: Partial<BlockProps<'cube'>>) =>
  renderPart(<View props={{ height: 60, gap: 8, cells: [half], ...props }} isFirstScreen={false} />);
const cellOf = (element: HTMLElement) => element.closest<HTMLElement>('[style*="left"]');

afterEach(() => vi.restoreAllMocks());

describe('pictures laid out freely (spec 3)', () => {
  test('stand on a field whose ratio is known before they come', () => {
    const { container } = show({});
    expect(container.querySelector<HTMLElement>('[style*="aspect-ratio"]')?.style.aspectRatio).toBe('100 / 60');
  });

  test('stand where the merchant put them, in percent of the field', () => {
    show({ cells: [half, { ...half, x: 50, y: 33.3, width: 25, height: 66.7, alt: '草莓季' }] });
    const { left, top, width, height } = cellOf(screen.getByRole('img', { name: '草莓季' }))?.style ?? {};
    expect([left, top, width, height]).toEqual(['50%', '33.3%', '25%', '66.7%']);
  });

  test('ask for pictures as wide as their part of the page', () => {
    // happy-dom loads no picture, and calls it complete.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    renderPart(<View props={{ height: 60, gap: 0, cells: [half] }} isFirstScreen />);
    expect(screen.getByRole('img').getAttribute('sizes')).toBe('(min-width: 540px) 258px, calc(50vw - 12.0px)');
  });

  test('one that fills the first screen is fetched before everything else; several share the line', () => {
    const urgent = (cells: number) => {
      renderPart(<View props={{ height: 60, gap: 0, cells: Array(cells).fill(half) }} isFirstScreen />);
      return screen.getAllByRole('img').map((image) => image.getAttribute('fetchpriority'));
    };
    expect([urgent(1), urgent(2)]).toEqual([['high'], [null, null]]);
  });

  test('a cell leads on as a whole, named by its picture', () => {
    show({ cells: [{ ...half, link }] });
    expect(screen.getByRole('link', { name: '一周早餐' }).getAttribute('href')).toBe('/shop/item/5.html');
  });

  test('areas of a picture are links with names of their own, beside the picture', () => {
    show({ cells: [{ ...half, areas: [{ x: 8, y: 30, width: 26, height: 50, name: '有机西兰花', link }] }] });
    const area = screen.getByRole('link', { name: '有机西兰花' });
    expect([area.style.left, area.style.top, area.style.width, area.style.height]).toEqual(['8%', '30%', '26%', '50%']);
    expect(area.contains(screen.getByRole('img', { name: '一周早餐' }))).toBe(false);
  });

  test('a picture alone leads nowhere', () => {
    show({});
    expect(screen.queryByRole('link')).toBeNull();
  });
});
