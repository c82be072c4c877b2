import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useGuarded } from './use-guarded.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const guarded = (action: () => unknown) => renderHook(() => useGuarded(action)).result.current;

describe('the double-tap guard (spec 9)', () => {
  test('lets one tap through in three seconds', () => {
    const action = vi.fn();
    const tap = guarded(action);
    tap();
    vi.advanceTimersByTime(2_999);
    tap();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    tap();
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('opens again at once when the action failed', async () => {
    const action = vi.fn(() => Promise.reject(new Error('refused')));
    const tap = guarded(action);
    tap();
    await vi.advanceTimersByTimeAsync(1);
    tap();
    expect(action).toHaveBeenCalledTimes(2);
  });
});
