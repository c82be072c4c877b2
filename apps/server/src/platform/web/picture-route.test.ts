import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../http/http-server.ts';
import { createLog } from '../log.ts';
import { addPictureRoute } from './picture-route.ts';
import { addSafetyHeaders } from './safety-headers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));
const server = createHttpServer(createLog('test', 'silent'));
const film = Buffer.from(Array.from({ length: 1_000 }, (_, place) => place % 251));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Half see-through, as a merchant's cut-out goods are. */
const aPicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 211, g: 38, b: 42, alpha: 0.5 } } });

beforeAll(async () => {
  addSafetyHeaders(server);
  addPictureRoute(server, folder);
  mkdirSync(path.join(folder, '7'));
  await aPicture(800, 400).jpeg().toFile(path.join(folder, '7/a.jpg'));
  await aPicture(800, 400).jpeg().toFile(path.join(folder, '7/a.jpeg'));
  await aPicture(800, 400).png().toFile(path.join(folder, '7/a.png'));
  await aPicture(800, 400).png().toFile(path.join(folder, '7/LOUD.PNG'));
  await aPicture(96, 96).png().toFile(path.join(folder, '7/small.png'));
  await aPicture(800, 400).jpeg().withMetadata({ orientation: 6 }).toFile(path.join(folder, '7/upright.jpg'));
  await aPicture(800, 400).webp().toFile(path.join(folder, '7/a.webp'));
  await aPicture(800, 400).gif().toFile(path.join(folder, '7/a.gif'));
  writeFileSync(path.join(folder, '7/a.svg'), drawing);
  writeFileSync(path.join(folder, '7/a.mp4'), film);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (key: string, accept = 'image/avif,image/webp,*/*') => server.inject({ url: `/img/7/${key}`, headers: { accept } });
const original = (key: string) => readFileSync(path.join(folder, '7', key));

describe('pictures at the size of the screen (spec 5, 9)', () => {
  test.each([
    ['a.jpg', 180],
    ['a.jpg', 360],
    ['a.jpeg', 540],
    ['a.png', 360],
    ['a.png', 750],
    ['LOUD.PNG', 360],
  ])('%s is resized to %i, and is webp for a reader who takes it', async (key, width) => {
    const reply = await ask(`${key}?w=${width}`);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  });

  test.each([
    ['a.jpg', 'jpeg'],
    ['a.png', 'png'],
  ])('%s stays %s for a reader who does not', async (key, format) => {
    const reply = await ask(`${key}?w=360`, '*/*');
    expect(reply.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'Accept' });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: 360 });
  });

  test.each(['a.webp', 'a.gif', 'a.svg'])('%s is passed through as it is', async (key) => {
    const reply = await ask(`${key}?w=360`);
    expect(reply.rawPayload.equals(original(key))).toBe(true);
    expect(reply.headers.vary).toBeUndefined();
  });

  test.each(['a.jpg', 'a.jpg?w=361', 'a.jpg?w=', 'a.jpg?w=360&w=180'])('%s names no width there is: the original', async (address) => {
    expect((await ask(address)).rawPayload.equals(original('a.jpg'))).toBe(true);
  });

  test('what is smaller is not blown up', async () => {
    expect(await sharp((await ask('small.png?w=180')).rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
  });

  test('what is see-through stays so', async () => {
    expect((await sharp((await ask('a.png?w=180')).rawPayload).stats()).isOpaque).toBe(false);
  });

  test('a photograph stands as its phone was held', async () => {
    expect(await sharp((await ask('upright.jpg?w=360')).rawPayload).metadata()).toMatchObject({ width: 360, height: 720 });
  });

  test('a picture never changes, and a drawing opened as a page runs nothing', async () => {
    for (const address of ['a.jpg?w=180', 'a.svg']) {
      const { headers } = await ask(address);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    }
  });
});

describe('films in parts (spec 9)', () => {
  const play = (headers: Record<string, string> = {}, key = 'a.mp4') => server.inject({ url: `/img/7/${key}`, headers });

  test('are sent whole to who asks for no part, who then knows that there are parts', async () => {
    const reply = await play();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': '1000' });
    expect(reply.rawPayload.equals(film)).toBe(true);
  });

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=500-', 500, 999],
    ['bytes=-100', 900, 999],
    ['bytes=990-5000', 990, 999],
  ])('%s are bytes %i to %i and no others', async (range, first, last) => {
    const reply = await play({ range });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers).toMatchObject({ 'content-range': `bytes ${first}-${last}/1000`, 'content-length': String(last - first + 1) });
    expect(reply.rawPayload.equals(film.subarray(first, last + 1))).toBe(true);
  });

  test('a part beyond the end is refused, and the refusal is not kept', async () => {
    const reply = await play({ range: 'bytes=1000-' });
    expect(reply.statusCode).toBe(416);
    expect(reply.headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-store' });
    expect(reply.rawPayload).toHaveLength(0);
  });

  test('a part of a file that may have changed is the whole file', async () => {
    expect((await play({ range: 'bytes=0-1', 'if-range': '"abc"' })).statusCode).toBe(200);
  });

  test('are films and nothing else, whatever stands in them', async () => {
    const { headers } = await play({ range: 'bytes=0-1' });
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toMatch(/ sandbox$/);
  });

  test('one that is not there is not found', async () => {
    expect((await play({ range: 'bytes=0-1' }, 'b.mp4')).statusCode).toBe(404);
  });

  test('pictures have no parts', async () => {
    expect((await play({ range: 'bytes=0-1' }, 'a.jpg')).statusCode).toBe(200);
  });
});
