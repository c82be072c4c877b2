import { assetRows } from '@qianpu/contract/calls/asset';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendFile, type Upload } from './upload.ts';

/** The browser's side, as far as a file needs it. */
class BrowserRequest {
  static last: BrowserRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  opened: string[] = [];
  body: unknown;
  timeout = 0;
  status = 200;
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  ontimeout?: () => void;
  constructor() {
    BrowserRequest.last = this;
  }
  open = (...opened: string[]) => {
    this.opened = opened;
  };
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send = (body: unknown) => {
    this.body = body;
  };
  abort = () => this.onabort?.();
}

const from = { mid: '1', cid: '11', token: '1-abc', lang: 'en' };
const file = new Blob(['picture']);
const send = (more: Partial<Upload> = {}) =>
  sendFile(from, { row: assetRows['asset.file.upload'], input: { purpose: 'review' }, file, ...more });

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', BrowserRequest));
afterEach(() => void vi.unstubAllGlobals());

describe('a file on its way to the mall (spec 7.7)', () => {
  test('goes as it is, its input in the address, who sends it in headers', () => {
    void send();
    const { opened, headers, body } = BrowserRequest.last;
    expect(opened).toEqual(['POST', '/api-upload-web/c/v2/file/upload?purpose=review']);
    expect(headers).toMatchObject({ mid: '1', cid: '11', token: '1-abc', 'accept-language': 'en' });
    expect(body).toBe(file);
  });

  test('tells how far it has come', () => {
    const shares: number[] = [];
    void send({ onProgress: (share) => shares.push(share) });
    for (const loaded of [0, 3, 7]) BrowserRequest.last.upload.onprogress?.({ loaded, total: 7 });
    expect(shares).toEqual([0, 3 / 7, 1]);
  });

  test.each([
    ['an answer', 200, { status: 'success', code: 0, data: { key: '1/review/a.jpg' } }, { kind: 'ok', data: { key: '1/review/a.jpg' } }],
    ['a refusal', 200, { status: 'error', code: '613002', message: 'no picture', data: null }, { kind: 'failed', code: '613002' }],
    ['an ended login', 200, { status: 'error', code: 10020, message: '', data: null }, { kind: 'loginInvalid' }],
    ['a page of some gateway', 502, null, { kind: 'failed', log: 'network error' }],
  ])('%s means what it means to any call', async (_what, status, response, outcome) => {
    const sent = send();
    Object.assign(BrowserRequest.last, { status, response });
    BrowserRequest.last.onload?.();
    expect(await sent).toMatchObject(outcome);
  });
});

describe('a file that does not arrive (spec 9)', () => {
  test('is given up after a minute', async () => {
    const sent = send();
    expect(BrowserRequest.last.timeout).toBe(60_000);
    BrowserRequest.last.ontimeout?.();
    expect(await sent).toEqual({ kind: 'failed', code: undefined, reason: '网络连接失败，请刷新重试' });
  });

  test('when the connection breaks, nobody has answered', async () => {
    const sent = send();
    BrowserRequest.last.onerror?.();
    expect(await sent).toMatchObject({ kind: 'failed', code: undefined, log: 'failed to connect to server' });
  });

  test('can be taken back', async () => {
    const taken = new AbortController();
    const sent = send({ signal: taken.signal });
    taken.abort();
    expect(await sent).toMatchObject({ kind: 'failed', reason: 'taken back' });
  });
});
