import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ImageViewer } from './image-viewer.tsx';

const pictures = ['a', 'b', 'c'].map((name) => ({ pictureKey: `1/goods/${name}.jpg`, alt: `草莓 ${name}` }));
const width = 400;

// happy-dom lays nothing out.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 800));
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && <ImageViewer label="草莓" pictures={pictures} start={1} onClose={() => setOpen(false)} />}
    </>
  );
}

const dialog = () => document.querySelector('dialog');
const row = () => dialog()!.querySelector('ul')!;
const slide = (index: number) => row().children[index]!;
const transform = (index: number) => slide(index).querySelector('div')!.style.transform;
const count = () => dialog()!.querySelector('[role="status"]')!.textContent;
const press = (key: string) => {
  fireEvent.keyDown(dialog()!, { key });
  fireEvent.scroll(row());
};

function openViewer() {
  renderPart(<Opener />);
  fireEvent.click(screen.getByText('open'));
  fireEvent.scroll(row());
}

describe('the image viewer (spec 2.6)', () => {
  test('opens with the asked picture, and says which it is', () => {
    openViewer();
    expect(dialog()!.open).toBe(true);
    expect(row().scrollLeft).toBe(width);
    expect(count()).toBe('2/3');
  });

  test('fetches the picture in view and those one swipe away', () => {
    openViewer();
    const fetched = () => [...row().querySelectorAll('img')].map(({ alt }) => alt);
    expect(fetched()).toEqual(['草莓 a', '草莓 b', '草莓 c']);
    press('End');
    expect(fetched()).toEqual(['草莓 b', '草莓 c']);
  });

  test('closes by its cross, by Esc and by going back', () => {
    const ways = [
      () => fireEvent.click(screen.getByLabelText('关闭')),
      () => fireEvent(dialog()!, new Event('cancel', { cancelable: true })),
      () => {
        window.history.replaceState({ idx: 0 }, '');
        fireEvent(window, new PopStateEvent('popstate'));
      },
    ];
    for (const leave of ways) {
      openViewer();
      leave();
      expect(dialog()).toBe(null);
    }
  });

  test('goes on by arrows and by its buttons, to the ends and no further', () => {
    openViewer();
    press('ArrowRight');
    expect(count()).toBe('3/3');
    expect(screen.getByLabelText<HTMLButtonElement>('下一张').disabled).toBe(true);
    press('Home');
    expect(count()).toBe('1/3');
    expect(screen.getByLabelText<HTMLButtonElement>('上一张').disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('下一张'));
    fireEvent.scroll(row());
    expect(count()).toBe('2/3');
  });

  test('zooms by a button and by keys, and shows another picture whole', () => {
    openViewer();
    fireEvent.click(screen.getByLabelText('放大'));
    expect(transform(1)).toContain('scale(2.5)');
    fireEvent.click(screen.getByLabelText('看全图'));
    expect(transform(1)).toContain('scale(1)');
    press('+');
    expect(transform(1)).toContain('scale(1.5)');
    press('ArrowRight');
    press('ArrowLeft');
    expect(transform(2)).toContain('scale(1)');
  });

  test('zooms at a double tap, not at two taps far apart', () => {
    openViewer();
    fireEvent.click(slide(1), { clientX: 100, clientY: 400 });
    fireEvent.click(slide(1), { clientX: 300, clientY: 400 });
    expect(transform(1)).toContain('scale(1)');
    fireEvent.click(slide(1), { clientX: 300, clientY: 400 });
    expect(transform(1)).toBe('translate(-150px, 0px) scale(2.5)');
  });

  test('two fingers zoom, and one then moves the picture as far as its edge', () => {
    openViewer();
    fireEvent.pointerDown(slide(1), { pointerId: 1, clientX: 150, clientY: 400 });
    fireEvent.pointerDown(slide(1), { pointerId: 2, clientX: 250, clientY: 400 });
    fireEvent.pointerMove(slide(1), { pointerId: 2, clientX: 350, clientY: 400 });
    expect(transform(1)).toContain('scale(2)');
    fireEvent.pointerUp(slide(1), { pointerId: 2 });
    fireEvent.pointerMove(slide(1), { pointerId: 1, clientX: 950, clientY: 400 });
    expect(transform(1)).toBe('translate(200px, 0px) scale(2)');
  });

  test('both fingers may move before the picture does', () => {
    openViewer();
    fireEvent.pointerDown(slide(1), { pointerId: 1, clientX: 150, clientY: 400 });
    fireEvent.pointerDown(slide(1), { pointerId: 2, clientX: 250, clientY: 400 });
    act(() => {
      slide(1).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientX: 100, clientY: 400 }));
      slide(1).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 2, clientX: 300, clientY: 400 }));
    });
    expect(transform(1)).toBe('translate(0px, 0px) scale(2)');
  });

  test('one finger on a whole picture moves nothing: the browser swipes', () => {
    openViewer();
    fireEvent.pointerDown(slide(1), { pointerId: 1, clientX: 150, clientY: 400 });
    fireEvent.pointerMove(slide(1), { pointerId: 1, clientX: 90, clientY: 400 });
    expect(transform(1)).toBe('translate(0px, 0px) scale(1)');
  });
});
