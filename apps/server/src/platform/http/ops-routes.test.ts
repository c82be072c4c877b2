import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createHttpServer } from './http-server.ts';
import { addHealthRoutes } from './ops-routes.ts';

const ask = async (tells: 'engines' | 'nothing more', engines: Record<string, boolean>) => {
  const server = createHttpServer(createLog('test', 'silent'));
  addHealthRoutes(server, async () => engines, tells);
  const reply = await server.inject('/readyz');
  await server.close();
  return { status: reply.statusCode, body: reply.json() };
};

test('where the world looks a process says that it is not ready, and not which engine is away (A19)', async () => {
  expect(await ask('nothing more', { database: true, redis: false })).toEqual({ status: 503, body: { status: 'not ready' } });
  expect(await ask('nothing more', { database: true, redis: true })).toEqual({ status: 200, body: { status: 'ready' } });
});

test('on the ports of machines it names the engine', async () => {
  expect(await ask('engines', { database: false, redis: true })).toEqual({
    status: 503,
    body: { status: 'not ready', engines: { database: false, redis: true } },
  });
});
