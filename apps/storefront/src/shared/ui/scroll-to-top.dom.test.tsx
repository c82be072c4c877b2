import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const screenHeight = 800;

beforeEach(() => {
  vi.useFakeTimers();
  window.innerHeight = screenHeight;
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => scrolledTo(Number(args[1])));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

const button = () => screen.queryByRole('button', { name: '回到顶部' });

function openFarDown() {
  scrolledTo(0);
  renderPart(<ScrollToTop />);
  act(() => scrolledTo(3_000));
}

describe('the way back to the top (spec 2.6, 9)', () => {
  test('appears after more than one and a half screens', () => {
    scrolledTo(0);
    renderPart(<ScrollToTop />);
    act(() => scrolledTo(1.5 * screenHeight));
    expect(button()).toBeNull();
    act(() => scrolledTo(1.5 * screenHeight + 1));
    expect(button()).not.toBeNull();
  });

  test('is at the top after 500 ms, and not before', () => {
    openFarDown();
    fireEvent.click(button()!);
    act(() => vi.advanceTimersByTime(400));
    expect(window.scrollY).toBeGreaterThan(0);
    act(() => vi.advanceTimersByTime(150));
    expect(window.scrollY).toBe(0);
    expect(button()).toBeNull();
  });

  test('a finger that scrolls meanwhile keeps the page', () => {
    openFarDown();
    fireEvent.click(button()!);
    act(() => vi.advanceTimersByTime(200));
    act(() => scrolledTo(2_500));
    act(() => vi.advanceTimersByTime(1_000));
    expect(window.scrollY).toBe(2_500);
  });

  test('jumps where motion is not wanted', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    openFarDown();
    fireEvent.click(button()!);
    act(() => vi.advanceTimersToNextFrame());
    expect(window.scrollY).toBe(0);
  });
});
