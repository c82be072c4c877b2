import { env } from 'node:process';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { aMicroPage } from '../../../test/builders/micro-page.ts';
import { effectOf, emit, leaveEffect, on, openCtx, probeTable } from '../../../test/fixtures/probe-events.ts';
import { startWorker } from '../../../test/fixtures/start-delivering-worker.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { subscribers } from '../../app/modules.ts';
import { runCleanup } from '../cleanup/cleanup.ts';
import { inTx } from '../ctx.ts';
import { urlAs } from '../db/roles.ts';
import { createLog } from '../log.ts';
import { subscribeToPurges } from '../purge-channel.ts';
import { registerMerchant } from '../tenancy/register-merchant.ts';
import { Delivery, type DeliverySettings } from './delivery.ts';
import { listenForEvents } from './listen-for-events.ts';
import { eventCleanup } from './outbox.cleanup.repo.ts';
import { measureLag } from './outbox-claim.repo.ts';
import type { Subscriber } from './subscriber.ts';

const log = createLog('test', 'silent');
const mids = ['1', '2', '3', '4', '5'];
let mall: TestMall;
let closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  mall = await testMall();
  await mall.sql(probeTable);
  for (const mid of mids) await registerMerchant(mall.url, { mid, pod: mall.pod.name, hosts: {} });
});
beforeEach(async () => {
  await mall.sql('truncate probe.effect, platform.outbox, platform.inbox');
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});
afterAll(() => mall.close());

function deliverTo(deliverySubscribers: readonly Subscriber[], pace: Partial<DeliverySettings> = {}): Delivery {
  const delivery = new Delivery({
    pod: mall.pod,
    subscribers: deliverySubscribers,
    openCtx: openCtx(mall.pod, mall.engines, log),
    log,
    ...pace,
  });
  closing.push(() => delivery.close());
  return delivery;
}

const tell = (mid: string, ...numbers: number[]) =>
  inTx(mall.ctx(mid), async (ctx) => {
    for (const n of numbers) await emit(ctx, 'probe.thing.done', { n });
  });

/** Nobody claims anything until it is let go. */
async function holdOutbox(): Promise<() => Promise<unknown>> {
  const holder = new pg.Client({ connectionString: mall.url });
  await holder.connect();
  closing.push(() => holder.end());
  await holder.query('begin; lock table platform.outbox in access exclusive mode');
  return () => holder.query('commit');
}

const count = async (from: string) => (await mall.sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0;
const effects = () => mall.sql('select mid, consumer, n from probe.effect order by mid, consumer, n');
const undone = () => count('platform.outbox where done_at is null');
const soon = { timeout: 20_000, interval: 20 };

describe('telling', () => {
  test('an event is written with the change it tells of, or not at all', async () => {
    const attempt = inTx(mall.ctx('1'), async (ctx) => {
      await emit(ctx, 'probe.thing.done', { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await count('platform.outbox')).toBe(0);
    await tell('1', 1);
    expect(await count('platform.outbox')).toBe(1);
  });

  test('qianpu_app can neither read nor change what was told, and signs for its own merchant only', async () => {
    await tell('1', 1);
    const asApp = (statement: string) =>
      mall.as('qianpu_app', async (client) => {
        await client.query('begin');
        await client.query('select platform.enter(1)');
        await client.query(statement);
      });
    await expect(asApp('select from platform.outbox')).rejects.toThrow(/permission denied/);
    await expect(asApp('delete from platform.inbox')).rejects.toThrow(/permission denied/);
    const foreign = `insert into platform.inbox values (2, 'probe.first', 1, platform.now())`;
    await expect(asApp(foreign)).rejects.toThrow(/row-level security/);
  });

  test('qianpu_pod cannot change what an event says, nor delete what is not over', async () => {
    await tell('1', 1);
    await expect(mall.as('qianpu_pod', (client) => client.query(`update platform.outbox set payload = '{}'`))).rejects.toThrow(
      /permission denied/,
    );
    await mall.as('qianpu_pod', (client) => client.query('delete from platform.outbox'));
    expect(await count('platform.outbox')).toBe(1);
  });
});

describe('delivering', () => {
  test('every consumer acts once, and the event is done', async () => {
    await tell('1', 1, 2);
    deliverTo([effectOf('probe.first'), effectOf('probe.second')]);
    await expect.poll(undone, soon).toBe(0);
    expect(await effects()).toEqual(['probe.first', 'probe.second'].flatMap((consumer) => [1, 2].map((n) => ({ mid: '1', consumer, n }))));
  });

  test('an event delivered again does nothing', async () => {
    await tell('1', 1);
    deliverTo([effectOf('probe.first')]);
    await expect.poll(undone, soon).toBe(0);
    await mall.sql('update platform.outbox set done_at = null');
    await expect.poll(undone, soon).toBe(0);
    expect(await effects()).toHaveLength(1);
  });

  test('the word of a commit wakes the delivery, not only polling', async () => {
    const delivery = deliverTo([effectOf('probe.first')], { pollMs: 3_600_000 });
    let words = 0;
    const ears = listenForEvents(urlAs('qianpu_pod', mall.url), log, () => {
      words += 1;
      delivery.wake();
    });
    closing.push(() => ears.close());
    // the first word is the connection's own: it may have missed some
    await expect.poll(() => words, soon).toBe(1);
    await tell('1', 1);
    await expect.poll(effects, soon).toHaveLength(1);
    // the look after the first word may have been the quicker one
    await expect.poll(() => words, soon).toBe(2);
  });

  test('an event told for later waits for its time', async () => {
    await inTx(mall.ctx('1'), async (ctx) => emit(ctx, 'probe.thing.done', { n: 1 }, new Date(ctx.now.getTime() + 3_600_000)));
    const delivery = deliverTo([effectOf('probe.first')]);
    await tell('2', 1);
    await expect.poll(undone, soon).toBe(1);
    expect(await effects()).toEqual([{ mid: '2', consumer: 'probe.first', n: 1 }]);
    await mall.moveClock('61 minutes');
    delivery.wake();
    await expect.poll(undone, soon).toBe(0);
  });

  test('a consumer that fails is tried again later and takes nothing from the others', async () => {
    let tries = 0;
    const moody = on('probe.thing.done', 'probe.moody', async (ctx, event) => {
      await leaveEffect('probe.moody')(ctx, event);
      tries += 1;
      if (tries === 1) throw new Error('not today');
    });
    await tell('1', 1);
    deliverTo([moody, effectOf('probe.first')]);
    await expect.poll(undone, soon).toBe(0);
    expect(tries).toBe(2);
    expect(await effects()).toEqual(['probe.first', 'probe.moody'].map((consumer) => ({ mid: '1', consumer, n: 1 })));
  });

  test("a merchant whose consumer hangs does not delay another merchant's events", async () => {
    const consumerMs = 4_000;
    const begunAt: Record<string, number> = {};
    const hanging = on('probe.thing.done', 'probe.hanging', async (ctx, event) => {
      begunAt[ctx.mid] ??= performance.now();
      if (ctx.mid === '1') await new Promise(() => undefined);
      await leaveEffect('probe.hanging')(ctx, event);
    });
    await tell('1', ...Array.from({ length: 200 }, (_, n) => n));
    await tell('2', 1);
    deliverTo([hanging], { limits: { consumerMs, turnMs: 20_000 } });
    await expect.poll(effects, soon).toEqual([{ mid: '2', consumer: 'probe.hanging', n: 1 }]);
    expect(Number(begunAt[2]) - Number(begunAt[1])).toBeLessThan(consumerMs);
    // one failure was slow, so the merchant's other events wait with it instead of hanging one by one
    await expect.poll(() => count('platform.outbox where attempts = 1'), soon).toBe(1);
    expect(await count('platform.outbox where mid = 1 and attempts = 0 and due_at > platform.now()')).toBeGreaterThan(0);
  });

  test('a claim that takes too long costs nobody else a connection', { timeout: 20_000 }, async () => {
    await tell('1', 1);
    const warnings: string[] = [];
    const release = await holdOutbox();
    deliverTo([effectOf('probe.first')], { log: createLog('test', 'warn', { write: (line) => warnings.push(line) }) });
    // PostgreSQL gives the first one up after 5 s, and whoever stands idle in a transaction for as long.
    await expect.poll(() => warnings.length, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0);
    await release();
    await expect.poll(undone, soon).toBe(0);
    expect(warnings.map((line) => JSON.parse(line).err.message)).toEqual(['canceling statement due to statement timeout']);
  });

  test('an event that keeps failing, or says what its schema does not know, is parked and no longer in the way', async () => {
    await tell('1', 1);
    await mall.sql(`update platform.outbox set payload = '{}', attempts = 15`);
    deliverTo([effectOf('probe.first')]);
    await expect.poll(() => count('platform.outbox where parked_at is not null'), soon).toBe(1);
    expect(await measureLag(mall.pod.as.qianpu_pod)).toEqual({ oldestSeconds: 0, waiting: 0, parked: 1 });
    const [row] = await mall.sql<{ last_error: string }>('select last_error from platform.outbox');
    expect(row?.last_error).toMatch(/^probe\.first: /);
  });

  test('events of a merchant that is moving wait, and the wait does not count against them', async () => {
    await tell('3', 1);
    await mall.sql(`update platform.tenant set state = 'moving' where mid = 3`);
    deliverTo([effectOf('probe.first')]);
    await expect.poll(() => count('platform.outbox where due_at > platform.now() and attempts = 0'), soon).toBe(1);
    await mall.sql(`update platform.tenant set state = 'active' where mid = 3`);
    await mall.moveClock('31 seconds');
    await expect.poll(undone, soon).toBe(0);
  });

  // 2,000 in a check, more where there is time.
  const EVENTS = Number(env.EVENTS || 500);
  test('a worker killed in the middle loses nothing and repeats nothing: two consumers, four deaths', {
    timeout: 120 * EVENTS,
  }, async () => {
    const numbers = Array.from({ length: EVENTS / mids.length }, (_, n) => n);
    for (const mid of mids) await tell(mid, ...numbers);
    const start = () => startWorker(mall, inject('redisUrl'));

    for (const deathAt of [0.15, 0.55, 0.95, 1.35].map((share) => share * EVENTS)) {
      const worker = start();
      await worker.watch(expect.poll(() => count('probe.effect'), { timeout: 20 * EVENTS, interval: 5 }).toBeGreaterThan(deathAt));
      await worker.kill();
      expect(await undone()).toBeGreaterThan(0);
    }
    const last = start();
    closing.push(() => last.kill());
    await last.watch(expect.poll(undone, { timeout: 30 * EVENTS, interval: 50 }).toBe(0));
    const repeated = await mall.sql('select mid, consumer, n, count(*) from probe.effect group by 1, 2, 3 having count(*) <> 1');
    expect(repeated).toEqual([]);
    expect(await count('probe.effect')).toBe(mids.length * numbers.length * 2);
    expect(await count('platform.inbox')).toBe(mids.length * numbers.length * 2);
  });
});

describe('a published page', () => {
  test('is told to every process that remembers pages of the merchant', async () => {
    const dropped: string[] = [];
    const purges = subscribeToPurges(inject('redisUrl'), log, ({ mid }) => dropped.push(mid));
    closing.push(() => purges.close());
    const delivery = deliverTo(subscribers);
    await expect
      .poll(
        async () => {
          await aMicroPage(mall, '4');
          delivery.wake();
          return dropped;
        },
        { timeout: 5_000, interval: 100 },
      )
      .toContain('4');
  });
});

describe('sweeping what is over', () => {
  test('delivered events and their signatures go after a week, the undelivered and parked stay', async () => {
    await tell('1', 1, 2, 3);
    const ids = (await mall.sql<{ id: string }>('select id from platform.outbox order by id')).map(({ id }) => id);
    await mall.sql(`update platform.outbox set done_at = platform.now() where id = $1`, [ids[0]]);
    await mall.sql(`update platform.outbox set parked_at = platform.now() where id = $1`, [ids[1]]);
    await mall.sql(`insert into platform.inbox select mid, 'probe.first', id, platform.now() from platform.outbox`);
    const sweepAll = async () => {
      for (const sweep of eventCleanup) await runCleanup(mall.pod, sweep);
    };
    await mall.moveClock('6 days 23 hours');
    await sweepAll();
    expect([await count('platform.outbox'), await count('platform.inbox')]).toEqual([3, 3]);
    await mall.moveClock('2 hours');
    await sweepAll();
    expect(await mall.sql('select id from platform.outbox order by id')).toEqual([{ id: ids[1] }, { id: ids[2] }]);
    expect(await mall.sql('select event_id as id from platform.inbox order by 1')).toEqual([{ id: ids[1] }, { id: ids[2] }]);
  });
});
