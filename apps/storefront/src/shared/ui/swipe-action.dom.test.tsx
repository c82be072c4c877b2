import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { SwipeAction } from './swipe-action.tsx';

describe('a row with something behind it (spec 2.2)', () => {
  test('keyboards and readers reach it without a swipe, after the row and by its whole name', () => {
    const [keep, remove] = [vi.fn(), vi.fn()];
    renderPart(
      <SwipeAction
        actions={[
          { action: '移入收藏', label: '把 车厘子 移入收藏', onAction: keep },
          { action: '删除', label: '删除 车厘子', onAction: remove },
        ]}
      >
        <a href="/shop/">车厘子</a>
      </SwipeAction>,
    );
    const button = screen.getByRole('button', { name: '删除 车厘子' });
    expect(button.tabIndex).toBe(0);
    expect(screen.getByRole('link').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(button);
    expect([keep.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1]);
    fireEvent.click(screen.getByRole('button', { name: '把 车厘子 移入收藏' }));
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test.each(['pointerDown', 'focus'] as const)('%s on another row closes the one that is open', (event) => {
    renderPart(
      ['车厘子', '草莓'].map((title) => (
        <SwipeAction key={title} actions={[{ action: '删除', label: `删除 ${title}`, onAction: () => {} }]}>
          <a href="/shop/">{title}</a>
        </SwipeAction>
      )),
    );
    const [first, second] = screen.getAllByRole('button').map(({ parentElement }) => parentElement as HTMLElement) as [
      HTMLElement,
      HTMLElement,
    ];
    first.scrollLeft = 72;
    second.scrollLeft = 10;
    fireEvent[event](screen.getByRole('link', { name: '草莓' }));
    expect([first.scrollLeft, second.scrollLeft]).toEqual([0, 10]);
  });
});
