// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { SwipeAction } from './swipe-action.tsx';

describe('a row with something behind it (spec 2.2)', () => {
  test('keyboards and readers reach it without a swipe, after the row and by its whole name', () => {
    const remove = vi.fn();
    renderPart(
      <SwipeAction action="删除" actionLabel="删除 车厘子" onAction={remove}>
        <a href="/shop/">车厘子</a>
      </SwipeAction>,
    );
    const button = screen.getByRole('button', { name: '删除 车厘子' });
    expect(button.tabIndex).toBe(0);
    expect(screen.getByRole('link').compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(button);
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
