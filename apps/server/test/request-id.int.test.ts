import { Writable } from 'node:stream';
import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { startDueTasks } from '#platform/due-tasks/due-tasks';
import { Delivery } from '#platform/events/delivery';
import type { Subscriber } from '#platform/events/subscriber';
import { createHttpServer, type HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { withRequestId } from '#platform/request-id';
import { forwardCalls } from '#platform/web/forward-calls';
import { subscribers } from '../src/app/modules.ts';
import { aPopulatedMall, aStaffToken, type PopulatedMall } from './builders/populated-mall.ts';
import { requestFrom } from './call-table.ts';
import { emit, on, openCtx } from './fixtures/probe-events.ts';

interface Line {
  readonly role: string;
  readonly msg: string;
  readonly requestId?: string;
  readonly event?: string;
}

let lines: Line[] = [];
const logOf = (role: string) =>
  createLog(
    role,
    'debug',
    new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  );

let house: PopulatedMall;
let web: HttpServer;
let staff: string;
const soon = { timeout: 20_000, interval: 20 };

beforeAll(async () => {
  house = await aPopulatedMall(logOf('api'));
  await house.server.listen({ port: 0, host: '127.0.0.1' });
  web = createHttpServer(logOf('web'));
  await forwardCalls(web, house.server.listeningOrigin);
  staff = await aStaffToken(house.mall, '1', ['support.*']);
});
afterAll(async () => {
  await web.close();
  await house.close();
});
beforeEach(async () => {
  await house.mall.sql('truncate platform.outbox, platform.inbox');
  lines = [];
});

async function whileDelivering(consumers: readonly Subscriber[], work: () => Promise<void>): Promise<void> {
  const { pod, engines } = house.mall;
  const log = logOf('worker');
  const toCtx = openCtx(pod, engines, log);
  const delivery = new Delivery({
    pod,
    subscribers: consumers,
    openCtx: (mid) => ({ ...toCtx(mid), newId: house.mall.newId }),
    log,
    pollMs: 20,
  });
  await work().finally(() => delivery.close());
}

const openChat = (requestId?: string) =>
  web.inject(
    requestFrom(
      rows['support.entrance.set'],
      { cid: '11', status: 1, nick: '小千', avatar: '1/xiaoqian.png' },
      house.from({ token: staff, ...(requestId !== undefined && { headers: { 'x-request-id': requestId } }) }),
    ),
  );
const lineOf = (role: string, msg: string) => lines.find((line) => line.role === role && line.msg === msg);
const idsInOutbox = async () =>
  (await house.mall.sql<{ request_id: string | null }>('select request_id from platform.outbox order by id')).map((row) => row.request_id);

describe('one id names a request', () => {
  test('from the edge through web, api and the event to the worker, and the answer says it', async () => {
    await whileDelivering(subscribers, async () => {
      const answer = await openChat('edge-7c4a1b');
      expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, 'edge-7c4a1b']);
      await expect.poll(() => lineOf('worker', 'an event was handled'), soon).toBeDefined();
    });
    expect(lineOf('web', 'answered')).toMatchObject({ requestId: 'edge-7c4a1b' });
    expect(lineOf('api', 'answered')).toMatchObject({ requestId: 'edge-7c4a1b' });
    expect(lineOf('worker', 'an event was handled')).toMatchObject({ requestId: 'edge-7c4a1b', event: 'support.entrance.changed' });
  });

  test.each([undefined, '', 'a b', '"}\\n', 'x'.repeat(65)])(
    'a missing or malformed one, %j, is replaced, by the same new one everywhere',
    async (forged) => {
      const answer = await openChat(forged);
      const id = answer.headers['x-request-id'];
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(lineOf('web', 'answered')).toMatchObject({ requestId: id });
      expect(lineOf('api', 'answered')).toMatchObject({ requestId: id });
      expect(await idsInOutbox()).toEqual([id]);
    },
  );

  test('events that consumers tell carry it on', async () => {
    const emitMore = on('probe.thing.done', 'probe.tells', async (ctx, { n }) => {
      ctx.log.info({ n }, 'a consumer acted');
      if (n === 1) await emit(ctx, 'probe.thing.done', { n: 2 });
    });
    await whileDelivering([emitMore], async () => {
      await withRequestId('first', () => inTx(house.mall.ctx('1'), (ctx) => emit(ctx, 'probe.thing.done', { n: 1 })));
      await expect.poll(() => lines.filter(({ msg }) => msg === 'a consumer acted').length, soon).toBe(2);
    });
    expect(lines.filter(({ role }) => role === 'worker').map(({ requestId }) => requestId)).toEqual(['first', 'first', 'first', 'first']);
    expect(await idsInOutbox()).toEqual(['first', 'first']);
  });
});

test('a run of a due task has an id of its own, and so have its events', async () => {
  const { pod } = house.mall;
  const task = {
    name: 'probe.due',
    everySeconds: 0.01,
    find: async () => [{ mid: '1', id: '1' }],
    act: () => inTx(house.mall.ctx('1'), (ctx) => emit(ctx, 'probe.thing.done', { n: 1 })),
  };
  const running = startDueTasks(pod, [task], house.mall.ctx, logOf('worker'));
  await expect.poll(async () => (await idsInOutbox()).length, soon).toBeGreaterThan(1);
  await running.close();
  const ids = await idsInOutbox();
  expect(ids).not.toContain(null);
  expect(new Set(ids).size).toBe(ids.length);
});
