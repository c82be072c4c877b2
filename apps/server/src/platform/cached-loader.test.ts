import { describe, expect, test } from 'vitest';
import { createCachedLoader } from './cached-loader.ts';

describe('answers remembered while an engine is away (spec 4)', () => {
  test('the last answer stands while the loader fails', async () => {
    let isUp = true;
    const shops = createCachedLoader(async (key) => (isUp ? `shop ${key}` : Promise.reject(new Error('away'))), { max: 10, ttlMs: 1 });
    expect(await shops.get('1')).toBe('shop 1');
    isUp = false;
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await shops.get('1')).toBe('shop 1');
    await expect(shops.get('2')).rejects.toThrow('away');
    isUp = true;
    expect(await shops.get('2')).toBe('shop 2');
  });

  test('what is dropped is asked for again', async () => {
    let requested = 0;
    const shops = createCachedLoader(async () => ++requested, { max: 10, ttlMs: 60_000 });
    expect([await shops.get('1'), await shops.get('1')]).toEqual([1, 1]);
    shops.drop((key) => key === '1');
    expect(await shops.get('1')).toBe(2);
  });

  test('who is waiting when it is dropped gets the answer that is on its way, and the next one a new one', async () => {
    let requested = 0;
    const gate = Promise.withResolvers<void>();
    const shops = createCachedLoader(
      async () => {
        const turn = ++requested;
        await gate.promise;
        return turn;
      },
      { max: 10, ttlMs: 60_000 },
    );
    const waiting = shops.get('1');
    shops.drop(() => true);
    gate.resolve();
    expect(await waiting).toBe(1);
    expect(await shops.get('1')).toBe(2);
  });

  test('who has an old answer does not wait long for a new one, and finds it later', async () => {
    const gates = [Promise.resolve('old'), new Promise<string>((resolve) => setTimeout(resolve, 900, 'new'))];
    const shops = createCachedLoader(() => gates.shift() ?? Promise.reject(new Error('asked twice')), { max: 10, ttlMs: 500 });
    expect(await shops.get('1')).toBe('old');
    await new Promise((resolve) => setTimeout(resolve, 510));
    const began = performance.now();
    expect(await Promise.all([shops.get('1'), shops.get('1')])).toEqual(['old', 'old']);
    expect(performance.now() - began).toBeLessThan(700);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await shops.get('1')).toBe('new');
  });
});
