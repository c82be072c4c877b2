import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { createLog } from '../log.ts';
import { leaseNode } from './node-lease.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await testMall();
});
afterAll(() => mall.close());

const log = createLog('test', 'silent');
const lease = () => leaseNode(mall.pod.as.qianpu_app, log);

describe('node numbers (spec 3)', () => {
  test('processes that start together get different numbers', async () => {
    const leases = await Promise.all(Array.from({ length: 8 }, lease));
    expect(new Set(leases.map((held) => held.node())).size).toBe(8);
    await Promise.all(leases.map((held) => held.release()));
  });

  test('a number is free again after 30 s of silence', async () => {
    const held = await lease();
    const number = held.node();
    await mall.sql(`update platform.node set leased_until = 'infinity' where id <> $1`, [number]);
    await expect(lease()).rejects.toThrow(/all 1024/);
    await mall.sql(`update platform.node set leased_until = clock_timestamp() - interval '1 ms' where id = $1`, [number]);
    const next = await lease();
    expect(next.node()).toBe(number);
    await next.release();
    await mall.sql(`update platform.node set leased_until = '-infinity'`);
  });

  test('whoever gave its number back makes no more ids', async () => {
    const held = await lease();
    await held.release();
    expect(held.node).toThrow(/has run out/);
  });

  test('a process that was silent for too long, as when the database was away, takes another number', async () => {
    const held = await leaseNode(mall.pod.as.qianpu_app, log, 20);
    const lost = held.node();
    await mall.sql(`update platform.node set leased_until = 'infinity', holder = 'somebody else' where id = $1`, [lost]);
    await vi.waitFor(() => expect(held.node()).not.toBe(lost));
    const [row] = await mall.sql<{ held: boolean }>('select leased_until > clock_timestamp() as held from platform.node where id = $1', [
      held.node(),
    ]);
    expect(row?.held).toBe(true);
    await held.release();
    await mall.sql(`update platform.node set leased_until = '-infinity'`);
  });

  test('leases follow real time: moving the clock of the shop frees nothing', async () => {
    const held = await lease();
    await mall.moveClock('2 hours');
    const [row] = await mall.sql<{ free: boolean }>('select leased_until < clock_timestamp() as free from platform.node where id = $1', [
      held.node(),
    ]);
    expect(row?.free).toBe(false);
    await held.release();
  });
});
