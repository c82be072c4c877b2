import { rows } from '@qianpu/contract/rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from '#platform/http/http-server';
import { type IsTrusted, readTrustedProxies } from '#platform/http/trusted-proxies';
import { createLog } from '#platform/log';
import { forwardCalls } from '#platform/web/forward-calls';
import { createApiServer } from '../src/app/api.role.ts';
import { aPopulatedMall, type PopulatedMall } from './builders/populated-mall.ts';
import { requestFrom } from './call-table.ts';

const BALANCER = '10.99.0.1';
const WEB = '127.0.0.1';
const call = 'member.captcha.generate';
const { limit } = rows[call];
const silent = createLog('test', 'silent');

let house: PopulatedMall;
const open: HttpServer[] = [];

beforeAll(async () => {
  house = await aPopulatedMall();
});
afterAll(async () => {
  for (const server of open) await server.close();
  await house.close();
});

/** A web process before an api process, each believing whom it is told to. */
async function aRow(proxies: { web: string; api: string }): Promise<HttpServer> {
  const trusted = (list: string) => readTrustedProxies(list) as IsTrusted;
  const { engines, newId } = house.mall;
  const api = createApiServer({ env: 'test', isTrustedProxy: trusted(proxies.api) }, engines, newId, silent);
  await api.listen({ port: 0, host: '127.0.0.1' });
  const web = createHttpServer(silent, trusted(proxies.web));
  await forwardCalls(web, api.listeningOrigin);
  open.push(web, api);
  return web;
}

/** As a request of a shopper that this peer hands on. */
async function ask(web: HttpServer, peer: string, shopper: string, host = 'apples.test', headers = {}): Promise<number> {
  const request = requestFrom(rows[call], {}, { ...house.from({ address: shopper }), host, headers });
  const reply = await web.inject({ ...request, remoteAddress: peer });
  return Number(reply.json().code);
}

async function untilTooOften(web: HttpServer, peer: string, addressOf: (nth: number) => string): Promise<number> {
  for (let nth = 0; nth <= limit.count; nth += 1) if ((await ask(web, peer, addressOf(nth))) !== 0) return nth;
  return Number.POSITIVE_INFINITY;
}

describe('limits by address (A12)', () => {
  test.each([
    ['on this machine', WEB, '127.0.0.1', '203.0.113'],
    ['on another machine', BALANCER, BALANCER, '198.51.100'],
  ])('count the shopper behind a balancer %s, and never the balancer', async (_where, peer, proxy, network) => {
    const web = await aRow({ web: proxy, api: WEB });
    expect(await untilTooOften(web, peer, () => `${network}.7`)).toBe(limit.count);
    expect(await ask(web, peer, `${network}.8`)).toBe(0);
  });

  test('count whoever nobody named as themselves, whomever they say they ask for', async () => {
    const web = await aRow({ web: '127.0.0.1', api: WEB });
    expect(await untilTooOften(web, '192.0.2.66', (nth) => `10.20.30.${nth % 250}`)).toBe(limit.count);
  });
});

test('no header but Host chooses the merchant, whoever sends it (A8)', async () => {
  const web = await aRow({ web: '0.0.0.0/0', api: '0.0.0.0/0' });
  const forged = { 'x-forwarded-host': 'apples.test', forwarded: 'host=apples.test', 'x-host': 'apples.test' };
  expect(await ask(web, WEB, '203.0.113.50', 'apples.test')).toBe(0);
  expect(await ask(web, WEB, '203.0.113.50', 'pears.test', forged)).not.toBe(0);
});
