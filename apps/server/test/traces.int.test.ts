import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aCollector, type CollectedSpan, type TestCollector } from './builders/collector.ts';
import { aMerchant } from './builders/merchant.ts';
import { aFreePort } from './builders/pay-account.ts';
import { aStaffToken } from './builders/populated-mall.ts';
import { becomesReady, program } from './builders/running-mall.ts';
import { smsAccount } from './builders/simulator.ts';
import { requestFrom } from './call-table.ts';
import { type TestMall, testMall } from './test-mall.ts';

const READY_MS = 120_000;
const dist = path.join(import.meta.dirname, '../../storefront/dist');
const soon = { timeout: 60_000, interval: 200 };
/** Typed by somebody, or proof of who they are: in no span. */
const [nick, TYPED] = ['小千的秘密', 'o-typed-by-somebody'];
const HOST = '127.0.0.1';

interface Role {
  readonly child: ChildProcess;
  readonly lines: Promise<string>;
}

let mall: TestMall;
let collector: TestCollector;
let staff: string;
let ports: { web: number; api: number; worker: number; ops: number };
let env: NodeJS.ProcessEnv;
const running: Role[] = [];

function start(role: string, more: NodeJS.ProcessEnv = {}): Role {
  const child = spawn(process.execPath, [program, role], { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'inherit'] });
  const started = { child, lines: text(child.stdout ?? process.stdin) };
  running.push(started);
  return started;
}

/** As a release ends it: what it has collected is sent first. */
async function end({ child, lines }: Role): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  return lines;
}

beforeAll(async () => {
  [mall, collector] = await Promise.all([testMall(), aCollector()]);
  await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { [HOST]: '1' }, goods: ['红苹果'] });
  staff = await aStaffToken(mall, '1', ['support.*']);
  ports = { web: await aFreePort(), api: await aFreePort(), worker: await aFreePort(), ops: await aFreePort() };
  env = {
    ...process.env,
    ...smsAccount,
    MALL_ENV: 'test',
    LOG_LEVEL: 'debug',
    DATABASE_URL: mall.url,
    REDIS_URL: inject('redisUrl'),
    H5_PORT: String(ports.web),
    CP_PORT: '0',
    CONSOLE_DIST: '',
    WEB_OPS_PORT: String(ports.ops),
    API_PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
    API_URL: `http://127.0.0.1:${ports.api}`,
    SSR_ENTRY: path.join(dist, 'server/entry-server.js'),
    CLIENT_DIST: path.join(dist, 'client'),
    SECRETS_KEY: 'a1'.repeat(32),
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'qianpu-compile-cache'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  };
  // Web believes nobody before it; the api believes web.
  const roles = [start('web', { TRUSTED_PROXIES: '10.9.9.9' }), start('api'), start('worker')];
  const deadline = performance.now() + READY_MS;
  const ready = [ports.ops, ports.api, ports.worker].map((port, at) => becomesReady((roles[at] ?? never()).child, port, deadline));
  expect(await Promise.all(ready)).toEqual([true, true, true]);
}, 200_000);
afterAll(async () => {
  await Promise.all(running.map(end));
  await collector?.close();
  await mall?.close();
});

const never = (): never => {
  throw new Error('there is none');
};

const traceOf = (spans: readonly CollectedSpan[], isFirst: (span: CollectedSpan) => boolean): readonly CollectedSpan[] => {
  const first = spans.find((span) => isFirst(span) && !span.parentSpanId);
  return spans.filter(({ traceId }) => traceId === first?.traceId);
};

/** "web GET /shop/* > web render home > …", from the first span down to one. */
function pathTo(spans: readonly CollectedSpan[], span: CollectedSpan | undefined): string[] {
  if (!span) return [];
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...pathTo(spans, parent), `${span.role} ${span.name}`];
}

/** Staff open the desk, as their page does: by the address of the pages. */
async function openDesk(headers: Record<string, string> = {}): Promise<number> {
  const input = { cid: '11', status: 1, nick, avatar: '1/xiaoqian.png' };
  const request = requestFrom(rows['support.entrance.set'], input, { host: HOST, mid: '1', cid: '11', token: staff, headers });
  const { host: _host, ...rest } = request.headers;
  const body = request.payload === undefined ? null : String(request.payload);
  const reply = await fetch(`http://${HOST}:${ports.web}${request.url}`, { method: request.method, headers: rest, body });
  await reply.text();
  return reply.status;
}

const stepsTo = (spans: readonly CollectedSpan[], name: RegExp): string[] =>
  spans.filter((span) => name.test(span.name)).map((span) => pathTo(spans, span).join(' > '));

describe('traces (A30)', () => {
  test('lead from a page to its calls and their statements', async () => {
    expect((await fetch(`http://${HOST}:${ports.web}/shop/?openid=${TYPED}`)).status).toBe(200);
    const steps = async () =>
      stepsTo(
        traceOf(await collector.spans(), ({ name }) => name.startsWith('GET /shop')),
        /^SQL /,
      );
    const found = expect.stringMatching(/^web GET \/shop\S* > web render \S+ > web call \S+ > web SQL \S+$/);
    await expect.poll(steps, soon).toContainEqual(found);
  }, 90_000);

  test('lead from the address of pages to the api, its statements, the event, and the worker that hears of it', async () => {
    expect(await openDesk()).toBe(200);
    const steps = async () =>
      stepsTo(
        traceOf(await collector.spans(), ({ role, name }) => role === 'web' && name.startsWith('POST')),
        /^SQL /,
      );
    const toCall = String.raw`^web POST \S+ > api POST \S+ > api call support\.entrance\.set`;
    const told = String.raw`${toCall} > api tell support\.entrance\.changed`;
    const heard = String.raw`${told} > worker hear support\.entrance\.changed \S+`;
    const expected = [`${toCall} > api SQL begin$`, `${told} > api SQL platform.event.put$`, `${heard} > worker SQL platform.event.sign$`];
    await expect.poll(steps, soon).toEqual(expect.arrayContaining(expected.map((step) => expect.stringMatching(step))));
  }, 90_000);

  test('that somebody outside says to be a part of another are none, and what nobody follows is not', async () => {
    const forged = '00-11111111111111111111111111111111-2222222222222222-01';
    expect(await openDesk({ traceparent: forged })).toBe(200);
    await fetch(`http://${HOST}:${ports.api}/healthz`);
    await expect.poll(async () => (await collector.spans()).filter(({ name }) => name.startsWith('POST')).length, soon).toBe(4);
    const spans = await collector.spans();
    expect(spans.map(({ traceId }) => traceId)).not.toContain('1'.repeat(32));
    expect(spans.map(({ name }) => name)).not.toContain('GET /healthz');
  }, 90_000);

  test('hold no words of anybody, no proof of who they are and no text of a statement', async () => {
    const text = JSON.stringify(await collector.spans());
    expect(text).toContain('SQL ');
    for (const secret of [nick, TYPED, staff]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/insert into|select |update |where /i);
  });

  test('are named by the lines of the log, and their last spans are sent before a process ends', async () => {
    const [web] = running;
    const lines = (await end(web ?? never())).split('\n').filter((line) => line.includes('"traceId"'));
    const trace = traceOf(await collector.spans(), ({ role, name }) => role === 'web' && name.startsWith('POST'));
    expect(lines.map((line) => JSON.parse(line).traceId)).toContain(trace[0]?.traceId);
  });

  test('are off without a collector: what makes them is not loaded', async () => {
    const told = `import { registerHooks } from 'node:module';
      registerHooks({ resolve: (name, context, next) => {
        if (name.startsWith('@opentelemetry/sdk')) process.stdout.write('LOADED ' + name + '\\n');
        return next(name, context);
      } });`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(told)}`;
    const port = await aFreePort();
    const loadedBy = async (more: NodeJS.ProcessEnv) => {
      const role = start('worker', { NODE_OPTIONS, WORKER_PORT: String(port), ...more });
      expect(await becomesReady(role.child, port, performance.now() + READY_MS)).toBe(true);
      return (await end(role)).includes('LOADED @opentelemetry/sdk');
    };
    expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
    expect(await loadedBy({})).toBe(true);
  }, 200_000);
});
