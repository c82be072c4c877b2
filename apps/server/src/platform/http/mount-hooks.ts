import { type CallRow, type HookRow, isPlanned } from '@qianpu/contract/call';
import { CallFailure } from '@qianpu/contract/failure';
import { type CallName, type RowName, rows } from '@qianpu/contract/rows';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isGone, isTooBusy, refuseWhenFull, sendBusy } from './busy-reply.ts';
import type { HttpServer } from './http-server.ts';
import type { MountSettings } from './mount.types.ts';

/** No callback of a provider is near this size. */
const BODY_LIMIT = 64 * 1024;

type HookAnswer = { readonly status: number; readonly body: string };

/**
 * Callbacks of providers: the body is kept as the text it came as, for it was signed as such; the answer is the provider's
 * form. They come without a browser, so there is no other site to hold against them.
 */
export function mountHooks(server: HttpServer, settings: MountSettings): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => answer(reply, refused(error.statusCode ?? 500)));
    for (const [name, row] of Object.entries(rows) as [RowName, CallRow][]) {
      if (row.style === 'hook' && !isPlanned(row)) mountHook(scope, settings, name as CallName, row);
    }
  });
}

function mountHook(scope: HttpServer, settings: MountSettings, name: CallName, row: HookRow): void {
  scope.route({
    method: 'POST',
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: refuseWhenFull(settings.admission, 'hook'),
    handler: async (request, reply) => {
      try {
        return await answer(reply, await settings.admission.run('hook', isGone(reply), () => run(settings, name, request)));
      } catch (error) {
        if (error instanceof CallFailure) return answer(reply, refused(statusOf(error)));
        if (isTooBusy(error, settings.admission, 'hook')) return sendBusy(request, reply);
        settings.log.error({ err: error }, 'a callback failed');
        return answer(reply, refused(500));
      }
    },
  });
}

async function run(settings: MountSettings, name: CallName, request: FastifyRequest): Promise<HookAnswer> {
  const params = request.params as Record<string, string>;
  const ctx = await settings.openHookCtx(params.mid ?? '', request.ip);
  const body = typeof request.body === 'string' ? request.body : '';
  return (await settings.dispatch({ name, ctx, raw: { ...params, headers: oneEach(request.headers), body } })) as HookAnswer;
}

/** A header that comes twice is none: nobody can say which of the two was meant. */
const oneEach = (headers: FastifyRequest['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

function statusOf({ failure }: CallFailure): number {
  if (failure === 'NOT_FOUND') return 404;
  return failure === 'TOO_OFTEN' ? 429 : 400;
}

const refused = (status: number): HookAnswer => ({ status, body: JSON.stringify({ code: 'FAIL', message: '' }) });

const answer = (reply: FastifyReply, { status, body }: HookAnswer) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(body);
