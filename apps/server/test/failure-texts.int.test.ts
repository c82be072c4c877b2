import { type FailureName, fail, failures } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Admission } from '#platform/http/admission';
import { type AdmissionLimit, admissionLimits, type CallPriority } from '#platform/http/call-priority';
import { createDispatch } from '#platform/http/dispatch';
import { createHttpServer, type HttpServer } from '#platform/http/http-server';
import { mountCalls } from '#platform/http/mount-calls';
import { createLog } from '#platform/log';
import { handlers } from '../src/app/modules.ts';
import { createOpenCtx, createOpenHookCtx } from '../src/app/open-ctx.ts';
import { aPopulatedMall, type PopulatedMall } from './builders/populated-mall.ts';

const { path } = rows['member.captcha.generate'];
const log = createLog('test', 'silent');
const noRoom = Object.fromEntries(
  Object.entries(admissionLimits).map(([priority, each]) => [priority, { ...each, below: 0, waiting: 0 }]),
) as Record<CallPriority, AdmissionLimit>;

let house: PopulatedMall;
let server: HttpServer;
let busy: HttpServer;
/** What the call does next. */
let next: FailureName | 'fault' = 'fault';

beforeAll(async () => {
  house = await aPopulatedMall();
  server = aServer(new Admission(log));
  busy = aServer(new Admission(log, { terms: noRoom }));
});
afterAll(async () => {
  await Promise.all([server.close(), busy.close()]);
  await house.close();
});

/** The api, with a call that fails as it is told to. */
function aServer(admission: Admission): HttpServer {
  const made = createHttpServer(log);
  const dispatch = createDispatch({
    handlers: {
      ...handlers,
      'member.captcha.generate': async () => {
        throw next === 'fault' ? new Error('away') : fail(next);
      },
    },
    checkedShare: 1,
    countCall: async () => undefined,
  });
  const { engines, newId } = house.mall;
  mountCalls(made, {
    admission,
    dispatch,
    openCtx: createOpenCtx(engines, newId, log),
    openHookCtx: createOpenHookCtx(engines, newId, log),
    log,
  });
  return made;
}

interface Sent {
  readonly to?: HttpServer;
  readonly url?: string;
  readonly payload?: string;
  readonly headers?: Record<string, string>;
}

async function ask(lang: string, { to = server, url = path, payload = '{}', headers = {} }: Sent) {
  const common = { host: 'apples.test', 'content-type': 'application/json', 'accept-language': lang };
  const reply = await to.inject({ method: 'POST', url, payload, headers: { ...common, ...headers } });
  return { http: reply.statusCode, ...(reply.json() as { code: unknown; message: string }) };
}

async function textsOf(sent: Sent) {
  const [zh, en] = [await ask('zh-CN,zh;q=0.9', sent), await ask('en-GB,en;q=0.9', sent)];
  expect([en.http, en.code]).toEqual([zh.http, zh.code]);
  expect(zh.message).toMatch(/\p{Script=Han}/u);
  expect(en.message).toMatch(/[a-z]/);
  expect(en.message).not.toMatch(/\p{Script=Han}/u);
  return zh;
}

describe('a refusal has its text in both languages (spec 8)', () => {
  test.each(Object.keys(failures) as FailureName[])('%s', async (name) => {
    next = name;
    expect(await textsOf({})).toMatchObject({ http: 200, code: failures[name].code });
  });

  test('a fault inside', async () => {
    next = 'fault';
    expect(await textsOf({})).toMatchObject({ http: 503, code: failures.INTERNAL.code });
  });

  test.each([
    ['a call while there is too much to do', path],
    ['a callback while there is too much to do', '/pay/notify/wechat/1/main'],
  ])('%s', async (_what, url) => {
    expect(await textsOf({ to: busy, url })).toMatchObject({ http: 503, code: failures.INTERNAL.code });
  });

  test.each([
    ['a body that is no JSON', 400, { payload: '{"phone": 13800000001' }],
    ['a body of a kind nobody reads', 415, { headers: { 'content-type': 'application/xml' }, payload: '<phone>13800000001</phone>' }],
    ['a body that is too large', 413, { payload: JSON.stringify({ phone: '1'.repeat(300_000) }) }],
    ['an envelope that cannot be read', 200, { url: '/api-client-web/client/api.do' }],
    ['two tokens that differ', 200, { headers: { token: '1-a', accesstoken: '1-b' } }],
    ['a host nobody has', 200, { headers: { host: 'nobody.test' } }],
  ] satisfies [string, number, Sent][])('%s', async (_what, http, sent) => {
    expect((await textsOf(sent)).http).toBe(http);
  });
});
