import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button says that it cannot be pressed, keeps the focus and does nothing', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>提交订单</Button>);
  const button = screen.getByRole('button', { name: '提交订单' });
  button.focus();
  rerender(
    <Button isBusy onClick={onClick}>
      提交订单
    </Button>,
  );
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  expect(document.activeElement).toBe(button);
});
