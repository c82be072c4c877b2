import type { OutputOf } from '@qianpu/contract/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReportEvent, subscribeToReports } from '#api/report';
import { reportValues } from '#session/stored-reports';
import { checkDomains } from './check-domains.ts';

const shop = { mid: '1', cid: '11', base: '/shop', checkedDomains: ['a.test', 'b.test', 'all.test'] } as const;
const config: OutputOf<'ops.domainCheck.config'> = {
  biz_domains: ['a.test', 'b.test'],
  other_domain: ['all.test'],
  reportTimeout: 60_000,
  pageSize: 2,
  checkPath: '/check',
  reportUrl: '/report/1',
  reportContents: 'all',
  cacheSize: 4,
  reportSentry: true,
};

const posted: Record<string, unknown>[][] = [];
const requested: string[] = [];
const result: ReportEvent[] = [];
/** Hosts that do not answer; 'report': reports do not arrive. */
let dead: readonly string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  dead = [];
  for (const list of [posted, requested, result]) list.length = 0;
  subscribeToReports((one) => result.push(one));
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (body === undefined) requested.push(url);
    if (dead.some((name) => url.includes(name))) throw new TypeError('Failed to fetch');
    if (body === undefined) return Response.json({ code: 0, data: { serverTime: 1_000_040 } });
    posted.push(JSON.parse(body));
    return Response.json({ code: 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const check = (changed: Partial<typeof config> = {}) =>
  checkDomains({ shop, transport: async () => ({ kind: 'ok', data: { ...config, ...changed } }) });
const later = () => vi.advanceTimersByTime(60_000);

describe('the domain check (spec 3, 4, 7.3, 8)', () => {
  test('asks each domain its check path and reports page by page', async () => {
    await check();
    const { protocol, port } = window.location;
    expect(requested).toEqual(['a.test', 'b.test', 'all.test'].map((host) => `${protocol}//${host}${port && `:${port}`}/check?mid=1`));
    const common = { cid: '11', mid: '1', requestTime: 1_000_000, serverTime: 1_000_040, recieveTime: 1_000_000, errorTime: null };
    expect(posted).toEqual([
      [
        { ...common, domain: 'a.test', bizType: 1, thirdPartyFlag: 0, userAgent: navigator.userAgent },
        { ...common, domain: 'b.test', bizType: 1, thirdPartyFlag: 0, userAgent: navigator.userAgent },
      ],
      [{ ...common, domain: 'all.test', bizType: 2, thirdPartyFlag: 1, userAgent: navigator.userAgent }],
    ]);
    expect(result).toEqual([]);
  });

  test('leaves out a domain that the policy of the page does not know yet', async () => {
    await checkDomains({
      shop: { ...shop, checkedDomains: ['a.test'] },
      transport: async () => ({ kind: 'ok', data: config }),
    });
    expect(posted.flat().map(({ domain }) => domain)).toEqual(['a.test']);
    expect(result).toEqual([]);
  });

  test('runs only when the interval has elapsed', async () => {
    await check();
    vi.advanceTimersByTime(59_999);
    await check();
    expect(requested).toHaveLength(3);
    vi.advanceTimersByTime(1);
    await check();
    expect(requested).toHaveLength(6);
  });

  test('tells which domains failed, and when', async () => {
    dead = ['b.test'];
    await check();
    expect(result).toEqual([{ kind: 'domainCheckErrorList', message: 'b.test' }]);
    expect(posted.flat().find(({ domain }) => domain === 'b.test')).toMatchObject({
      serverTime: null,
      recieveTime: null,
      errorTime: 1_000_000,
    });
  });

  test('takes an answer without a time for a failure', async () => {
    vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
      if (body !== undefined) posted.push(JSON.parse(body));
      return Response.json(body === undefined ? { code: '600404', data: {} } : { code: 200 });
    });
    await check();
    expect(posted.flat().map(({ errorTime }) => errorTime)).toEqual([1_000_000, 1_000_000, 1_000_000]);
  });

  test('keeps quiet about failures where the configuration says so', async () => {
    dead = ['b.test'];
    await check({ reportSentry: false });
    expect(result).toEqual([]);
  });

  test('reports failures alone where the configuration says so', async () => {
    dead = ['b.test'];
    await check({ reportContents: 'errors' });
    expect(posted.flat().map(({ domain }) => domain)).toEqual(['b.test']);
  });

  test('queues what cannot be reported, the latest of it, and reports it next time', async () => {
    dead = ['report'];
    await check();
    expect(result).toEqual([{ kind: 'domainRequestReportError', message: '3 results could not be reported' }]);
    expect(reportValues.read('domainReports', '1')).toHaveLength(3);
    later();
    await check();
    expect(reportValues.read('domainReports', '1')?.map(({ requestTime }) => requestTime)).toEqual([
      1_000_000, 1_060_000, 1_060_000, 1_060_000,
    ]);
    later();
    dead = [];
    await check();
    expect(posted.map((page) => page.length)).toEqual([2, 2, 2, 1]);
    expect(reportValues.read('domainReports', '1')).toBeNull();
  });

  test('keeps nothing where nothing may be kept', async () => {
    dead = ['report'];
    await check({ cacheSize: 0 });
    expect(reportValues.read('domainReports', '1')).toBeNull();
  });

  test('whose configuration does not come is reported, and tried on the next visit', async () => {
    await checkDomains({ shop, transport: async () => ({ kind: 'failed', code: undefined, reason: '' }) });
    expect(result).toMatchObject([{ kind: 'domainConfigError' }]);
    expect(requested).toEqual([]);
    await check();
    expect(requested).toHaveLength(3);
  });
});
