import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fail } from '@qianpu/contract/failure';
import type { Logger } from '#platform/log';
import type { CleanPicture, DecodeRequest, DecoderAnswer } from './asset.types.ts';

/** Read by glibc when a process begins: one heap for all threads, and large blocks are given back as they are freed. Nothing else is told. */
const env = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' };

/** Ten times what the largest good picture takes. */
const PATIENCE_MS = 20_000;

let decoder: ChildProcess | undefined;

/**
 * A picture made anew in a process of its own, one at a time: a file that crashes a decoder or keeps it busy for ever ends that process and
 * no other, and how much memory is kept is decided here, not by whoever starts the mall.
 */
export async function decodeInChild(log: Logger, input: DecodeRequest): Promise<CleanPicture> {
  if (!decoder?.connected) decoder = begin();
  const answer = await ask(decoder, input);
  if (!answer) {
    log.warn({ bytes: input.file.length }, 'a file ended the decoder');
    throw fail('PICTURE_UNREADABLE');
  }
  if ('failure' in answer) throw fail(answer.failure);
  return answer;
}

/** What it costs to begin, some tenths of a second, is paid by the first picture. It holds up nobody who wants to end. */
function begin(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'decoder.process.ts'), { env, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Undefined: it ended over it. */
const ask = (child: ChildProcess, input: DecodeRequest): Promise<DecoderAnswer | undefined> =>
  new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const end = (answer?: unknown) => {
      clearTimeout(late);
      child.off('message', end).off('disconnect', end);
      resolve(answer as DecoderAnswer | undefined);
    };
    child.once('message', end).once('disconnect', end);
    child.send(input, (error) => {
      if (error) end();
    });
  });
