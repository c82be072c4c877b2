import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { closeSlowBodies, takesItsTime } from './slow-bodies.ts';

const BODY_MS = 100;
let server: HttpServer;
beforeEach(async () => {
  server = createHttpServer(createLog('test', 'silent'));
  closeSlowBodies(server, BODY_MS);
  server.post('/call', () => 'read');
  server.post('/file', { config: takesItsTime }, () => 'read');
  server.post('/work', async () => {
    await pause(3 * BODY_MS);
    return 'done';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

/** Half of a body, and the rest after a while: the answer, or how the connection ended. */
const sendSlowly = (path: string, ms: number): Promise<string> =>
  new Promise((resolve) => {
    const sent = request(server.listeningOrigin + path, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'text/plain', 'content-length': 2 },
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)));
    sent.on('response', (reply) => reply.setEncoding('utf8').on('data', resolve));
    sent.write('a');
    setTimeout(() => sent.end('b'), ms);
  });

describe('a body that comes slowly (spec 9)', () => {
  test('is waited for, for a while', async () => {
    expect(await sendSlowly('/call', BODY_MS / 2)).toBe('read');
  });

  test('loses its connection then', async () => {
    expect(await sendSlowly('/call', 5 * BODY_MS)).toBe('ECONNRESET');
  });

  test('may take longer where files are read', async () => {
    expect(await sendSlowly('/file', 5 * BODY_MS)).toBe('read');
  });

  test('has nothing to do with work that takes long', async () => {
    expect(await sendSlowly('/work', 0)).toBe('done');
  });
});
