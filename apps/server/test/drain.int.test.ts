import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { aFreePort } from './builders/pay-account.ts';
import { becomesReady, end, program } from './builders/running-mall.ts';
import { type TestMall, testMall } from './test-mall.ts';

const BODY = JSON.stringify({ cid: '11' });

describe('an api that is told to end (spec 9)', () => {
  let mall: TestMall;
  let port: number;
  let api: ChildProcess;
  beforeEach(async () => {
    mall = await testMall();
    port = await aFreePort();
    const env = {
      ...process.env,
      MALL_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: mall.url,
      REDIS_URL: inject('redisUrl'),
      API_PORT: String(port),
      SECRETS_KEY: 'a1'.repeat(32),
      DRAIN_SECONDS: '2',
    };
    api = spawn(process.execPath, [program, 'api'], { env, stdio: 'ignore' });
    expect(await becomesReady(api, port, performance.now() + 110_000)).toBe(true);
  }, 120_000);
  afterEach(async () => {
    await end(api);
    await mall.close();
  });

  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

  /** A call whose body is on its way: the api has it in hand. */
  function beginCall(): { call: ClientRequest; answer: Promise<IncomingMessage> } {
    const headers = { 'content-type': 'application/json', 'content-length': String(BODY.length), mid: '1', cid: '11' };
    const call = request({ port, method: 'POST', path: '/c/v2/cart/count', headers });
    const answer = once(call, 'response').then(([reply]) => (reply as IncomingMessage).resume());
    call.write(BODY.slice(0, 3));
    return { call, answer };
  }

  test('says so to its balancer, serves whoever still comes, answers what it has in hand, and only then closes', async () => {
    expect([await statusOf('/drainz'), await statusOf('/readyz')]).toEqual([200, 200]);
    const { call, answer } = beginCall();
    await pause(200);
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await expect.poll(() => statusOf('/drainz')).toBe(404);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    // The balancer has long noticed; the port stays open for as long as somebody waits for an answer.
    await pause(3_000);
    expect(await statusOf('/healthz')).toBe(200);
    call.end(BODY.slice(3));
    const { statusCode, headers } = await answer;
    expect(statusCode).toBeLessThan(500);
    expect(headers.connection).toBe('close');
    expect(await ended).toEqual([0, null]);
  });
});
