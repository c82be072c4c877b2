import { fail, failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { runCleanup } from '../cleanup/cleanup.ts';
import { type Ctx, inTx, type Staff } from '../ctx.ts';
import { urlAs } from '../db/roles.ts';
import { runDueTask } from '../due-tasks/due-tasks.ts';
import type { HttpServer } from '../http/http-server.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { jobTable } from '../jobs/job-table.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { createLog } from '../log.ts';
import { runTask } from './run-task.ts';
import { sendTasks } from './send-tasks.ts';
import { startTask } from './start-task.ts';
import { taskCleanup } from './task.cleanup.repo.ts';
import { taskKind } from './task.types.ts';

const log = createLog('test', 'silent');
let mall: TestMall;
let server: HttpServer;
beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], hosts: { 'one.test': '1' }, goods: [] });
  await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'two.test': '2' }, goods: [] });
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

/** Writes the words of its input into a file, one per part; `before` is told of each. */
const writing = (before: (part: number) => Promise<void> | void = () => undefined) =>
  taskKind({
    kind: 'write-words',
    input: z.object({ words: z.array(z.string()) }),
    run: async (_ctx, { words }, report) => {
      for (const [part, word] of words.entries()) {
        await before(part);
        await report.savePart(part, Buffer.from(word), part + 1);
      }
      return { result: { words: words.length }, file: { name: 'words.txt', type: 'text/plain', parts: words.length } };
    },
  });

async function staffIdOf(token: string): Promise<string> {
  const [row] = await mall.sql<{ staff_id: string }>('select staff_id from staff.session where token_hash = sha256($1::bytea)', [
    Buffer.from(token),
  ]);
  return row?.staff_id ?? '';
}
async function aTask(words: readonly string[], token: string, shops: Staff['shops'] = 'ALL'): Promise<string> {
  const actor: Staff = { kind: 'staff', staffId: await staffIdOf(token), sessionId: '1', grants: [], shops, isFactorMissing: false };
  const outer: Ctx<Staff> = { ...mall.ctx('1'), actor };
  return inTx(outer, (ctx) => startTask(ctx, { kind: 'write-words', call: 'trade.order.ship', input: { words }, total: words.length }));
}
const rowOf = async (id: string) =>
  (await mall.sql<Record<string, unknown>>('select state, done, input, result, tries from platform.task where id = $1', [id]))[0];
const due = async () => {
  const sent: string[] = [];
  await runDueTask(
    mall.pod,
    sendTasks(async (_mid, id) => void sent.push(id)),
    mall.ctx,
    log,
  );
  return sent;
};
const everything = () => aStaffToken(mall, '1', ['ops.*', 'trade.*']);
const callerOf = (token: string, host = 'one.test', mid = '1') => asCaller(server, { host, mid, cid: '11', token });

describe('long work of staff', () => {
  test('is done by the worker through its queue, says how far it is, and leaves a file', async () => {
    await installJobs(mall.url);
    const token = await everything();
    const id = await aTask(['甲', '乙'], token);
    const jobs = await runJobs(
      urlAs('qianpu_pod', mall.url),
      { 'platform.run-task': jobTable['platform.run-task'] },
      { 'platform.run-task': ({ id }, { mid }) => runTask(mall.ctx(mid ?? ''), [writing()], id) },
      log,
    );
    const send = sendTasks((mid, task) => jobs.send('platform.run-task', mid, { id: task }));
    expect(await runDueTask(mall.pod, send, mall.ctx, log)).toBe(1);
    await expect.poll(async () => (await rowOf(id))?.state, { timeout: 10_000, interval: 50 }).toBe('DONE');
    await jobs.close();
    expect(await rowOf(id)).toMatchObject({ done: 2, input: {}, result: { words: 2 } });
    const call = callerOf(token);
    expect((await call('ops.task.find', { id })).data).toMatchObject({ state: 'DONE', done: 2, total: 2, file: { parts: 2 } });
    const part = await call('ops.task.download', { id, part: 1 });
    expect(part.data).toEqual({ name: 'words.txt', type: 'text/plain', part: 1, parts: 2, base64: Buffer.from('乙').toString('base64') });
    expect((await call('ops.task.download', { id, part: 2 })).code).toBe(failures.NOT_FOUND.code);
  });

  test('whose worker was killed half-way is taken up again, and not before a minute of silence', async () => {
    const id = await aTask(['一', '二', '三'], await everything());
    expect(await due()).toContain(id);
    let isStuck: (() => void) | undefined;
    const reached = new Promise<void>((resolve) => {
      isStuck = resolve;
    });
    // Never goes on: what a killed process looks like from outside.
    const stuck = writing((part) => {
      if (part === 0) return undefined;
      isStuck?.();
      return new Promise<void>(() => undefined);
    });
    void runTask(mall.ctx('1'), [stuck], id);
    await reached;
    expect(await rowOf(id)).toMatchObject({ state: 'RUNNING', done: 1 });
    await runTask(mall.ctx('1'), [writing()], id);
    expect(await rowOf(id)).toMatchObject({ state: 'RUNNING', tries: 1 });
    expect(await due()).not.toContain(id);
    await mall.moveClock('61 seconds');
    expect(await due()).toContain(id);
    await runTask(mall.ctx('1'), [writing()], id);
    expect(await rowOf(id)).toMatchObject({ state: 'DONE', done: 3, tries: 2 });
    expect(await mall.sql('select part from platform.task_file where task_id = $1 order by part', [id])).toEqual([
      { part: 0 },
      { part: 1 },
      { part: 2 },
    ]);
  });

  test('overtaken, the first one stops and spoils nothing', async () => {
    const id = await aTask(['一', '二'], await everything());
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = writing((part) => {
      if (part === 0) return undefined;
      begun();
      return held;
    });
    const first = runTask(mall.ctx('1'), [slow], id);
    await hasBegun;
    await mall.moveClock('61 seconds');
    await runTask(mall.ctx('1'), [writing()], id);
    goOn();
    await first;
    expect(await rowOf(id)).toMatchObject({ state: 'DONE', tries: 2, result: { words: 2 } });
  });

  test('that cannot be done fails after three tries; a refusal fails at once', async () => {
    const [broken, refused] = [await aTask(['一'], await everything()), await aTask(['一'], await everything())];
    const breaking = writing(() => {
      throw new Error('not today');
    });
    for (let tries = 1; tries <= 3; tries += 1) await runTask(mall.ctx('1'), [breaking], broken);
    expect(await rowOf(broken)).toMatchObject({ state: 'FAILED', tries: 3, result: { failure: 'INTERNAL' } });
    const refusing = writing(() => {
      throw fail('ORDER_MOVED_ON');
    });
    await runTask(mall.ctx('1'), [refusing], refused);
    expect(await rowOf(refused)).toMatchObject({ state: 'FAILED', tries: 1, result: { failure: 'ORDER_MOVED_ON' } });
    expect((await due()).filter((id) => id === broken || id === refused)).toEqual([]);
  });

  test('its file goes after seven days, the task after thirty', async () => {
    const id = await aTask(['一'], await everything());
    await runTask(mall.ctx('1'), [writing()], id);
    const files = () => mall.sql('select from platform.task_file where task_id = $1', [id]);
    const clean = async () => {
      for (const task of taskCleanup) await runCleanup(mall.pod, task);
    };
    await clean();
    expect(await files()).toHaveLength(1);
    await mall.moveClock('7 days 1 second');
    await clean();
    expect(await files()).toHaveLength(0);
    expect(await rowOf(id)).toMatchObject({ state: 'DONE' });
    await mall.moveClock('23 days 1 second');
    await clean();
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe('who sees what came of it', () => {
  test('its starter, and those who may start the same for all shops; nobody else', async () => {
    const ofShop = await aStaffToken(mall, '1', ['ops.*', 'trade.*'], '11');
    const colleague = await aStaffToken(mall, '1', ['ops.*', 'trade.*'], '11');
    const withoutTheCall = await aStaffToken(mall, '1', ['ops.*']);
    const foreign = await aStaffToken(mall, '2', ['ops.*', 'trade.*']);
    const id = await aTask(['秘密'], ofShop, ['11']);
    await runTask(mall.ctx('1'), [writing()], id);
    const codeFor = async (token: string, host?: string, mid?: string) =>
      (await callerOf(token, host, mid)('ops.task.download', { id, part: 0 })).code;
    expect(await codeFor(ofShop)).toBe(0);
    expect(await codeFor(await everything())).toBe(0);
    expect(await codeFor(colleague)).toBe(failures.NOT_FOUND.code);
    expect(await codeFor(withoutTheCall)).toBe(failures.NOT_FOUND.code);
    expect(await codeFor(foreign, 'two.test', '2')).toBe(failures.NOT_FOUND.code);
    const listOf = async (token: string) =>
      ((await callerOf(token)('ops.task.list', {})).data as { list: { id: string }[] }).list.map((task) => task.id);
    expect(await listOf(ofShop)).toEqual([id]);
    expect(await listOf(colleague)).toEqual([]);
    expect(await listOf(await everything())).toContain(id);
    // What all shops' orders say is not for somebody who has lost the others since.
    await mall.sql('update platform.task set cids = null where id = $1', [id]);
    expect(await codeFor(ofShop)).toBe(failures.NOT_FOUND.code);
  });
});
