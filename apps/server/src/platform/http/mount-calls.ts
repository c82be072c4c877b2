import { type Base, envelopePath, type HeaderRow, prefixOf } from '@qianpu/contract/call';
import { CallFailure, fail } from '@qianpu/contract/failure';
import { type CallName, rows } from '@qianpu/contract/rows';
import { failedReply, okReply } from '@qianpu/contract/wire/reply';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../ctx.ts';
import type { Logger } from '../log.ts';
import type { Dispatch } from './dispatch.ts';
import { type EnvelopeBody, readEnvelope } from './envelope-body.ts';
import type { HttpServer } from './http-server.ts';

export interface MountSettings {
  readonly dispatch: Dispatch;
  /** The context of a call from outside: the merchant by host, held against the one the call names. */
  readonly openCtx: (request: { readonly host: string; readonly claimedMid: string | undefined }) => Promise<Ctx>;
  readonly log: Logger;
}

type Row = (typeof rows)[CallName];
const entries = Object.entries(rows) as [CallName, Row][];

/** Walks the table of calls: a header row becomes a route, the envelope rows of a base share one address. */
export function mountCalls(server: HttpServer, settings: MountSettings): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const [name, row] of entries) if (row.style === 'header') mountHeaderRow(server, settings, name, row);
  for (const base of Object.keys(prefixOf) as Base[]) mountEnvelopes(server, settings, base);
}

function mountHeaderRow(server: HttpServer, settings: MountSettings, name: CallName, row: HeaderRow): void {
  server.route({
    method: row.method,
    url: row.path,
    handler: (request, reply) =>
      answer(settings, reply, 'header', async () => {
        const ctx = await settings.openCtx({ host: request.hostname, claimedMid: claimOf(request) });
        return settings.dispatch(name, ctx, row.method === 'GET' ? request.query : request.body);
      }),
  });
}

const claimOf = (request: FastifyRequest): string | undefined => {
  const said = request.headers.mid ?? request.headers.merchantid ?? (request.query as Record<string, unknown>).mid;
  return typeof said === 'string' && said !== '' ? said : undefined;
};

function mountEnvelopes(server: HttpServer, settings: MountSettings, base: Base): void {
  const byTarget = new Map(
    entries.flatMap(([name, row]) => (row.style === 'envelope' && row.base === base ? [[row.target, name] as const] : [])),
  );
  if (byTarget.size === 0) return;
  server.route({
    method: ['GET', 'POST'],
    url: envelopePath(base),
    handler: (request, reply) =>
      answer(settings, reply, 'envelope', async () => {
        const { head, data }: EnvelopeBody = readEnvelope(
          request.method === 'GET' ? (request.query as { json?: unknown }).json : request.body,
        );
        const name = byTarget.get(head.target);
        if (!name) throw fail('NOT_FOUND');
        const ctx = await settings.openCtx({ host: request.hostname, claimedMid: head.mid });
        return settings.dispatch(name, ctx, data);
      }),
  });
}

/** Business failures answer 200 with a code, as the specification's clients expect (spec 8); only faults are a 5xx. */
async function answer(settings: MountSettings, reply: FastifyReply, style: 'envelope' | 'header', run: () => Promise<unknown>) {
  try {
    return await reply.send(okReply(style, await run()));
  } catch (error) {
    if (error instanceof CallFailure) return reply.send(failedReply(error));
    settings.log.error({ err: error }, 'call failed');
    return reply.code(503).send(failedReply(fail('INTERNAL')));
  }
}
