import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isResizable, pictureWidths } from '@qianpu/kit/picture';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { HttpServer } from '../http/http-server.ts';
import { writeAtomically } from '../write-atomically.ts';
import { readByteRange } from './byte-range.ts';

/** Widths pages may ask for; any other is answered with the original. */
const WIDTHS = new Set(pictureWidths.map(String));
const KEY = /^[\w-]+(\/[\w-]+)*\.(jpg|jpeg|png|webp|gif|svg|mp4)$/i;
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Pages of the shop keep pictures that come from hosts that are not theirs, and may only keep what they may look at.
  'access-control-allow-origin': '*',
  // A drawing (svg) opened as a page of its own runs nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * `/img/{key}?w=360`: pictures at the size of the screen, as webp where the reader takes it (decided by Accept). Films are sent in
 * the parts a player asks for: Safari plays none without.
 */
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
    const size = await sizeOf(original);
    if (size === undefined) return reply.code(404).send();

    const { w } = request.query;
    reply.headers(headers);
    if (isFilm(key)) return sendFilm(request, reply, original, size);
    if (!w || !WIDTHS.has(w) || !isResizable(key)) return reply.type(typeOf(key)).send(createReadStream(original));

    const isWebp = (request.headers.accept ?? '').includes('image/webp');
    const picture = await resizing.forceFetch(`${key}@${w}${isWebp ? '.webp' : ''}`, { context: { key, width: Number(w), isWebp } });
    return reply
      .type(isWebp ? 'image/webp' : typeOf(key))
      .header('vary', 'Accept')
      .send(picture);
  });
}

/** The whole file, or the part that is asked for. A part `if` the file is as it was is not: it is the same for ever, and has no mark. */
function sendFilm({ headers: requested }: FastifyRequest, reply: FastifyReply, path: string, size: number) {
  const range = requested['if-range'] === undefined ? readByteRange(requested.range, size) : undefined;
  reply.type('video/mp4').header('accept-ranges', 'bytes');
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send();
  if (range === undefined) return reply.header('content-length', size).send(createReadStream(path));
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .header('content-length', last - first + 1)
    .send(createReadStream(path, { start: first, end: last }));
}

async function resizedPicture(pictureDir: string, name: string, input: { key: string; width: number; isWebp: boolean }): Promise<Buffer> {
  const cached = join(pictureDir, '.resized', `${createHash('sha256').update(name).digest('hex').slice(0, 32)}`);
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  // Phones store a picture as the camera was held, and how to turn it beside it, which is not kept.
  const resized = sharp(join(pictureDir, input.key)).autoOrient().resize({ width: input.width, withoutEnlargement: true });
  const picture = await (input.isWebp ? resized.webp({ quality: 82, effort: 3, smartSubsample: true }) : resized).toBuffer();
  // On a disk that is full it is made anew each time.
  await writeAtomically(cached, picture).catch(() => undefined);
  return picture;
}

/** Bytes; undefined for what is no file. */
const sizeOf = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );

const isFilm = (key: string) => /\.mp4$/i.test(key);

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};
const typeOf = (key: string) => types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
