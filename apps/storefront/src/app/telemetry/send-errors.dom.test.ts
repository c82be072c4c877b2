import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { report } from '#api/report';
import { aVisit } from './a-visit.fixture.ts';
import { saidIn, sendErrors } from './send-errors.ts';

const uncaught = (error: unknown) => new ErrorEvent('error', { error });
const refused = async () => ({ kind: 'failed', code: undefined, reason: '' }) as const;
const steps = () => [{ ago: 20, kind: 'page', what: '/shop/' }] as const;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/shop/');
});
afterEach(() => vi.useRealTimers());

function watch() {
  const visit = aVisit(refused);
  sendErrors(visit, () => [...steps()]);
  return visit.sent;
}

describe('errors of a phone (spec 8, 9)', () => {
  test('are sent with the page, the build and the steps before them', () => {
    window.history.replaceState(null, '', '/shop/cart.html?token=1');
    const sent = watch();
    report('http', 'server error 500');
    expect(sent).toEqual([
      {
        path: 'report/error',
        input: {
          kind: 'http',
          message: 'server error 500',
          page: '/shop/cart.html',
          build: 'entry-1.js',
          env: 'h5',
          breadcrumbs: [...steps()],
        },
      },
    ]);
  });

  test('are sent once for each page', () => {
    const sent = watch();
    report('router', 'x');
    report('router', 'x');
    report('router', 'y');
    window.history.replaceState(null, '', '/shop/cart.html');
    report('router', 'x');
    expect(sent.map(({ input }) => `${input.page} ${input.message}`)).toEqual(['/shop/ x', '/shop/ y', '/shop/cart.html x']);
  });

  test('that a boundary has reported and handed to the window are one', () => {
    const sent = watch();
    const error = new TypeError('x is undefined');
    report('router', String(error));
    const result = saidIn(uncaught(error));
    expect(result?.message.split('\n')[0]).toBe('TypeError: x is undefined');
    report('page', result?.message ?? '');
    expect(sent).toHaveLength(1);
  });

  test('are ten in a minute at most', () => {
    const sent = watch();
    for (let nth = 0; nth < 30; nth += 1) report('page', String(nth));
    expect(sent).toHaveLength(10);
    vi.advanceTimersByTime(60_000);
    report('page', 'later');
    expect(sent).toHaveLength(11);
  });

  test.each([
    ['a fetch failure', new TypeError('Failed to fetch')],
    ['a fetch failure in Safari', new TypeError('Load failed')],
    ['a chunk', new Error('Failed to fetch dynamically imported module: /a.js')],
    ['a chunk of ours', new Error('ChunkFailure: late')],
    ['css', new Error('Unable to preload CSS for /a.css')],
    ['an empty cid', new Error('cid is empty')],
  ])('%s that nobody caught is ignored', (_what, error) => {
    expect(saidIn(uncaught(error))).toBeNull();
  });

  test('a chunk that our own code reports is not ignored (spec 2.1)', () => {
    expect(saidIn({ kind: 'chunk-load', message: 'ChunkFailure: late' })).toMatchObject({ kind: 'chunk-load' });
  });

  test('say where in our files they happened', () => {
    const error = new TypeError('x');
    error.stack = 'TypeError: x\n    at f (https://a.test/subsys/home/assets/a.js:1:20)\n    at nowhere';
    expect(saidIn(uncaught(error))).toEqual({
      kind: 'page',
      message: 'TypeError: x\nat f (https://a.test/subsys/home/assets/a.js:1:20)',
    });
  });

  test('of promises are told by their reason', () => {
    const event = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('too deep') });
    expect(saidIn(event)?.message).toContain('RangeError: too deep');
  });

  test('leave queries at home, and are 1,024 characters at most', () => {
    expect(saidIn({ kind: 'http', message: 'GET /shop/?token=abc#x failed' })?.message).toBe('GET /shop/ failed');
    expect(saidIn(uncaught(new Error('y'.repeat(2_000))))?.message).toHaveLength(1_024);
  });
});
