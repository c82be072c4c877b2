import { afterEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('when tabs come alive (spec 2.5)', () => {
  test.each([
    ['with an idle callback', (idle: () => void) => idle()],
    ['and where there is none, a moment later', undefined],
  ])('not before the page has loaded, %s', async (_name, requestIdleCallback) => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const seen: string[] = [];
    void whenIdle().then(() => seen.push('idle'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen).toEqual([]);
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toEqual(['idle']);
  });
});
