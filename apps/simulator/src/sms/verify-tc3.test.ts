import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type ReceivedRequest, verifyTc3 } from './verify-tc3.ts';

// The example of the provider's documentation; the asterisks are part of the published keys.
const keys = { secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******', secretKey: 'Gu5t9xGARNpq86cd98joQYCN3*******' };
const scope = `Credential=${keys.secretId}/2019-02-25/cvm/tc3_request`;
const published = {
  two: `TC3-HMAC-SHA256 ${scope}, SignedHeaders=content-type;host, Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c`,
  three: `TC3-HMAC-SHA256 ${scope}, SignedHeaders=content-type;host;x-tc-action, Signature=be4f67d323c78ab9acb7395e43c0dbcf822a9cfac32fea2449a7bc7726b770a3`,
};
const signedAtMs = 1_551_113_065_000;

const example = (headers: ReceivedRequest['headers']): ReceivedRequest => ({
  headers: {
    authorization: published.three,
    'content-type': 'application/json; charset=utf-8',
    host: 'cvm.tencentcloudapi.com',
    'x-tc-action': 'DescribeInstances',
    'x-tc-timestamp': '1551113065',
    ...headers,
  },
  body: Buffer.from(String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`),
});

/** What somebody who has the key may sign, though the provider does not take it. */
function signed(day: string, headerNames: readonly (keyof typeof values)[]): string {
  const mac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  const headers = headerNames.map((name) => `${name}:${values[name]}\n`).join('');
  const canonical = `POST\n/\n\n${headers}\n${headerNames.join(';')}\n${hash(example({}).body)}`;
  const toSign = `TC3-HMAC-SHA256\n1551113065\n${day}/cvm/tc3_request\n${hash(canonical)}`;
  const signature = mac(mac(mac(mac(`TC3${keys.secretKey}`, day), 'cvm'), 'tc3_request'), toSign).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${keys.secretId}/${day}/cvm/tc3_request, SignedHeaders=${headerNames.join(';')}, Signature=${signature}`;
}
const values = { 'content-type': 'application/json; charset=utf-8', host: 'cvm.tencentcloudapi.com' };

const verify = (request: ReceivedRequest, product = 'cvm', nowMs = signedAtMs) => {
  try {
    verifyTc3(request, [keys], product, nowMs);
    return 'true';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('a signature (API 3.0, method v3)', () => {
  test.each(Object.values(published))('published by the provider is found true: %s', (authorization) => {
    expect(verify(example({ authorization }))).toBe('true');
  });

  test.each([
    ['the host', { host: 'evil.example' }, 'AuthFailure.SignatureFailure'],
    ['a signed header', { 'x-tc-action': 'TerminateInstances' }, 'AuthFailure.SignatureFailure'],
    ['one digit', { authorization: published.three.replace(/.$/, '4') }, 'AuthFailure.SignatureFailure'],
    ['the day', { authorization: published.three.replace('02-25', '02-26') }, 'AuthFailure.SignatureFailure'],
    ['the signed headers', { authorization: published.three.replace('content-type;', '') }, 'AuthFailure.SignatureFailure'],
    ['the customer', { authorization: published.three.replace('AKID', 'AKIE') }, 'AuthFailure.SecretIdNotFound'],
    ['the form', { authorization: `Bearer ${published.three}` }, 'AuthFailure.InvalidAuthorization'],
    ['nothing left of it', { authorization: undefined }, 'MissingParameter'],
    ['no time', { 'x-tc-timestamp': undefined }, 'MissingParameter'],
    ['a time that is none', { 'x-tc-timestamp': '1e9' }, 'AuthFailure.SignatureExpire'],
  ])('with another part is refused: %s', (_what, headers, code) => {
    expect(verify(example(headers))).toBe(code);
  });

  test.each([
    ['of its day and both headers', '2019-02-25', ['content-type', 'host'] as const, 'true'],
    ['of another day', '2019-02-26', ['content-type', 'host'] as const, 'AuthFailure.SignatureFailure'],
    ['without the host', '2019-02-25', ['content-type'] as const, 'AuthFailure.SignatureFailure'],
    ['without the type', '2019-02-25', ['host'] as const, 'AuthFailure.SignatureFailure'],
  ])('made with the true key, %s', (_what, day, headerNames, result) => {
    expect(verify(example({ authorization: signed(day, headerNames) }))).toBe(result);
  });

  test('for another product is refused', () => {
    expect(verify(example({}), 'sms')).toBe('AuthFailure.SignatureFailure');
  });

  test.each([
    [300_000, 'true'],
    [-300_000, 'true'],
    [301_000, 'AuthFailure.SignatureExpire'],
    [-301_000, 'AuthFailure.SignatureExpire'],
  ])('read %i ms later: %s', (laterMs, result) => {
    expect(verify(example({}), 'cvm', signedAtMs + laterMs)).toBe(result);
  });
});
