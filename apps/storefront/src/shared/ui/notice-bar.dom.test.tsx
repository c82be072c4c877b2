import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { NoticeBar } from './notice-bar.tsx';

const news = '今日 18:00 前下单，次日达';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a notice (spec 2.6)', () => {
  test('is read whole, and unfolds by a tap', () => {
    renderPart(<NoticeBar text={news} />);
    const bar = screen.getByRole('button', { name: news, expanded: false });
    fireEvent.click(bar);
    expect(bar.getAttribute('aria-expanded')).toBe('true');
  });

  test('slides only as far as it is too long', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(420);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    renderPart(<NoticeBar text={news} />);
    const line = screen.getByText(news);
    expect(line.className).toContain('long');
    expect(line.style.getPropertyValue('--beyond-edge')).toBe('-144px');
  });

  test('stands still where it fits', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(276);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    renderPart(<NoticeBar text={news} />);
    expect(screen.getByText(news).className).not.toContain('long');
  });
});
