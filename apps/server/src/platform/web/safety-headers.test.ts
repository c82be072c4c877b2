import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from '../http/http-server.ts';
import { createLog } from '../log.ts';
import { addSafetyHeaders } from './safety-headers.ts';

let server: HttpServer;
beforeAll(() => {
  server = createHttpServer(createLog('test', 'silent'));
  addSafetyHeaders(server);
  server.get('/', () => 'x');
});
afterAll(() => server.close());

const headersOf = async (url: string, remoteAddress: string, scheme: string) =>
  (await server.inject({ url, remoteAddress, headers: { 'x-forwarded-proto': scheme } })).headers;

describe('browsers that came by https (A19)', () => {
  test.each(['/', '/nowhere'])('come by nothing else for a year: %s', async (url) => {
    expect((await headersOf(url, '127.0.0.1', 'https'))['strict-transport-security']).toBe('max-age=31536000');
  });

  test('are those of whom the balancer says so; others are bound to nothing', async () => {
    expect(await headersOf('/', '127.0.0.1', 'http')).not.toHaveProperty('strict-transport-security');
    expect(await headersOf('/', '198.51.100.7', 'https')).not.toHaveProperty('strict-transport-security');
  });
});
