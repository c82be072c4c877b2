import { rows } from '@qianpu/contract/rows';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog, type Logger } from '../log.ts';
import { Admission, TooBusy } from './admission.ts';
import { type AdmissionLimit, type CallPriority, highestOf, priorityOf } from './call-priority.ts';

const log = createLog('test', 'silent');

/** Two may look, three may read what is theirs, four may write; one callback at a time. */
const terms: Record<CallPriority, AdmissionLimit> = {
  page: { room: 'pages', below: 1, waiting: 0, maxWaitMs: 100 },
  upload: { room: 'uploads', below: 1, waiting: 0, maxWaitMs: 100 },
  look: { room: 'engines', below: 2, waiting: 1, maxWaitMs: 100 },
  own: { room: 'engines', below: 3, waiting: 1, maxWaitMs: 100 },
  write: { room: 'engines', below: 4, waiting: 2, maxWaitMs: 500 },
  door: { room: 'outside', below: 1, waiting: 0, maxWaitMs: 100 },
  pay: { room: 'outside', below: 2, waiting: 1, maxWaitMs: 500 },
  hook: { room: 'hooks', below: 1, waiting: 10, maxWaitMs: 500 },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends when the test says so. */
function flood(admission: Admission) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const gone = new Set<string>();
  const start = (priority: CallPriority, name: string) => {
    const answer = admission.run(
      priority,
      () => gone.has(name),
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
    );
    const result = answer.catch((error: unknown) => (error instanceof TooBusy ? 'refused' : 'fault'));
    return result;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, gone, start, end };
}

describe('too many requests', () => {
  test('what matters more begins when what matters less no longer does', async () => {
    const { begun, start } = flood(new Admission(log, { terms }));
    for (const priority of ['look', 'look', 'look', 'own', 'write'] as const) void start(priority, `${priority}`);
    expect(begun).toEqual(['look', 'look', 'own', 'write']);
    await vi.advanceTimersByTimeAsync(200);
  });

  test('wait for a place, are called in by what they matter, and are refused beyond the number that may wait', async () => {
    const { begun, start, end } = flood(new Admission(log, { terms }));
    for (const name of ['w1', 'w2', 'w3', 'w4']) void start('write', name);
    const looking = start('look', 'l1');
    void start('write', 'w5');
    expect(await start('look', 'l2')).toBe('refused');
    await end('w1');
    expect(begun).toEqual(['w1', 'w2', 'w3', 'w4', 'w5']);
    for (const name of ['w2', 'w3', 'w4']) await end(name);
    expect(begun.at(-1)).toBe('l1');
    await end('l1');
    expect(await looking).toBe('l1');
  });

  test('are refused when they have waited too long', async () => {
    const { begun, start, end } = flood(new Admission(log, { terms }));
    for (const name of ['l1', 'l2']) void start('look', name);
    const late = start('look', 'l3');
    await vi.advanceTimersByTimeAsync(100);
    expect(await late).toBe('refused');
    await end('l1');
    expect(begun).toEqual(['l1', 'l2']);
  });

  test('are not begun when nobody waits for the answer any more', async () => {
    const { begun, gone, start, end } = flood(new Admission(log, { terms }));
    for (const name of ['l1', 'l2']) void start('look', name);
    const left = start('look', 'l3');
    gone.add('l3').add('w1');
    await end('l1');
    expect([await left, await start('write', 'w1'), begun]).toEqual(['refused', 'refused', ['l1', 'l2']]);
  });

  test('of one room take no place from another: neither callbacks nor a provider who hangs stop shoppers', () => {
    const { begun, start } = flood(new Admission(log, { terms }));
    for (const name of ['h1', 'h2', 'h3']) void start('hook', name);
    for (const name of ['p1', 'p2', 'p3']) void start('pay', name);
    void start('look', 'l1');
    expect(begun).toEqual(['h1', 'p1', 'p2', 'l1']);
  });

  test('give their place back whatever becomes of the work', async () => {
    const admission = new Admission(log, { terms });
    for (let round = 0; round < 5; round += 1) {
      const work = admission.run(
        'look',
        () => false,
        () => Promise.reject(new Error('fault')),
      );
      await expect(work).rejects.toThrow('fault');
    }
  });

  test('only looking has no hope while the process comes late to its work', () => {
    const admission = new Admission(log, { terms, isLagging: () => true });
    expect([admission.hasRoom('look'), admission.hasRoom('own'), admission.hasRoom('hook')]).toEqual([false, true, true]);
  });

  test('are told of in one line, however many they are', async () => {
    const warn = vi.fn();
    const { start } = flood(new Admission({ ...log, warn } as unknown as Logger, { terms }));
    const result = Array.from({ length: 1_000 }, (_, at) => start('door', `${at}`));
    await vi.advanceTimersByTimeAsync(0);
    expect([await result.at(-1), warn.mock.calls.length]).toEqual(['refused', 1]);
  });
});

describe('the standing of a call', () => {
  test.each([
    ['catalog.product.info', 'look'],
    ['decoration.page.find', 'look'],
    ['trade.order.confirm', 'own'],
    ['trade.pay.status', 'own'],
    ['cart.line.add', 'write'],
    ['trade.order.place', 'write'],
    ['member.account.login', 'door'],
    ['trade.order.pay', 'pay'],
    ['trade.pay.switch', 'pay'],
    ['trade.pay.notify', 'hook'],
  ] as const)('%s: %s', (name, priority) => {
    expect(priorityOf(rows[name])).toBe(priority);
  });

  test('of an envelope not yet opened is the highest it may have', () => {
    expect(highestOf([rows['trade.order.confirm'], rows['trade.order.pay']])).toBe('pay');
    expect(highestOf([rows['decoration.page.find']])).toBe('look');
  });
});
