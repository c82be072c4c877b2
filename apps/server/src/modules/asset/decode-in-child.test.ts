import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { decodeInChild } from './decode-in-child.ts';

const log = createLog('test', 'silent');
const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
const clean = async (file: Promise<Buffer> | Buffer) => decodeInChild(log, { file: await file, isClear: false });

/** The decoders this process has begun. */
const decoders = (): number[] =>
  readdirSync(`/proc/${process.pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').split(' '))
    .map(Number)
    .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoder.process'));

describe('a picture made anew aside (spec 7.7)', () => {
  test('is the same, and so is a refusal', async () => {
    expect(await clean(photo(60))).toMatchObject({ data: expect.any(Buffer), ending: 'jpg', width: 60, height: 60 });
    await expect(clean(Buffer.from('GIF89a'))).rejects.toMatchObject({ failure: 'PICTURE_UNREADABLE' });
  });

  test('is made by one process, which knows no secrets', async () => {
    await clean(photo(60));
    await clean(photo(60));
    const [pid, ...others] = decoders();
    expect(others).toEqual([]);
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/DATABASE|SECRET|PATH/);
  });

  test('that ends its process is refused, and the next is made', async () => {
    const large = await photo(6_000);
    const [pid = 0] = decoders();
    const made = clean(large);
    setTimeout(() => process.kill(pid, 'SIGKILL'), 50);
    await expect(made).rejects.toMatchObject({ failure: 'PICTURE_UNREADABLE' });
    expect(await clean(photo(60))).toMatchObject({ width: 60 });
  });
});
