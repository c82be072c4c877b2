import { describe, expect, test } from 'vitest';
import { readEnvelope } from './envelope-body.ts';

const json = JSON.stringify({ head: { target: 'APP-X', mid: '1001' }, data: { text: '100% a+b & c=d 🍓' } });

describe('envelopes (spec 7.1)', () => {
  test('a form body is read, fully escaped or with + and & alone', () => {
    const strict = new URLSearchParams({ json }).toString();
    const loose = `json=${json.replaceAll('+', '%2B').replaceAll('&', '%26')}`;
    for (const body of [strict, loose]) {
      expect(readEnvelope(body)).toMatchObject({
        target: 'APP-X',
        claims: { mid: '1001', accessToken: undefined },
        data: { text: '100% a+b & c=d 🍓' },
      });
    }
  });

  test('the json parameter of a GET is read alike', () => {
    expect(readEnvelope(json).target).toBe('APP-X');
  });

  test.each(['json={"__proto__":{"x":1}}', 'json=', 'json={', '{}', 'null', undefined, 'json=%7B%22head%22%3A1%7D'])(
    '%s is refused',
    (body) => {
      expect(() => readEnvelope(body)).toThrow(expect.objectContaining({ failure: 'BAD_INPUT' }));
    },
  );
});
