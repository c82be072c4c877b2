import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fail } from '@qianpu/contract/failure';

/** A file without a name. */
export interface SpooledFile {
  read(): Promise<Buffer>;
  /** From then on it is gone. */
  close(): Promise<void>;
}

/**
 * Reads a body into a file without a name: while it comes it costs a disk some bytes and memory none, and when the file is closed, or the
 * process ends, nothing of it is left. How long it may be and take, the door sees to.
 */
export async function spoolFile(body: Readable): Promise<SpooledFile> {
  const path = join(tmpdir(), `qianpu-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let bytes = 0;
    for await (const chunk of body.iterator({ destroyOnReturn: false })) bytes += (await file.write(chunk as Buffer)).bytesWritten;
    return {
      read: async () => (await file.read(Buffer.alloc(bytes), 0, bytes, 0)).buffer,
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    // Whoever sent it has gone, or took too long: nobody reads the answer.
    throw body.destroyed ? fail('BAD_INPUT') : error;
  }
}
