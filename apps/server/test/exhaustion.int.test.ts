import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { type CallName, rows } from '@qianpu/contract/rows';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONNECTIONS } from '#platform/db/pod';
import { Admission } from '#platform/http/admission';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { uploadPicture } from '../src/modules/asset/upload-picture.ts';
import { anApi } from './builders/api.ts';
import { aMember, anAddress, aPopulatedMall, type PopulatedMall, tokenFor } from './builders/populated-mall.ts';
import { builtRows, examplesOf, isOk, send } from './call-table.ts';

const SLOW_SENDERS = 500;
/** Milliseconds: what a buyer waits at most while it goes on. */
const PATIENCE_MS = 1_000;

let house: PopulatedMall;
let server: HttpServer;
beforeAll(async () => {
  house = await aPopulatedMall();
  server = anApi(house.mall, new Admission(createLog('test', 'silent')));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await house.close();
});

const reads = builtRows.filter(([, row]) => row.effect === 'read');
const tokenOf = (name: CallName) => tokenFor(house.mall, rows[name].auth);

describe.each(reads)('%s, asked for more than anybody reads (spec 9)', (name, row) => {
  const example = () => examplesOf(name, house.known)[0] ?? {};

  test('answers at most a page', async () => {
    const token = await tokenOf(name);
    for (const pageSize of [101, 1_000_000, 2 ** 53, '1e6', -1, 0.5]) {
      const answer = await send(house.server, row, { ...example(), pageSize, pageNum: 1_000_000 }, house.from({ token }));
      expect(answer.status).toBeLessThan(500);
      const { list } = (answer.data ?? {}) as { list?: unknown[] };
      expect(list?.length ?? 0).toBeLessThanOrEqual(100);
    }
  });

  test('refuses lists nobody would write, at once', async () => {
    const token = await tokenOf(name);
    // Of an address only the first 8,000 signs are sent.
    const ids = Array.from({ length: 'method' in row && row.method === 'GET' ? 2_000 : 100_000 }, (_, at) => String(at + 1));
    const before = performance.now();
    for (const field of Object.keys({ ...example(), ids: [] }))
      expect((await send(house.server, row, { ...example(), [field]: ids }, house.from({ token }))).status).toBeLessThan(500);
    expect(performance.now() - before).toBeLessThan(10 * PATIENCE_MS);
  });
});

describe('queries no page writes (spec 9)', () => {
  const path = rows['catalog.search.suggest'].path;
  const ask = (query: string) =>
    server.inject({ url: `${path}?${query}`, headers: { host: 'apples.test', 'x-forwarded-for': anAddress() } });

  test.each([
    ['deep', `words${'[a]'.repeat(5_000)}=1`],
    ['of many names', Array.from({ length: 5_000 }, (_, at) => `a${at}=1`).join('&')],
    ['of one name many times', Array.from({ length: 5_000 }, () => 'words=1').join('&')],
    ['with a place far away', 'words[999999999]=1&cid[1000000]=2'],
    ['reaching for a prototype', 'words[__proto__][x]=1&constructor[prototype][y]=1'],
    ['of half signs', '%ff%fe=%ud800&words=%'],
  ])('%s are read as far as the limits go', async (_how, query) => {
    const before = performance.now();
    expect((await ask(query)).statusCode).toBeLessThan(500);
    expect(performance.now() - before).toBeLessThan(PATIENCE_MS);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('senders who send a byte now and then (spec 9)', () => {
  async function dribble(path: string, token: string): Promise<Socket> {
    const socket = connect({ port: Number(new URL(server.listeningOrigin).port), host: '127.0.0.1' });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: apples.test\r\ntoken: ${token}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{`,
    );
    return socket;
  }

  test.each<[string, () => string]>([
    ['files', () => `${rows['asset.file.upload'].path}?purpose=review`],
    ['calls', () => rows['cart.line.add'].path],
  ])('%s hold up no buyer', { timeout: 60_000 }, async (_what, path) => {
    const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await aMember(house.mall, '1')).token));
    const slow = await Promise.all(Array.from({ length: SLOW_SENDERS }, (_, at) => dribble(path(), tokens[at % tokens.length] ?? '')));
    const drip = setInterval(() => {
      for (const socket of slow) if (!socket.destroyed) socket.write('0');
    }, 500);
    try {
      const { token } = await aMember(house.mall, '1');
      const line = { cid: '11', skuId: house.known.skuId, quantity: 1 };
      for (let nth = 0; nth < 20; nth += 1) {
        const before = performance.now();
        expect(await send(server, rows['cart.line.add'], line, house.from({ token }))).toSatisfy(isOk);
        expect(performance.now() - before).toBeLessThan(PATIENCE_MS);
      }
    } finally {
      clearInterval(drip);
      for (const socket of slow) socket.destroy();
    }
  });

  test('leave their places when they go', async () => {
    const { token } = await aMember(house.mall, '1');
    const picture = () => send(server, rows['asset.file.upload'], { purpose: 'review' }, house.from({ token }));
    await expect.poll(picture, { timeout: 10_000 }).toSatisfy(isOk);
  });
});

describe('a disk that hangs (spec 9)', () => {
  test('holds up no buyer', async () => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const { gateways, ...caller } = house.mall.ctx('1');
    const disk = Promise.withResolvers<void>();
    let hanging = 0;
    const keep: typeof gateways.pictures.keep = async (key, picture) => {
      hanging += 1;
      await disk.promise;
      await gateways.pictures.keep(key, picture);
    };
    const ctx = { ...caller, gateways: { ...gateways, pictures: { ...gateways.pictures, keep } } };
    const members = await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => aMember(house.mall, '1')));
    const sent = members.map(({ memberId }) =>
      uploadPicture(ctx, { sender: { memberId }, purpose: 'review', file: Readable.from([photo]) }),
    );
    await expect.poll(() => hanging, { timeout: 5_000 }).toBe(members.length);
    const { token } = await aMember(house.mall, '1');
    const line = { cid: '11', skuId: house.known.skuId, quantity: 1 };
    expect(await send(server, rows['cart.line.add'], line, house.from({ token }))).toSatisfy(isOk);
    disk.resolve();
    expect(new Set((await Promise.all(sent)).map(({ key }) => key)).size).toBe(members.length);
  });
});
