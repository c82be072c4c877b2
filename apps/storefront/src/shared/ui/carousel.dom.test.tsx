import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { Carousel } from './carousel.tsx';

const width = 375;
const slidesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ key: String(index), content: `slide ${index + 1}` }));
const row = () => screen.getByRole('list', { name: 'offers' });

type Marks = ComponentProps<typeof Carousel>['marks'];

function show(count: number, marks: Marks = (current) => `${current + 1}/${count}`) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: unknown) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  } as typeof HTMLElement.prototype.scrollTo;
  renderPart(<Carousel label="offers" slides={slidesOf(count)} marks={marks} />);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('slides (spec 2.2)', () => {
  test('say which one stands in view after a push', () => {
    show(3);
    row().scrollLeft = 2 * width;
    fireEvent.scroll(row());
    expect(screen.getByText('3/3')).toBeTruthy();
  });

  test('are pushed on and back by the arrow keys', () => {
    show(3);
    fireEvent.keyDown(row(), { key: 'ArrowRight' });
    expect(screen.getByText('2/3')).toBeTruthy();
    fireEvent.keyDown(row(), { key: 'ArrowLeft' });
    expect(screen.getByText('1/3')).toBeTruthy();
  });

  test('are shown by their number', () => {
    let showSlide: (slide: number) => void = () => {};
    show(3, (current, go) => {
      showSlide = go;
      return `slide ${current + 1} stands in view`;
    });
    showSlide(2);
    expect(screen.getByText('slide 3 stands in view')).toBeTruthy();
  });

  test('one alone has no marks', () => {
    show(1);
    expect(screen.queryByText('1/1')).toBeNull();
  });

  test('the Tab key gets to them', () => {
    show(2);
    expect(row().tabIndex).toBe(0);
  });
});
