import { type Base, type CallRow, envelopePath, type HeaderRow, isPlanned, prefixOf } from '@qianpu/contract/call';
import { fail } from '@qianpu/contract/failure';
import { type RowName, rows } from '@qianpu/contract/rows';
import { failedReply } from '@qianpu/contract/wire/reply';
import { isSigned, phoneSecret } from '@qianpu/contract/wire/signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headSignatures } from '../metrics.ts';
import { answerCall, runCall } from './answer-call.ts';
import { isGone, langOf, refuseWhenFull } from './busy-reply.ts';
import { highestOf, priorityOf } from './call-priority.ts';
import { readCaller } from './caller.ts';
import { readEnvelope } from './envelope-body.ts';
import type { HttpServer } from './http-server.ts';
import type { MountSettings } from './mount.types.ts';
import { mountHooks } from './mount-hooks.ts';
import { mountUploads } from './mount-uploads.ts';
import { parseQuery } from './parse-query.ts';

/** Share of envelopes whose signature is looked at: it proves nothing, so a sample is enough. */
const SIGNATURES_COUNTED = 0.01;

const entries = Object.entries(rows) as [RowName, CallRow][];

/** Walks the table of calls: a header row or a hook becomes a route, the envelope rows of a base share one address. */
export function mountCalls(server: HttpServer, settings: MountSettings): void {
  server.setErrorHandler<{ statusCode?: number }>((error, request, reply) => refuseUnread(settings, error, request, reply));
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const [name, row] of entries) if (row.style === 'header' && !row.isUpload) mountHeaderRow(server, settings, name, row);
  for (const base of Object.keys(prefixOf) as Base[]) mountEnvelopes(server, settings, base);
  mountUploads(server, settings);
  mountHooks(server, settings);
}

function mountHeaderRow(server: HttpServer, settings: MountSettings, name: RowName, row: HeaderRow): void {
  const standing = priorityOf(row);
  server.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: refuseWhenFull(settings.admission, standing),
    handler: (request, reply) => {
      if (row.anyOrigin) reply.header('access-control-allow-origin', '*');
      return answerCall(settings, request, reply, { style: 'header', standing }, async () => {
        const input = row.method === 'GET' ? (request.query as object) : asObject(row.isForm ? asForm(request.body) : request.body);
        const requested = { name, row, raw: { ...input, ...(request.params as object) } };
        return settings.admission.run(standing, isGone(reply), () => runCall(settings, request, readCaller(request), requested));
      });
    },
  });
}

function mountEnvelopes(server: HttpServer, settings: MountSettings, base: Base): void {
  const byTarget = new Map(
    entries.flatMap(([name, row]) => (row.style === 'envelope' && row.base === base ? [[row.target, { name, row }] as const] : [])),
  );
  if (byTarget.size === 0) return;
  const standing = highestOf([...byTarget.values()].map(({ row }) => row).filter((row) => !isPlanned(row)));
  server.route({
    method: ['GET', 'POST'],
    url: envelopePath(base),
    onRequest: refuseWhenFull(settings.admission, standing),
    handler: (request, reply) =>
      answerCall(settings, request, reply, { style: 'envelope', standing }, async () => {
        const { target, claims, data, head } = readEnvelope(
          request.method === 'GET' ? (request.query as { json?: unknown }).json : request.body,
        );
        if (Math.random() < SIGNATURES_COUNTED) headSignatures.inc({ signed: (await isSigned(head, [phoneSecret])) ? 'yes' : 'no' });
        const known = byTarget.get(target);
        // What can be asked for by a link must not change anything.
        if (!known || (request.method === 'GET' && known.row.effect !== 'read')) throw fail('NOT_FOUND');
        const caller = readCaller(request, claims);
        return settings.admission.run(priorityOf(known.row), isGone(reply), () =>
          runCall(settings, request, caller, { ...known, raw: data }),
        );
      }),
  });
}

/** Forms come as text: envelopes hold one field, of a form row each field is one of the input. */
const asForm = (body: unknown): unknown => (typeof body === 'string' ? parseQuery(body) : body);

const asObject = (body: unknown): object => (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {});

/** A request no handler saw: its body is too large, or cannot be read. The server's own words would be neither language's. */
function refuseUnread(settings: MountSettings, error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) settings.log.error({ err: error, requestId: request.id }, 'a request could not be handled');
  const failure = fail(statusCode >= 500 ? 'INTERNAL' : 'BAD_INPUT');
  return reply
    .code(statusCode >= 500 ? 503 : statusCode)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(failedReply(failure, langOf(request)));
}
