import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type CallRow, type HeaderRow, isPlanned } from '@qianpu/contract/call';
import { type RowName, rows } from '@qianpu/contract/rows';
import { uploadTimeoutMs } from '@qianpu/kit/time-limits';
import { answerCall, runCall } from './answer-call.ts';
import { isGone, refuseWhenFull } from './busy-reply.ts';
import { readCaller } from './caller.ts';
import type { HttpServer } from './http-server.ts';
import type { MountSettings } from './mount.types.ts';
import { takesItsTime } from './slow-bodies.ts';
import { refuseTooLarge, refuseWithoutLength } from './upload-length.ts';

/**
 * Rows whose body is a file: it goes to the handler as it comes, unread, whatever its type says it is. How long it is must be said before,
 * so that a file that is too large is refused before its first byte.
 */
export function mountUploads(server: HttpServer, settings: MountSettings): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const [name, row] of Object.entries(rows) as [RowName, CallRow][]) {
      if (row.style === 'header' && row.isUpload && !isPlanned(row)) mountUpload(scope, settings, name, row);
    }
  });
}

function mountUpload(scope: HttpServer, settings: MountSettings, name: RowName, row: HeaderRow): void {
  const standing = 'upload';
  scope.route({
    method: row.method,
    url: row.path,
    config: takesItsTime,
    onRequest: [refuseTooLarge, refuseWithoutLength, refuseWhenFull(settings.admission, standing)],
    handler: (request, reply) => {
      const file = request.body instanceof Readable ? request.body : Readable.from([]);
      const late = setTimeout(() => file.destroy(), uploadTimeoutMs);
      file.once('close', () => clearTimeout(late));
      const requested = { name, row, raw: request.query, file };
      return answerCall(settings, request, reply, { style: 'header', standing }, () =>
        settings.admission
          .run(standing, isGone(reply), () => runCall(settings, request, readCaller(request), requested))
          .finally(() => readToItsEnd(file)),
      );
    },
  });
}

/** A browser that is refused half-way may see a broken connection instead of the reason: it is let finish, and what comes is thrown away. */
async function readToItsEnd(file: Readable): Promise<void> {
  if (!file.readableEnded) await finished(file.resume()).catch(() => undefined);
}
