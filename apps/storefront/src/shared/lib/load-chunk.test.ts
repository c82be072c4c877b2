import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkFailure, loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

describe('a part of the app that is loaded when it is needed (spec 8, 9)', () => {
  test('comes as it is', async () => {
    expect(await loadChunk(async () => 'page')).toBe('page');
  });

  test('is a chunk failure when the file is gone', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toThrow(ChunkFailure);
  });

  test('is given up after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    void loadChunk(() => new Promise(() => {})).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkFailure);
  });
});
