import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addConnectRoutes } from './connect-routes.ts';
import { OpenPlatform } from './open-platform.ts';
import { people } from './people.ts';

const appid = 'wx0123456789abcdef';
const mini = 'wx1123456789abcdef';
const secret = '0f'.repeat(16);

async function aPhone() {
  const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-open-'));
  const file = path.join(dir, 'accounts.json');
  writeFileSync(
    file,
    JSON.stringify([
      { appid, secret },
      { appid: mini, secret, kind: 'mini' },
    ]),
  );
  const open = new OpenPlatform(new DatabaseSync(':memory:'), file, Date.now);
  const server = Fastify();
  addConnectRoutes(server, open);
  onTestFinished(async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  });
  const usual = { appid, redirect_uri: 'http://phone.test:8611/shop/login.html?cid=11', response_type: 'code', state: 'a1' };
  const ask = (query: Record<string, string>, answer?: string) =>
    server.inject({
      method: answer === undefined ? 'GET' : 'POST',
      url: '/connect/oauth2/authorize',
      query: { ...usual, ...query },
      headers: { host: 'phone.test:8611', cookie: 'messenger_person=zhou', 'content-type': 'application/x-www-form-urlencoded' },
      ...(answer !== undefined && { payload: `answer=${answer}` }),
    });
  return { open, server, ask };
}

test('a silent round goes straight back with a code and the state', async () => {
  const { ask } = await aPhone();
  const reply = await ask({ scope: 'snsapi_base' });
  const back = new URL(String(reply.headers.location));
  expect([reply.statusCode, back.origin + back.pathname]).toEqual([303, 'http://phone.test:8611/shop/login.html']);
  expect(Object.fromEntries(back.searchParams)).toEqual({ cid: '11', code: expect.stringMatching(/^[\w-]{32}$/), state: 'a1' });
});

test('a round that tells a name asks who holds the phone, and sends back without a code who says no', async () => {
  const { ask, open } = await aPhone();
  const question = await ask({ scope: 'snsapi_userinfo' });
  expect(question.body).toContain('周一鸣');
  expect(question.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const allowed = new URL(String((await ask({ scope: 'snsapi_userinfo' }, 'allow')).headers.location));
  const code = allowed.searchParams.get('code') ?? '';
  expect(open.people.pageGrant({ appid, secret, code, grantType: 'authorization_code' })).toMatchObject({ scope: 'snsapi_userinfo' });
  expect((await ask({ scope: 'snsapi_userinfo' }, 'deny')).headers.location).toBe('http://phone.test:8611/shop/login.html?cid=11');
});

test.each([
  ['another site', { redirect_uri: 'http://evil.test/' }],
  ['another port', { redirect_uri: 'http://phone.test/' }],
  ['no address', { redirect_uri: 'javascript:alert(1)' }],
  ['an unknown account', { appid: 'wx0000000000000000' }],
  ['a mini-program', { appid: mini }],
  ['a state with other signs', { state: 'a.b' }],
  ['another answer', { response_type: 'token' }],
])('nobody is sent to %s', async (_what, query) => {
  const { ask } = await aPhone();
  const reply = await ask({ scope: 'snsapi_base', ...query });
  expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
});

test('the messenger gives a mini-program codes of whoever holds the phone', async () => {
  const { server, open } = await aPhone();
  const code = async (payload: object) => server.inject({ method: 'POST', url: '/messenger/code', payload });
  const { code: given } = (await code({ appId: mini, use: 'phone' })).json();
  expect(open.people.phone(mini, given)).toMatchObject({ phone_info: { purePhoneNumber: people[0].phone } });
  expect((await code({ appId: appid, use: 'login' })).statusCode).toBe(404);
  expect((await code({ appId: mini, use: 'page' })).statusCode).toBe(400);
});
