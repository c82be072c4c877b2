import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let echo: Server;
let proxy: FaultProxy;
const clients: Socket[] = [];
/** What the server has heard, over all connections. */
let received = '';

beforeEach(async () => {
  received = '';
  echo = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('data', (bytes) => {
      received += bytes;
      if (socket.writable) socket.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await aProxy(7);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await proxy.close();
  echo.close();
});

const aProxy = (seed: number) => startFaultProxy({ to: { host: '127.0.0.1', port: (echo.address() as AddressInfo).port }, seed });

async function aClient(port = proxy.port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  clients.push(socket);
  let got = '';
  let error: string | undefined;
  let arrivals = 0;
  socket.on('data', (bytes) => {
    got += bytes;
    arrivals += 1;
  });
  socket.on('error', (thrown: NodeJS.ErrnoException) => {
    error = thrown.code;
  });
  const until = async (isSo: () => boolean) => {
    const deadline = performance.now() + 5_000;
    while (!isSo() && performance.now() < deadline) await wait(2);
    if (!isSo()) throw new Error(`not within 5 s; got ${got.length} bytes, ${error}`);
  };
  await until(() => !socket.connecting);
  return {
    socket,
    until,
    got: () => got,
    arrivals: () => arrivals,
    /** Milliseconds until the words came back. */
    echoed: async (words: string) => {
      const [before, start] = [got.length, performance.now()];
      socket.write(words);
      await until(() => got.length >= before + words.length);
      expect(got.slice(before)).toBe(words);
      return performance.now() - start;
    },
    untilReset: () => until(() => error === 'ECONNRESET'),
    isAlive: () => !socket.destroyed && error === undefined,
    refusal: () => error,
  };
}

describe('a line without a fault', () => {
  test('carries everything both ways, and the end', async () => {
    const client = await aClient();
    const long = 'abcdefghij'.repeat(300_000);
    await client.echoed(long);
    const ended = once(client.socket, 'end');
    client.socket.end();
    await ended;
    expect(proxy.stats()).toMatchObject({ accepted: 1, struck: 0, resets: 0, bytesToServer: 3_000_000, bytesToClient: 3_000_000 });
  });
});

describe('each fault has its effect on open and new connections, and is healed', () => {
  test('latency holds both directions back and keeps the order', async () => {
    const open = await aClient();
    await proxy.set({ kind: 'latency', ms: 30, jitterMs: 20 });
    for (const client of [open, await aClient()]) {
      expect(await client.echoed('one')).toBeGreaterThan(20);
      const words = Array.from({ length: 40 }, (_, at) => `${at},`);
      for (const word of words) {
        client.socket.write(word);
        await wait(1);
      }
      const all = `one${words.join('')}`;
      await client.until(() => client.got().length >= all.length);
      expect(client.got()).toBe(all);
    }
    await proxy.heal();
    expect(await open.echoed('two')).toBeLessThan(20);
  });

  test('what waits when it is healed goes on at once', async () => {
    const client = await aClient();
    await proxy.set({ kind: 'latency', ms: 60_000 });
    const echoed = client.echoed('late');
    await wait(20);
    await proxy.heal();
    expect(await echoed).toBeLessThan(1_000);
  });

  test('blackhole: bytes vanish and connections stay; healed, those that lost bytes are reset and others go on', async () => {
    const [loser, quiet] = [await aClient(), await aClient()];
    await proxy.set({ kind: 'blackhole' });
    loser.socket.write('lost');
    await wait(60);
    expect([loser.got(), received, loser.isAlive()]).toEqual(['', '', true]);
    await proxy.heal();
    await loser.untilReset();
    await quiet.echoed('still here');
    await (await aClient()).echoed('new');
  });

  test('reset ends what is open, and what is new at its first bytes', async () => {
    const open = await aClient();
    await open.echoed('before');
    await proxy.set({ kind: 'reset' });
    await open.untilReset();
    const late = await aClient();
    expect(late.isAlive()).toBe(true);
    late.socket.write('first bytes');
    await late.untilReset();
    expect(received).toBe('before');
    await proxy.heal();
    await (await aClient()).echoed('after');
  });

  test('refuse closes the door and what is open; healed, the same port listens again', async () => {
    const open = await aClient();
    await open.echoed('before');
    await proxy.set({ kind: 'refuse' });
    await open.untilReset();
    expect((await aClient()).refusal()).toBe('ECONNREFUSED');
    await proxy.heal();
    await (await aClient()).echoed('after');
  });

  test('bandwidth lets so many bytes through in a second', async () => {
    const client = await aClient();
    await proxy.set({ kind: 'bandwidth', bytesPerSecond: 20_000 });
    // Once there and once back, the second while the first still flows.
    expect(await client.echoed('x'.repeat(4_000))).toBeGreaterThan(190);
    await proxy.heal();
    expect(await client.echoed('x'.repeat(4_000))).toBeLessThan(150);
  });

  test('slice cuts what is sent into pieces with pauses', async () => {
    const client = await aClient();
    // Long pauses: on a busy machine pieces that come close together arrive as one.
    await proxy.set({ kind: 'slice', bytes: 3, pauseMs: 40 });
    expect(await client.echoed('abcdefghijkl')).toBeGreaterThan(159);
    expect(client.arrivals()).toBeGreaterThanOrEqual(4);
    await proxy.heal();
    const before = client.arrivals();
    await client.echoed('abcdefghijkl');
    expect(client.arrivals() - before).toBeLessThanOrEqual(2);
  });

  test('halfOpen, mute: the server hears, nothing comes back', async () => {
    const client = await aClient();
    await proxy.set({ kind: 'halfOpen' });
    client.socket.write('hello?');
    await wait(60);
    expect([client.got(), received, client.isAlive()]).toEqual(['', 'hello?', true]);
    await proxy.heal();
    await client.untilReset();
  });

  test('halfOpen, gone: the server has left and the client was not told', async () => {
    const client = await aClient();
    await client.echoed('before');
    const left = once(echo, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const second = await aClient();
    await second.echoed('too');
    await proxy.set({ kind: 'halfOpen', side: 'gone' });
    await left;
    client.socket.write('anybody?');
    await wait(60);
    expect([client.isAlive(), second.isAlive(), received]).toEqual([true, true, 'beforetoo']);
    await proxy.heal();
    await Promise.all([client.untilReset(), second.untilReset()]);
  });
});

describe('a fault that strikes some', () => {
  const half: Fault = { kind: 'blackhole', probability: 0.5 };

  async function struckOf(through: FaultProxy): Promise<string> {
    await through.set(half);
    const chosen: string[] = [];
    for (let at = 0; at < 24; at += 1) {
      const before = through.stats().struck;
      const client = await aClient(through.port);
      client.socket.write('x');
      while (through.stats().accepted <= at) await wait(1);
      chosen.push(through.stats().struck > before ? 'x' : '-');
    }
    return chosen.join('');
  }

  test('the same seed chooses the same connections, another seed others', async () => {
    const others = await Promise.all([7, 8].map(aProxy));
    const [first, again, other] = [await struckOf(proxy), ...(await Promise.all(others.map(struckOf)))];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(first).toMatch(/x/);
    expect(first).toMatch(/-/);
    await Promise.all(others.map((each) => each.close()));
  });

  test('whom it spares notices nothing', async () => {
    await proxy.set({ kind: 'reset', probability: 0 });
    await (await aClient()).echoed('spared');
  });
});
