import type { CallLimit, CallRow } from '@qianpu/contract/call';
import { failures } from '@qianpu/contract/failure';
import type { CallName } from '@qianpu/contract/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { closeRedis, openRedis } from '#platform/redis';
import { anApi } from './builders/api.ts';
import { aMember, aPopulatedMall, type PopulatedMall, tokenFor } from './builders/populated-mall.ts';
import { type Answer, builtRows, send } from './call-table.ts';

const REQUESTS = 10_000;
const AT_ONCE = 32;

const limited = builtRows.flatMap(([name, row]): [CallName, CallRow, CallLimit][] => (row.limit ? [[name, row, row.limit]] : []));
// Nobody listens there.
const redis = openRedis('redis://127.0.0.1:1', createLog('test', 'silent'));
let house: PopulatedMall;
let server: HttpServer;

beforeAll(async () => {
  house = await aPopulatedMall();
  const { engines, newId } = house.mall;
  server = anApi({ engines: { ...engines, redis }, newId });
});
afterAll(async () => {
  await server.close();
  await closeRedis(redis);
  await house.close();
});

/** Somebody of each call's own: a call that ends a session ends its own alone. */
async function tokenOf({ auth }: CallRow): Promise<string> {
  if (auth === 'visitor') return '';
  return auth === 'staff' ? tokenFor(house.mall, 'staff') : (await aMember(house.mall, '1')).token;
}

/** A hook says it by its status. */
const isTooOften = ({ code, data }: Answer) => code === failures.TOO_OFTEN.code || (data as { status?: number } | null)?.status === 429;

test(`with Redis away, of ${REQUESTS} requests to limited calls no more pass than their rows state (spec 9)`, async () => {
  const callers = await Promise.all(limited.map(async ([name, row, limit]) => ({ name, row, limit, token: await tokenOf(row) })));
  const passed: Record<string, number> = {};
  const windows: Record<string, Set<number>> = {};
  let sent = 0;
  const sendSome = async () => {
    for (let nth = sent++; nth < REQUESTS; nth = sent++) {
      const caller = callers[nth % callers.length];
      if (!caller) return;
      const { name, row, limit, token } = caller;
      const answer = await send(server, row, {}, house.from({ token, address: '198.51.100.7' }));
      windows[name] = (windows[name] ?? new Set()).add(Math.floor(Date.now() / 1000 / limit.seconds));
      if (!isTooOften(answer)) passed[name] = (passed[name] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));

  const stated = limited.map(([name, , { whenUncounted }]): [string, number] => {
    if (whenUncounted === 'allow') return [name, Number.POSITIVE_INFINITY];
    return [name, whenUncounted === 'refuse' ? 0 : whenUncounted.perProcess * (windows[name]?.size ?? 0)];
  });
  expect(limited.length).toBeGreaterThan(20);
  expect(stated.filter(([name, most]) => (passed[name] ?? 0) > most).map(([name]) => [name, passed[name]])).toEqual([]);
  // The first of each is let in: what is refused is the flood.
  expect(stated.filter(([name, most]) => most > 0 && !passed[name])).toEqual([]);
}, 120_000);
