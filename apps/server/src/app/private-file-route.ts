import { CallFailure } from '@qianpu/contract/failure';
import { privateFilePath, readPrivateFile } from '#modules/asset';
import { isGone, isTooBusy, refuseWhenFull, sendBusy } from '#platform/http/busy-reply';
import type { HttpServer } from '#platform/http/http-server';
import type { MountSettings } from '#platform/http/mount.types';

/** Nobody keeps it, no other site shows it, and no page it leads to learns its address. */
const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** A browser asks for a picture without a token: what its address says is all there is. The merchant stands in it, too: hosts may be shared. */
export function mountPrivateFiles(server: HttpServer, { admission, openHookCtx, log }: Omit<MountSettings, 'dispatch' | 'openCtx'>): void {
  const onRequest = refuseWhenFull(admission, 'own');
  server.get<{ Params: { mid: string; id: string }; Querystring: Record<string, unknown> }>(
    privateFilePath,
    { onRequest },
    async (request, reply) => {
      const { mid, id } = request.params;
      const { until, sign } = request.query;
      reply.headers(headers);
      try {
        const work = async () => readPrivateFile(await openHookCtx(mid, request.ip), { id, until, sign });
        return reply.type('image/jpeg').send(await admission.run('own', isGone(reply), work));
      } catch (error) {
        reply.removeHeader('content-type');
        if (error instanceof CallFailure) return reply.code(404).send();
        if (isTooBusy(error, admission, 'own')) return sendBusy(request, reply);
        log.error({ err: error }, 'a private picture could not be answered');
        return reply.code(503).send();
      }
    },
  );
}
