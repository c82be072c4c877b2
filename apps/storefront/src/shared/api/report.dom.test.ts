import { expect, test, vi } from 'vitest';

test('what goes wrong before anybody hears waits: the first twenty things, said or thrown (spec 8)', async () => {
  // Nobody hears yet: other tests of this worker do.
  vi.resetModules();
  const { noticeErrors, report, subscribeToReports } = await import('./report.ts');
  noticeErrors();
  const thrown = new ErrorEvent('error', { error: new TypeError('x') });
  window.dispatchEvent(thrown);
  for (let nth = 0; nth < 30; nth += 1) report('http', String(nth));
  const received = vi.fn();
  subscribeToReports((result) => received(result));
  expect(received).toHaveBeenCalledTimes(20);
  expect(received.mock.calls[0]).toEqual([thrown]);
  report('page', 'later');
  expect(received).toHaveBeenLastCalledWith({ kind: 'page', message: 'later' });
});
