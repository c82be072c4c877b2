import { afterEach, expect, test, vi } from 'vitest';
import { showArriving } from './show-arriving.ts';

afterEach(() => vi.restoreAllMocks());

const card = (id: string) => `<article><img src="/img/${id}.jpg?w=360"><a href="/shop/item/${id}.html?cid=11">草莓</a></article>`;

/** What stands in for the goods of this address, among cards whose pictures have come or not. */
function arrivingAt(id: string, hasCome = true): string {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(hasCome);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockImplementation(function source(this: HTMLImageElement) {
    return this.src;
  });
  document.body.innerHTML = `${card('57')}${card('5')}<div id="frame"></div>`;
  window.history.replaceState(null, '', `/shop/item/${id}.html`);
  const frame = document.getElementById('frame');
  showArriving(frame);
  return frame?.style.getPropertyValue('--arriving') ?? '';
}

test('the picture of the card that led here stands in for the one on its way (finding S13)', () => {
  expect(arrivingAt('5')).toMatch(/\/img\/5\.jpg\?w=360/);
});

test('nothing stands in where no card led here, or its picture has not come', () => {
  expect(arrivingAt('6')).toBe('');
  expect(arrivingAt('5', false)).toBe('');
});
