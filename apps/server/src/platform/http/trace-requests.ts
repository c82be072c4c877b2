import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginPart, TRACE_HEADER, type TraceSpan, within } from '../tracing/trace.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** Asked by machines, every few seconds. */
const unfollowed = new Set(['/healthz', '/readyz', '/drainz', '/metrics']);

const followed = new WeakMap<FastifyRequest, TraceSpan>();

/** A span a request, as a part of a trace when whoever asks is one whose word is believed. Named by its route: an address may hold a token. */
export function followRequests(server: FastifyInstance, isTrusted: IsTrusted): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (unfollowed.has(route)) return done();
    const { method } = request;
    const start = { name: `${method} ${route}`, kind: 'server', labels: { 'http.request.method': method, 'http.route': route } } as const;
    const span = beginPart(start, parentOf(request, isTrusted));
    if (span) followed.set(request, span);
    within(span, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = followed.get(request);
    span?.label('http.response.status_code', reply.statusCode);
    span?.end(reply.statusCode >= 500 ? { code: String(reply.statusCode) } : undefined);
    done();
  });
}

function parentOf({ headers, socket }: FastifyRequest, isTrusted: IsTrusted): string | undefined {
  const said = headers[TRACE_HEADER];
  return typeof said === 'string' && isTrusted(socket.remoteAddress) ? said : undefined;
}
