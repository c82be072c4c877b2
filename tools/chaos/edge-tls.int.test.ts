import { connect as connectHttp2, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { connect, type SecureVersion, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, canMakeCertificates, openEdge, type TestEdge } from './edge.fixture.ts';

const ONE_YEAR = 'max-age=31536000';
const PAGES = 5;
let edge: TestEdge;

/** What was agreed on with a client that knows these versions, and old ciphers too; undefined when nothing was. */
const agreed = (only: SecureVersion, protocols: string[]): Promise<readonly [string | null, string | false | null] | undefined> =>
  new Promise((resolve) => {
    const settings = { minVersion: only, maxVersion: only, ciphers: 'DEFAULT:@SECLEVEL=0', ALPNProtocols: protocols } as const;
    const socket: TLSSocket = connect({ port: edge.ports.tls, host: '127.0.0.1', rejectUnauthorized: false, ...settings }, () => {
      resolve([socket.getProtocol(), socket.alpnProtocol]);
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
  });

describe.skipIf(!canMakeCertificates)('the edge with a certificate (spec 9; A19, A26)', () => {
  beforeAll(async () => {
    edge = await openEdge({ PAGES_PER_ADDRESS: String(PAGES) }, { isSecure: true });
    await vi.waitFor(async () => expect((await ask(edge.ports.tls, '/img/a.jpg', '127.0.0.9', {}, true)).status).toBe(200), 20_000);
  }, 30_000);
  afterAll(() => edge.close());

  test.each([
    ['TLSv1', undefined],
    ['TLSv1.1', undefined],
    ['TLSv1.2', ['TLSv1.2', 'h2']],
    ['TLSv1.3', ['TLSv1.3', 'h2']],
  ] as const)('speaks TLS 1.2 and later: %s', async (version, expected) => {
    expect(await agreed(version, ['h2', 'http/1.1'])).toEqual(expected);
  });

  test('speaks HTTP/1.1 with whoever knows nothing else', async () => {
    expect(await agreed('TLSv1.3', ['http/1.1'])).toEqual(['TLSv1.3', 'http/1.1']);
  });

  test('answers many requests of one HTTP/2 connection, each with a name of its own', async () => {
    const session = connectHttp2(`https://127.0.0.1:${edge.ports.tls}`, { rejectUnauthorized: false });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const stream = session.request({ ':path': '/img/a.jpg' });
        const headers = await new Promise<IncomingHttpHeaders & IncomingHttpStatusHeader>((resolve, reject) =>
          stream.once('response', resolve).once('error', reject),
        );
        stream.resume();
        return headers;
      }),
    );
    session.close();
    expect(answers.every((headers) => headers[':status'] === 200 && headers['strict-transport-security'] === ONE_YEAR)).toBe(true);
    expect(new Set(answers.map((headers) => headers['x-request-id'])).size).toBe(20);
  });

  test('binds browsers to https for a year, with whatever it answers', async () => {
    const { headers, text } = await ask(edge.ports.tls, '/img/a.jpg', '127.0.4.2', {}, true);
    expect(headers['strict-transport-security']).toBe(ONE_YEAR);
    expect(JSON.parse(text).headers['x-forwarded-proto']).toBe('https');
    for (const [url, status] of [
      ['/metrics', 404],
      ['/status/302', 302],
      ['/status/404', 404],
      ['/status/503', 503],
    ] as const) {
      const answer = await ask(edge.ports.tls, url, '127.0.4.3', {}, true);
      expect([answer.status, answer.headers['strict-transport-security']]).toEqual([status, ONE_YEAR]);
    }
    const asked = [];
    for (let nth = 0; nth <= PAGES; nth += 1) asked.push(await ask(edge.ports.tls, '/shop/', '127.0.4.4', {}, true));
    expect([asked.at(-1)?.status, asked.at(-1)?.headers['strict-transport-security']]).toEqual([429, ONE_YEAR]);
  });

  test('sends who comes without it there, to the same place, and says nothing about https meanwhile', async () => {
    for (const front of [edge.ports.shop, edge.ports.mall]) {
      const { status, headers } = await ask(front, '/shop/item/1.html?a=%2Fb', '127.0.4.5', { host: 'apples.test' });
      expect([status, headers.location]).toEqual([308, 'https://apples.test/shop/item/1.html?a=%2Fb']);
      expect(headers['strict-transport-security']).toBe(undefined);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
