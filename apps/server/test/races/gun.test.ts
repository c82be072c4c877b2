import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SentRequest } from '../call-table.ts';
import { fire } from './gun.ts';

/** A shop with one piece: what it has is read, and a moment later written, as nobody should. */
let toy: FastifyInstance;
let pieces: number;
let arrivals: number[];

beforeEach(async () => {
  pieces = 1;
  arrivals = [];
  toy = Fastify();
  toy.post('/racy', async () => {
    arrivals.push(performance.now());
    const seen = pieces;
    await wait(2);
    if (seen === 0) return { isSold: false };
    pieces = seen - 1;
    return { isSold: true };
  });
  toy.post('/safe', async () => {
    if (pieces === 0) return { isSold: false };
    pieces -= 1;
    await wait(2);
    return { isSold: true };
  });
  await toy.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => toy.close());

const volley = async (url: string, size: number) => {
  const payload = JSON.stringify({ text: '一件' });
  const request: SentRequest = { method: 'POST', url, headers: { host: 'toy.test', 'content-type': 'application/json' }, payload };
  const hits = await fire((toy.server.address() as AddressInfo).port, Array(size).fill(request));
  return hits.map(({ statusCode, body }) => ({ statusCode, ...(JSON.parse(body) as { isSold: boolean }) }));
};
const sold = (hits: readonly { isSold: boolean }[]) => hits.filter(({ isSold }) => isSold).length;

describe('the gun', () => {
  test('sells the last piece of a racy shop many times over, in every volley', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      pieces = 1;
      const hits = await volley('/racy', 30);
      expect(hits.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
      expect(sold(hits)).toBeGreaterThan(1);
    }
  });

  test('sells the last piece of a careful shop once', async () => {
    expect(sold(await volley('/safe', 30))).toBe(1);
  });

  test('nothing begins before the last bytes are sent, and then everything within a moment', async () => {
    await volley('/racy', 30);
    expect(arrivals.length).toBe(30);
    expect(Math.max(...arrivals) - Math.min(...arrivals)).toBeLessThan(100);
  });

  test('a reply that breaks off is no reply', async () => {
    toy.server.prependListener('request', (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      response.socket?.end();
    });
    await expect(volley('/safe', 1)).rejects.toThrow('half a reply');
  });
});
