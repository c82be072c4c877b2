import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subscribeToReports } from '#api/report';
import { ChunkFailure } from '#lib/load-chunk';
import { PageBoundary } from './page-boundary.tsx';

const reports: object[] = [];
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});

beforeEach(() => {
  subscribeToReports((result) => reports.push(result));
  // React says what a boundary caught; that it is caught is the point here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '');
  reports.length = 0;
  reload.mockClear();
});

const Broken = ({ error }: { error: Error }) => {
  throw error;
};
const show = (error: Error) =>
  render(
    <PageBoundary waiting={<p>waiting</p>}>
      <Broken error={error} />
    </PageBoundary>,
  );
const gone = () => new ChunkFailure('TypeError: Failed to fetch dynamically imported module');

describe('a page that does not come (spec 2.1, 8)', () => {
  test('because its chunk is gone is reported as that and started anew; meanwhile nothing is white', () => {
    show(gone());
    expect(reports).toMatchObject([{ kind: 'chunk-load' }]);
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByText('waiting')).toBeTruthy();
  });

  test('after a fresh start either says so, and starts nothing more', () => {
    show(gone());
    cleanup();
    show(gone());
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert').textContent).toContain('页面没有加载出来');
  });

  test('is worth a fresh start at another place', () => {
    show(gone());
    cleanup();
    window.history.pushState({ key: 'b', idx: 1 }, '', '/shop/cart.html');
    show(gone());
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('because there is no network waits for it, and starts anew where somebody still waits', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(gone());
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText('waiting')).toBeTruthy();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
    cleanup();

    window.history.pushState(null, '', '/shop/item/1.html');
    show(gone());
    window.history.pushState(null, '', '/shop/');
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
    onLine.mockRestore();
  });

  test('because it is broken is a router error, and no start anew', () => {
    show(new TypeError('x is undefined'));
    expect(reports).toMatchObject([{ kind: 'router', message: 'TypeError: x is undefined' }]);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
