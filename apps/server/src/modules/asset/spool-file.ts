import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fail } from '@qianpu/contract/failure';

/**
 * Reads a body into a file without a name: while it comes it costs a disk some bytes and memory none, and when the file is closed, or the
 * process ends, nothing of it is left. How long it may be and take, the door sees to.
 */
export async function spoolFile(body: Readable): Promise<FileHandle> {
  const path = join(tmpdir(), `qianpu-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    for await (const chunk of body.iterator({ destroyOnReturn: false })) await file.appendFile(chunk as Buffer);
    return file;
  } catch (error) {
    await file.close();
    // Whoever sent it has gone, or took too long: nobody reads the answer.
    throw body.destroyed ? fail('BAD_INPUT') : error;
  }
}
