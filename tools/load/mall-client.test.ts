import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callMall } from './mall-client.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function told(answer: RequestListener, onCall = vi.fn()) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return callMall({ api, mid: '1', cid: '11', token: '', onCall }, 'catalog.product.info', { cid: '11', id: '千' });
}

describe('a call of the load', () => {
  test('is a success by the code of its style', async () => {
    const onCall = vi.fn();
    const answer = await told((_request, reply) => reply.end('{"code":0,"data":{"name":"苹果"}}'), onCall);
    expect(answer).toEqual({ outcome: 'ok', data: { name: '苹果' } });
    expect(onCall).toHaveBeenCalledExactlyOnceWith(expect.any(Number), answer);
  });

  test('is refused with a code', async () => {
    expect(await told((_request, reply) => reply.end('{"code":"600404"}'))).toEqual({ outcome: 'fail', code: '600404' });
  });

  test('that met too many others is told from one that met a fault', async () => {
    expect(await told((_request, reply) => reply.writeHead(503, { 'retry-after': '1' }).end())).toEqual({
      outcome: 'unknown',
      isBusy: true,
    });
    expect(await told((_request, reply) => reply.writeHead(503).end())).toEqual({ outcome: 'unknown', isBusy: false });
  });

  test('is in doubt when the line breaks before the answer or within it', async () => {
    expect(await told((request) => request.socket.destroy())).toEqual({ outcome: 'unknown' });
    expect(
      await told((request, reply) => {
        reply.writeHead(200, { 'content-length': '100' }).write('{"code":0');
        setTimeout(() => request.socket.destroy(), 20);
      }),
    ).toEqual({ outcome: 'unknown' });
  });
});
