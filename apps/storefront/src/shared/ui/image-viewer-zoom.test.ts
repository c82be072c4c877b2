import { describe, expect, test } from 'vitest';
import { fitInto, hold, pan, pinch, toggleZoom, whole, zoomAt } from './image-viewer-zoom.ts';

const middle = { x: 0, y: 0 };
const frame = { width: 400, height: 800 };

describe('zooming a picture (spec 2.6)', () => {
  test('it fits its frame by its longer side', () => {
    expect(fitInto({ width: 1000, height: 500 }, frame)).toEqual({ width: 400, height: 200 });
    expect(fitInto({ width: 100, height: 400 }, frame)).toEqual({ width: 200, height: 800 });
  });

  test('what lies under the finger stays there', () => {
    const zoomed = zoomAt(whole, 2, { x: 100, y: -50 });
    expect(zoomed).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomAt(zoomed, 1, { x: 100, y: -50 })).toEqual(whole);
  });

  test('it is never smaller than its frame allows, nor larger than four times', () => {
    expect(zoomAt(whole, 0.2, middle).scale).toBe(1);
    expect(zoomAt(whole, 9, middle).scale).toBe(4);
  });

  test('a double tap zooms in at the finger, another shows the whole', () => {
    const near = toggleZoom(whole, { x: 40, y: 0 });
    expect(near).toEqual({ scale: 2.5, x: -60, y: 0 });
    expect(toggleZoom(near, { x: -9, y: 9 })).toEqual(whole);
  });

  test('two fingers spread by half zoom by half, and take the picture with them', () => {
    const before = [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ] as const;
    const after = [
      { x: -130, y: 40 },
      { x: 170, y: 40 },
    ] as const;
    expect(pinch(whole, before, after)).toEqual({ scale: 1.5, x: 20, y: 40 });
  });

  test('two fingers on one spot break nothing', () => {
    expect(pinch(whole, [middle, middle], [middle, middle])).toEqual(whole);
    expect(pinch(whole, [middle, middle], [middle, { x: 10, y: 0 }]).scale).toBe(4);
  });

  test('it is moved no further than its edges', () => {
    const shown = { width: 400, height: 400 };
    const moved = pan({ scale: 2.5, x: 0, y: 0 }, middle, { x: 999, y: -999 });
    expect(hold(moved, shown, frame)).toEqual({ scale: 2.5, x: 300, y: -100 });
    expect(hold({ scale: 1.5, x: 50, y: 50 }, shown, frame)).toEqual({ scale: 1.5, x: 50, y: 0 });
  });
});
