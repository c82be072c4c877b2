import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isResizable } from '@qianpu/kit/picture';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { HttpServer } from '../http/http-server.ts';

/** Widths pages may ask for (picture widths of the design at 1× to 3×); any other width is answered with the original. */
const WIDTHS = new Set(['180', '360', '540', '750']);
const KEY = /^[\w-]+(\/[\w-]+)*\.(jpg|jpeg|png|webp|gif|svg)$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** `/img/{key}?w=360`: pictures at the size of the screen, as webp where the reader takes it (decided by Accept). */
export function addPictureRoute(server: HttpServer, pictureDir: string): void {
  const resizing = new LRUCache<string, Buffer, { key: string; width: number; isWebp: boolean }>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (name, _old, { context }) => resizedPicture(pictureDir, name, context),
  });

  server.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/img/*', async (request, reply) => {
    const key = request.params['*'];
    if (!KEY.test(key)) return reply.code(404).send();
    const original = join(pictureDir, key);
    if (!(await isFile(original))) return reply.code(404).send();

    const { w } = request.query;
    if (!w || !WIDTHS.has(w) || !isResizable(key))
      return reply.type(typeOf(key)).header('cache-control', FOREVER).send(createReadStream(original));

    const isWebp = (request.headers.accept ?? '').includes('image/webp');
    const picture = await resizing.forceFetch(`${key}@${w}${isWebp ? '.webp' : ''}`, { context: { key, width: Number(w), isWebp } });
    return reply
      .type(isWebp ? 'image/webp' : typeOf(key))
      .header('cache-control', FOREVER)
      .header('vary', 'Accept')
      .send(picture);
  });
}

async function resizedPicture(pictureDir: string, name: string, wish: { key: string; width: number; isWebp: boolean }): Promise<Buffer> {
  const kept = join(pictureDir, '.resized', `${createHash('sha256').update(name).digest('hex').slice(0, 32)}`);
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;
  const resized = sharp(join(pictureDir, wish.key)).resize({ width: wish.width, withoutEnlargement: true });
  const picture = await (wish.isWebp ? resized.webp({ quality: 82, effort: 3 }) : resized).toBuffer();
  await keep(kept, picture);
  return picture;
}

/** Written aside and renamed: another process never reads half a picture. */
async function keep(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, picture);
  await rename(aside, path);
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};
const typeOf = (key: string) => types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
