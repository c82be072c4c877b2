import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Drain } from './drain.ts';

describe('leaving without a lost request', () => {
  let drain: Drain;
  let waiting: ServerResponse[];
  const agent = new Agent({ keepAlive: true });
  const answer = ({ url }: IncomingMessage, reply: ServerResponse) => {
    if (url === '/slow' || url === '/stream') waiting.push(reply);
    else reply.end('done');
    if (url === '/stream') reply.write('hello');
  };
  let server: Server;
  beforeEach(async () => {
    waiting = [];
    drain = new Drain((url) => url === '/stream');
    server = createServer(answer);
    drain.watch(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  const ask = async (path: string): Promise<IncomingMessage> => {
    const { port } = server.address() as AddressInfo;
    const [reply] = await once(request({ port, path, agent }).end(), 'response');
    reply.on('error', () => undefined);
    return reply.resume();
  };

  test('waits for what is in hand and serves whoever still comes, on connections that end there', async () => {
    const slow = ask('/slow');
    await expect.poll(() => waiting.length).toBe(1);
    drain.begin();
    expect(await drain.finish(50)).toBe(false);
    const late = await ask('/quick');
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
    const finished = drain.finish(5_000);
    waiting[0]?.end('paid');
    expect((await slow).headers.connection).toBe('close');
    expect(await finished).toBe(true);
  });

  test('ends streams at once and does not wait for those that come later', async () => {
    const stream = await ask('/stream');
    const ended = once(stream, 'end');
    drain.begin();
    await ended;
    await ask('/stream');
    expect(waiting).toHaveLength(2);
    expect(await drain.finish(50)).toBe(true);
  });

  test('leaves connections alone as long as it stays', async () => {
    expect((await ask('/quick')).headers.connection).toBe('keep-alive');
    await pause(1);
    expect(await drain.finish(50)).toBe(true);
  });
});
