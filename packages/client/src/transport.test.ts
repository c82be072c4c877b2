import { catalogRows } from '@qianpu/contract/calls/catalog';
import { decorationRows } from '@qianpu/contract/calls/decoration';
import { shopRows } from '@qianpu/contract/calls/shop';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { httpTransport } from './transport.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answerWith = (body: unknown, status = 200) => fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const lastCall = () => {
  const [url, init] = fetched.mock.lastCall!;
  return { url, ...init, headers: init.headers as Record<string, string> };
};

let token = '';
const transport = httpTransport(() => ({ mid: '1', cid: '11', token, lang: 'en' }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  token = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

describe('calls over HTTP (spec 7.1)', () => {
  test('an envelope goes as one signed form field to the address of its base', async () => {
    answerWith({ code: '200', data: { version: 1 }, message: '' });
    const outcome = await transport({ row: decorationRows['decoration.page.find'], input: { name: 'a+b&c' } });
    const { url, method, body } = lastCall();
    expect([method, url]).toEqual(['POST', '/api-decoration-web/decoration/api.do']);
    const { head, data } = JSON.parse(new URLSearchParams(String(body)).get('json') ?? '');
    expect(data).toEqual({ cid: '11', name: 'a+b&c' });
    expect(head).toMatchObject({ target: 'APP-PAGE-DECORATION-PROCESSOR', client: '3', channel: 'home-h5', key: 'h5-1' });
    expect(head.value).toMatch(/^[0-9a-f]{64}$/);
    expect(outcome).toEqual({ kind: 'ok', data: { version: 1 } });
  });

  test('the answer is asked for in the language of the page', async () => {
    answerWith({ code: 0, status: 'success', data: [] });
    await transport({ row: shopRows['shop.institution.list'], input: {} });
    expect(lastCall().headers['accept-language']).toBe('en');
  });

  test('what nobody in particular asks goes without the login', async () => {
    token = 'secret';
    answerWith({ code: 0, status: 'success', data: [] });
    const sent = { row: shopRows['shop.institution.list'], input: {} };
    await transport(sent);
    expect(lastCall().headers.token).toBe('secret');
    await transport({ ...sent, isAnonymous: true });
    expect(lastCall().headers).not.toHaveProperty('token');
  });

  test('without https there is no crypto, and the call goes unsigned', async () => {
    vi.stubGlobal('crypto', {});
    answerWith({ code: '200', data: {}, message: '' });
    expect(await transport({ row: decorationRows['decoration.page.find'], input: {} })).toEqual({ kind: 'ok', data: {} });
    expect(JSON.parse(new URLSearchParams(String(lastCall().body)).get('json') ?? '').head.value).toBe('');
  });

  test('a header call says who asks in its headers, anew for each call', async () => {
    answerWith({ code: 0, status: 'success', data: [], message: '' });
    await transport({ row: shopRows['shop.institution.list'], input: {} });
    expect(lastCall().headers).not.toHaveProperty('token');
    token = 'abc';
    answerWith({ code: 0, status: 'success', data: [], message: '' });
    await transport({ row: shopRows['shop.institution.list'], input: {} });
    expect(lastCall()).toMatchObject({ method: 'GET', headers: { merchantId: '1', shopId: '11', token: 'abc', accessToken: 'abc' } });
  });

  test.each([decorationRows['decoration.page.find'], catalogRows['catalog.product.info']])(
    'the key of an intent travels as a header in $style style',
    async (row) => {
      answerWith({ code: 0, status: 'success', data: {}, message: '' });
      await transport({ row, input: {}, idempotencyKey: 'intent-1' });
      expect(lastCall().headers).toMatchObject({ 'idempotency-key': 'intent-1' });
    },
  );
});

describe('answers that do not come (spec 8, 9)', () => {
  test.each([
    ['a call', catalogRows['catalog.product.info'], 10_000],
    ['an upload', { ...catalogRows['catalog.product.info'], base: 'upload' as const }, 60_000],
  ])('%s gives up in time', async (_name, row, milliseconds) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetched.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
    expect(await transport({ row, input: {} })).toMatchObject({ kind: 'failed', reason: '网络连接失败，请刷新重试' });
    expect(timeout).toHaveBeenCalledWith(milliseconds);
    expect(lastCall().signal).toBe(timeout.mock.results[0]?.value);
  });

  test('a page of some gateway is a failure with a log line', async () => {
    fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
    expect(await transport({ row: shopRows['shop.institution.list'], input: {} })).toMatchObject({ kind: 'failed', log: 'network error' });
  });

  test('a code only a token makes invalid', async () => {
    const expired = { status: 'error', code: 10020, message: '登录已失效', data: null };
    answerWith(expired);
    expect((await transport({ row: shopRows['shop.institution.list'], input: {} })).kind).toBe('failed');
    token = 'abc';
    answerWith(expired);
    expect((await transport({ row: shopRows['shop.institution.list'], input: {} })).kind).toBe('loginInvalid');
  });
});
