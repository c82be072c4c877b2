import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../http/http-server.ts';
import { createLog } from '../log.ts';
import { addPictureRoute } from './picture-route.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));
const server = createHttpServer(createLog('test', 'silent'));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Half see-through, as a merchant's cut-out goods are. */
const aPicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 211, g: 38, b: 42, alpha: 0.5 } } });

beforeAll(async () => {
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
