import { describe, expect, test } from 'vitest';
import { clearShift } from './clear-place.ts';

const box = (top: number, bottom: number, left = 300, right = 344) => ({ left, right, top, bottom });
const control = box(600, 644);

describe('where a floating control rests (finding S8)', () => {
  test.each([
    ['nothing near', [], 0],
    ['something beside it', [box(600, 644, 0, 200)], 0],
    ['a button under it', [box(620, 648)], 32],
    ['a button that touches it', [box(645, 673)], 8],
    ['two, with room between them', [box(620, 648), box(480, 508)], 32],
    ['two, with too little between them', [box(620, 648), box(560, 590)], 88],
    ['one as high as the way it may go', [box(300, 700)], null],
  ])('%s', (_name, others, shift) => {
    const found = clearShift(control, others);
    if (shift === null) expect(found).toBeNull();
    else expect(found).toBe(shift);
  });

  test('a rectangle of the browser’s, which has its sides from its class', () => {
    class Rectangle {
      get left() {
        return 300;
      }
      get right() {
        return 344;
      }
      get top() {
        return 600;
      }
      get bottom() {
        return 644;
      }
    }
    expect(clearShift(new Rectangle(), [new Rectangle()])).toBe(48);
  });

  test('never above the screen', () => expect(clearShift(box(40, 84), [box(30, 80)])).toBeNull());
});
