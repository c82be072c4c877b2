import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ItemPart } from './item-part.tsx';
import { ItemTabs } from './item-tabs.tsx';

/** Where things stand on the page, and how far it is scrolled. */
const tops: Record<string, number> = { words: 400, reviews: 900, detail: 1_600, related: 2_600 };
let scrolled = 0;
let grow = () => {};

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const top = (tops[this.getAttribute('data-part') ?? this.id] ?? 0) - (this.matches('[data-part], #words') ? scrolled : 0);
    return { top, bottom: top + 44 } as DOMRect;
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () =>
  renderPart(
    <main>
      <header>
        <ItemTabs />
      </header>
      <section id="words">
        <h1>红颜草莓</h1>
      </section>
      <ItemPart name="reviews">
        <p>好吃</p>
      </ItemPart>
      <ItemPart name="detail">
        <p>清晨采摘</p>
      </ItemPart>
      <ItemPart name="related">{null}</ItemPart>
    </main>,
  );
const scrollTo = (y: number) =>
  act(() => {
    scrolled = y;
    fireEvent.scroll(window);
  });
const names = () => screen.getAllByRole('tab', { hidden: true }).map(({ textContent }) => textContent);
const current = () => screen.getByRole('tab', { selected: true, hidden: true }).textContent;
const isSolid = () => document.querySelector('[data-solid]') !== null;

describe('the bar of an item page (finding S5)', () => {
  test('comes as the words come near the circles, and goes with them', () => {
    show();
    expect(isSolid()).toBe(false);
    scrollTo(340);
    expect(isSolid()).toBe(true);
    scrollTo(0);
    expect(isSolid()).toBe(false);
  });

  test('says which part it stands over; what has nothing to show has no tab', () => {
    show();
    expect(names()).toEqual(['商品', '评价', '详情']);
    expect(current()).toBe('商品');
    scrollTo(880);
    expect(current()).toBe('评价');
    scrollTo(2_000);
    expect(current()).toBe('详情');
  });

  test('a tap leads to its part, again while the page grows, until it rests or a finger takes over', () => {
    vi.useFakeTimers();
    show();
    const goTo = vi.mocked(Element.prototype.scrollIntoView);
    fireEvent.click(screen.getByRole('tab', { name: '详情', hidden: true }));
    expect(current()).toBe('详情');
    act(grow);
    expect(goTo).toHaveBeenCalledTimes(2);
    act(() => vi.advanceTimersByTime(1_000));
    expect(current()).toBe('商品');
    fireEvent.click(screen.getByRole('tab', { name: '评价', hidden: true }));
    fireEvent.touchStart(window);
    act(grow);
    expect(goTo).toHaveBeenCalledTimes(3);
  });
});
