import { connect, createServer, type Socket } from 'node:net';
import { chatStreamPath } from '@qianpu/contract/calls/support';
import { failures } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import type { ChatMessage } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { Delivery } from '#platform/events/delivery';
import { Admission } from '#platform/http/admission';
import { createHttpServer, type HttpServer } from '#platform/http/http-server';
import { mountStreams } from '#platform/http/mount-streams';
import { createLog } from '#platform/log';
import { closeRedis, openRedis, type Redis } from '#platform/redis';
import { anApi } from '../../../test/builders/api.ts';
import { listen } from '../../../test/builders/listener.ts';
import { aFreePort } from '../../../test/builders/pay-account.ts';
import { aMember, aPopulatedMall, aStaffToken, type PopulatedMall, type TestMember } from '../../../test/builders/populated-mall.ts';
import { send } from '../../../test/call-table.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { streams, subscribers } from '../../app/modules.ts';
import { createOpenCtx } from '../../app/open-ctx.ts';

const log = createLog('test', 'silent');
const cid = '11';

let house: PopulatedMall;
let line: Awaited<ReturnType<typeof aLineToRedis>>;
let redis: Redis;
let delivery: Delivery;
let api: HttpServer;
let origin: string;
let staff: string;
let member: TestMember;

beforeAll(async () => {
  house = await aPopulatedMall();
  const { mall } = house;
  line = await aLineToRedis();
  redis = openRedis(line.url, log);
  const engines = { ...mall.engines, redis };
  delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, engines, log), log });
  api = anApi({ engines, newId: mall.newId });
  const port = await aFreePort();
  await api.listen({ port, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${port}`;
  staff = await aStaffToken(mall, '1', ['support.*']);
  await call('support.entrance.set', { cid, status: 1 }, staff);
});
afterAll(async () => {
  await delivery.close();
  await api.close();
  await closeRedis(redis);
  await line.close();
  await house.close();
});
beforeEach(async () => {
  member = await aMember(house.mall, '1');
  await call('support.chat.send', { cid, text: '在吗？' }, member.token);
});

const call = async (name: 'support.chat.send' | 'support.chat.reply' | 'support.entrance.set', input: object, token: string) => {
  await send(house.server, rows[name], input, house.from({ token }));
  delivery.wake();
};
const reply = (text: string) => call('support.chat.reply', { memberId: member.memberId, cid, text }, staff);

/** Redis as our api reaches it, over a line that can be cut: for the api Redis is killed, for other tests it is not. */
async function aLineToRedis() {
  const target = new URL(inject('redisUrl'));
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
    near.pipe(far).pipe(near);
  });
  const port = await aFreePort();
  const mend = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const cut = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    });
  await mend();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, mend, close: () => (server.listening ? cut() : Promise.resolve()) };
}

/** A phone that listens to its conversation. */
async function listenTo({ token = member.token, after = 0, shop = cid, at = origin } = {}) {
  const phone = await listen({ origin: at, path: `${chatStreamPath}?cid=${shop}`, token, after });
  return { ...phone, texts: () => phone.told<ChatMessage>().map(({ content }) => (content.kind === 'text' ? content.text : content.kind)) };
}

/** A process of its own, which is closed with the test. */
async function aProcess(server: HttpServer): Promise<string> {
  const port = await aFreePort();
  await server.listen({ port, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${port}`;
}

/** One that listens to fewer, and is heard of more often. */
function streamsOnTerms(perProcess: number, heartbeatMs: number): Promise<string> {
  const engines = { ...house.mall.engines, redis };
  const server = createHttpServer(log);
  const settings = { admission: new Admission(log), openCtx: createOpenCtx(engines, house.mall.newId, log), redis, log };
  mountStreams(server, settings, streams, { perPerson: 3, perProcess, heartbeatMs });
  return aProcess(server);
}

/** Sooner than a stream looks by itself. */
const atOnce = { timeout: 3_000, interval: 20 };

describe('a phone that listens to its conversation (spec 7.4)', () => {
  test('is told what it does not have, then what comes, at once', async () => {
    const phone = await listenTo();
    await vi.waitFor(() => expect(phone.texts()).toEqual(['在吗？']), atOnce);
    await reply('在的。');
    await vi.waitFor(() => expect(phone.texts()).toEqual(['在吗？', '在的。']), atOnce);
    expect(phone.raw()).toContain('id: 2\n');
    await phone.leave();
  });

  test('that comes back is told from its last message on', async () => {
    await reply('在的。');
    const phone = await listenTo({ after: 1 });
    await vi.waitFor(() => expect(phone.texts()).toEqual(['在的。']), atOnce);
    await phone.leave();
  });

  test('hears nothing of another member’s conversation', async () => {
    const other = await aMember(house.mall, '1');
    const phone = await listenTo({ token: other.token });
    await reply('在的。');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(phone.texts()).toEqual([]);
    await phone.leave();
  });

  test('misses nothing while Redis is away, and hears at once again when it is back', async () => {
    const phone = await listenTo({ after: 1 });
    await line.cut();
    await vi.waitFor(() => expect(redis.isReady).toBe(false), atOnce);
    await reply('没有 Redis');
    await vi.waitFor(() => expect(phone.texts()).toEqual(['没有 Redis']), { timeout: 9_000, interval: 50 });
    await line.mend();
    await vi.waitFor(() => expect(redis.isReady).toBe(true), { timeout: 9_000, interval: 50 });
    await reply('回来了');
    await vi.waitFor(() => expect(phone.texts()).toEqual(['没有 Redis', '回来了']), { timeout: 9_000, interval: 50 });
    await phone.leave();
  }, 30_000);

  test('is refused without a login, and for a shop that is none', async () => {
    for (const [requested, code] of [
      [{ token: '' }, failures.NOT_LOGGED_IN.code],
      [{ token: '1-nobody' }, failures.LOGIN_INVALID.code],
      [{ shop: 'x' }, failures.BAD_INPUT.code],
    ] as const) {
      const phone = await listenTo(requested);
      await phone.ended;
      expect([phone.type, JSON.parse(phone.raw()).code]).toEqual(['application/json; charset=utf-8', code]);
    }
  });

  test('has at most three tabs that listen; a place is free again when one leaves', async () => {
    const phones = await Promise.all([listenTo(), listenTo(), listenTo()]);
    const fourth = await listenTo();
    await fourth.ended;
    expect(JSON.parse(fourth.raw()).code).toBe(failures.TOO_OFTEN.code);
    await phones[0]?.leave();
    await vi.waitFor(async () => {
      const again = await listenTo();
      await again.leave();
      expect(again.type).toContain('text/event-stream');
    }, atOnce);
    for (const phone of phones) await phone.leave();
  });

  test('is told that its login has ended, and nothing after it', async () => {
    const phone = await listenTo({ after: 1 });
    await house.mall.sql('update member.session set revoked_at = platform.now() where id = $1', [member.sessionId]);
    await reply('秘密');
    await phone.ended;
    expect(phone.raw()).toMatch(/event: refused\ndata: .*10020/);
    expect(phone.texts()).toEqual([]);
  });

  test('hears a heartbeat while nothing happens', async () => {
    const phone = await listenTo({ after: 1, at: await streamsOnTerms(10, 100) });
    await vi.waitFor(() => expect(phone.raw().match(/^: $/gm)?.length).toBeGreaterThanOrEqual(3), atOnce);
    expect(phone.texts()).toEqual([]);
    await phone.leave();
  });

  test('is asked to come back later by a process that has as many as it can hold', async () => {
    const at = await streamsOnTerms(2, 15_000);
    const other = await aMember(house.mall, '1');
    const phones = [await listenTo({ at }), await listenTo({ at })];
    const late = await listenTo({ at, token: other.token });
    expect([phones.map(({ status }) => status), late.status]).toEqual([[200, 200], 503]);
    await phones[0]?.leave();
    await vi.waitFor(async () => {
      const again = await listenTo({ at, token: other.token });
      await again.leave();
      expect(again.status).toBe(200);
    }, atOnce);
    await phones[1]?.leave();
  });

  test('is let go when the api closes', async () => {
    const own = anApi({ engines: { ...house.mall.engines, redis }, newId: house.mall.newId });
    const phone = await listenTo({ at: await aProcess(own) });
    await vi.waitFor(() => expect(phone.texts()).toEqual(['在吗？']), atOnce);
    await own.close();
    await phone.ended;
    expect(phone.raw()).not.toContain('refused');
  });
});
