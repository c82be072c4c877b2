import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { createLog } from '../log.ts';
import { closeRedis, openRedis, type Redis } from '../redis.ts';
import { createCallLimits } from './call-limits.ts';

const log = createLog('test', 'silent');
const twice = { per: 'address', count: 2, seconds: 60 } as const;

let mall: TestMall;
beforeAll(async () => {
  mall = await testMall();
});
afterAll(() => mall.close());

let redis: Redis;
let between: Server | undefined;
afterEach(async () => {
  await closeRedis(redis);
  between?.close();
});

/** A wire to the real Redis that can be cut, or go silent. */
async function aWire() {
  const sockets: Socket[] = [];
  let isSilent = false;
  between = createServer((near) => {
    const target = new URL(inject('redisUrl'));
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    far.on('data', (bytes) => isSilent || near.write(bytes)).on('error', () => near.destroy());
    near.on('data', (bytes) => far.write(bytes)).on('error', () => far.destroy());
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  const url = new URL(inject('redisUrl'));
  url.port = String((between.address() as { port: number }).port);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
    },
    cut: () => {
      between?.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const secondsOf = async (work: () => Promise<unknown>) => {
  const begunAt = performance.now();
  await work().catch(() => undefined);
  return (performance.now() - begunAt) / 1000;
};

describe('limits of calls (spec 9)', () => {
  test('the third of two is refused', async () => {
    redis = openRedis(inject('redisUrl'), log);
    await expect.poll(() => redis.isReady).toBe(true);
    const count = createCallLimits(redis);
    const ctx = { ...mall.ctx('1'), address: `10.0.0.${Date.now()}` };
    await count('probe.once', { ...twice, whenUncounted: 'allow' }, ctx);
    await count('probe.once', { ...twice, whenUncounted: 'allow' }, ctx);
    await expect(count('probe.once', { ...twice, whenUncounted: 'allow' }, ctx)).rejects.toMatchObject({ failure: 'TOO_OFTEN' });
  });

  test.each(['cut', 'silence'] as const)('while Redis is away (%s) nobody waits for it', async (how) => {
    const wire = await aWire();
    redis = openRedis(wire.url, log);
    await expect.poll(() => redis.isReady).toBe(true);
    const count = createCallLimits(redis);
    await count('probe.away', { ...twice, whenUncounted: 'refuse' }, mall.ctx('1'));
    wire[how]();
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await secondsOf(() => count('probe.away', { ...twice, whenUncounted: 'allow' }, mall.ctx('1')))).toBeLessThan(0.4);
    }
    await expect(count('probe.away', { ...twice, whenUncounted: 'refuse' }, mall.ctx('1'))).rejects.toMatchObject({ failure: 'TOO_OFTEN' });
  });
});
