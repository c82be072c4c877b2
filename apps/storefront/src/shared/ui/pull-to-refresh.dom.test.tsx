import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';

const finger = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

async function pull(target: Element, to: { readonly x?: number; readonly y: number }) {
  fireEvent.touchStart(target, finger(100, 100));
  fireEvent.touchMove(target, finger(100 + (to.x ?? 0), 100 + to.y));
  await act(async () => fireEvent.touchEnd(target));
}

const said = () => screen.getByRole('status').textContent;

function show(onRefresh: () => Promise<unknown>) {
  renderPart(
    <>
      <p>goods</p>
      <dialog open>sheet</dialog>
      <PullToRefresh onRefresh={onRefresh} />
    </>,
  );
  return screen.getByText('goods');
}

const scrolledTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
beforeEach(() => {
  scrolledTo(0);
});

describe('pulling down to refresh (spec 2.6)', () => {
  test('far enough, the page is read anew and a toast says so', async () => {
    const refresh = vi.fn(async () => undefined);
    await pull(show(refresh), { y: 140 });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(said()).toBe('刷新成功');
  });

  test('what cannot be read is said, too', async () => {
    await pull(
      show(() => Promise.reject(new Error('offline'))),
      { y: 140 },
    );
    expect(said()).toBe('刷新失败，请稍后再试');
  });

  test('the sign is there while the finger pulls', () => {
    const page = show(async () => undefined);
    fireEvent.touchStart(page, finger(100, 100));
    fireEvent.touchMove(page, finger(100, 160));
    expect(document.querySelector('[style*="--pulled"]')?.getAttribute('style')).toContain('0.5');
  });

  test.each([
    ['a short pull', () => pull(screen.getByText('goods'), { y: 100 })],
    ['a move sideways', () => pull(screen.getByText('goods'), { x: 200, y: 140 })],
    ['a pull inside a sheet', () => pull(screen.getByText('sheet'), { y: 140 })],
  ])('%s refreshes nothing', async (_case, act) => {
    const refresh = vi.fn(async () => undefined);
    show(refresh);
    await act();
    expect(refresh).not.toHaveBeenCalled();
  });

  test('nor does a pull that first brings the page back to its top', async () => {
    const refresh = vi.fn(async () => undefined);
    const page = show(refresh);
    scrolledTo(300);
    fireEvent.touchStart(page, finger(100, 100));
    scrolledTo(0);
    fireEvent.touchMove(page, finger(100, 240));
    await act(async () => fireEvent.touchEnd(page));
    expect(refresh).not.toHaveBeenCalled();
  });
});
