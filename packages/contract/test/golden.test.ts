import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EnvelopeRow, HeaderRow } from '../src/call.ts';
import { type FailureName, fail } from '../src/failure.ts';
import { type CallInfo, type HttpReply, type Outcome, outcomeOf, timeoutText, unanswered } from '../src/outcome.ts';
import { type EnvelopeHead, envelopeBody, readFormJson, requestTime } from '../src/wire/envelope.ts';
import { headerRequest, type WireRequest } from '../src/wire/header.ts';
import { failedReply, okReply, type ReplyBody } from '../src/wire/reply.ts';
import { isSigned, phoneSecret, signatureOf } from '../src/wire/signature.ts';

interface Sender {
  readonly mid: string;
  readonly cid: string;
  readonly token: string;
}
interface EnvelopeCase {
  readonly name: string;
  readonly row: EnvelopeRow;
  readonly input: object;
  readonly from: Sender & { readonly now: number };
  readonly strict: string;
  readonly loose: string;
  readonly envelope: { readonly head: EnvelopeHead; readonly data: object };
}
interface HeaderCase {
  readonly name: string;
  readonly row: HeaderRow;
  readonly input: object;
  readonly from: Sender;
  readonly request: WireRequest;
}
interface ReplyCase {
  readonly name: string;
  readonly reply: HttpReply;
  readonly asked: CallInfo;
  readonly outcome: Outcome;
}
type AnswerCase = { readonly body: ReplyBody; readonly data?: unknown } & (
  | { readonly style: 'envelope' | 'header' }
  | { readonly failure: FailureName }
);

const golden = <T>(name: string): readonly T[] => JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8'));

describe('envelope requests (spec 7.1)', () => {
  const cases = golden<EnvelopeCase>('envelope-requests');

  test.each(cases)('$name: is sent in the strict encoding, signed', async ({ row, input, from, strict }) => {
    const now = new Date(from.now);
    const value = await signatureOf(phoneSecret.secret, { target: row.target, requestTime: requestTime(now) });
    expect(envelopeBody(row, input, { ...from, now, key: phoneSecret.key, value }).toString()).toBe(strict);
  });

  test.each(cases)('$name: is read from both encodings and from a GET', ({ strict, loose, envelope }) => {
    expect(JSON.parse(readFormJson(strict) ?? '')).toEqual(envelope);
    expect(JSON.parse(readFormJson(loose) ?? '')).toEqual(envelope);
    expect(JSON.parse(new URL(`http://mall.test/?${strict}`).searchParams.get('json') ?? '')).toEqual(envelope);
  });

  test.each(cases)('$name: the signature is known', async ({ envelope: { head } }) => {
    expect(await isSigned({ ...head }, [{ key: 'older', secret: 'x' }, phoneSecret])).toBe(true);
    expect(await isSigned({ ...head, requestTime: '2026-01-01 08:00:00' }, [phoneSecret])).toBe(false);
    expect(await isSigned({ ...head, value: '' }, [phoneSecret])).toBe(false);
    expect(await isSigned({ target: head.target }, [phoneSecret])).toBe(false);
    expect(await isSigned({ ...head }, [{ key: 'older', secret: phoneSecret.secret }])).toBe(false);
  });

  test('a body without the field holds nothing', () => {
    expect(readFormJson('a=1')).toBeNull();
  });
});

describe('header requests (spec 7.1)', () => {
  test.each(golden<HeaderCase>('header-requests'))('$name', ({ row, input, from, request }) => {
    expect(headerRequest(row, input, from)).toEqual(request);
  });

  test.each([
    [['7'], 'ids%5B%5D=7'],
    [['7', '8'], 'ids=7&ids=8'],
  ])('a list of %j stays a list in a query', (ids, search) => {
    const row: HeaderCase['row'] = {
      style: 'header',
      base: 'marketing',
      method: 'GET',
      path: '/list',
      auth: 'visitor',
      effect: 'read',
      section: '7.6',
    };
    expect(headerRequest(row, { ids }, { mid: '1', cid: '11', token: '' }).url).toBe(`/list?${search}`);
  });
});

describe('replies and what they mean (spec 8)', () => {
  test.each(golden<ReplyCase>('replies'))('$name', ({ reply, asked, outcome }) => {
    expect(outcomeOf(reply, asked)).toEqual(outcome);
  });

  test('a late answer has the text of the specification', () => {
    expect(unanswered(new DOMException('signal timed out', 'TimeoutError'))).toEqual({
      kind: 'failed',
      reason: '网络连接失败，请刷新重试',
    });
    expect(timeoutText).toBe('网络连接失败，请刷新重试');
  });

  test('any other trouble of the network has the text of the error, and is logged', () => {
    const outcome = { kind: 'failed', reason: 'fetch failed', log: 'failed to connect to server' };
    expect(unanswered(new TypeError('fetch failed'))).toEqual(outcome);
  });
});

/** Codes of ours that mean more to a page than a failure. */
const meant = new Map<unknown, Outcome['kind']>([
  [10019, 'loginInvalid'],
  [10020, 'loginInvalid'],
  ['10090', 'storeLate'],
]);

describe('the answers we give (spec 8)', () => {
  test.each(golden<AnswerCase>('answers'))('$body', (answer) => {
    const body = 'style' in answer ? okReply(answer.style, answer.data) : failedReply(fail(answer.failure, answer.data));
    expect(body).toEqual(answer.body);
  });

  test.each(golden<AnswerCase>('answers'))('$body: is understood on the other side', (answer) => {
    const style = 'style' in answer ? answer.style : 'envelope';
    const outcome = outcomeOf({ http: 200, body: { ...answer.body } }, { style, cid: '1', hasToken: true });
    expect(outcome.kind).toBe('style' in answer ? 'ok' : (meant.get(answer.body.code) ?? 'failed'));
  });
});
