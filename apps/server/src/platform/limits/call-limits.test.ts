import type { CallLimit, CallRow } from '@qianpu/contract/call';
import { rows } from '@qianpu/contract/rows';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Ctx, VISITOR } from '../ctx.ts';
import { createLog } from '../log.ts';
import { closeRedis, openRedis } from '../redis.ts';
import { createCallLimits } from './call-limits.ts';

const REQUESTS = 10_000;
/** Rows that anybody may call as often as they like while Redis is away: each costs less than counting it would. */
const allowed: readonly string[] = [];

const limited = (Object.entries(rows) as [string, CallRow][]).flatMap(([name, { limit }]): [string, CallLimit][] =>
  limit ? [[name, limit]] : [],
);
// Nobody listens there.
const redis = openRedis('redis://127.0.0.1:1', createLog('test', 'silent'));
afterAll(() => closeRedis(redis));
// All within one window.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const from = (address: string) => ({ mid: '1', actor: VISITOR, address }) as Ctx;
const isCounted = (work: Promise<void>) =>
  work.then(
    () => 1,
    () => 0,
  );

describe('limits of calls while Redis is away (spec 9)', () => {
  test(`of ${REQUESTS} requests on limited calls each lets through what its row states, and no more`, async () => {
    const count = createCallLimits(redis);
    const through: Record<string, number> = {};
    for (let nth = 0; nth < REQUESTS; nth += 1) {
      const [name, limit] = limited[nth % limited.length] ?? ['', undefined];
      if (limit) through[name] = (through[name] ?? 0) + (await isCounted(count(name, limit, from('198.51.100.7'))));
    }
    const stated = ([name, { whenUncounted }]: [string, CallLimit]) => {
      if (typeof whenUncounted === 'object') return [name, whenUncounted.perProcess];
      return [name, whenUncounted === 'refuse' ? 0 : (through[name] ?? 0)];
    };
    expect(through).toEqual(Object.fromEntries(limited.map(stated)));
  });

  test('are stated by every row; none is without a limit but those that cost nothing', () => {
    expect(limited.filter(([, { whenUncounted }]) => whenUncounted === 'allow').map(([name]) => name)).toEqual(allowed);
    expect(limited.filter(([, { whenUncounted, count }]) => typeof whenUncounted === 'object' && whenUncounted.perProcess > count)).toEqual(
      [],
    );
  });

  test('are counted for each caller and anew in the next window', async () => {
    const count = createCallLimits(redis);
    const once: CallLimit = { per: 'address', count: 5, seconds: 60, whenUncounted: { perProcess: 1 } };
    const ask = (address: string) => isCounted(count('probe', once, from(address)));
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 0, 1]);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await ask('a')).toBe(1);
  });
});
