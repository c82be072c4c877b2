import type { Readable } from 'node:stream';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as the server allows any request. */
    readonly takesItsTime?: true;
  }
}

/** Of a route that reads files. */
export const takesItsTime: FastifyContextConfig = { takesItsTime: true };

/**
 * Node has one limit for all requests of a server, and files need a long one. Every other body has to be there sooner, or its connection is
 * closed: who sends a byte a second must not hold what others wait for.
 */
export function closeSlowBodies(server: FastifyInstance, ms: number): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.headers) && !request.routeOptions.config.takesItsTime) closeAfter(ms, request.raw);
    done(null, payload);
  });
}

function closeAfter(ms: number, body: Readable): void {
  const late = setTimeout(() => body.destroy(), ms);
  const isThere = () => clearTimeout(late);
  body.once('end', isThere).once('close', isThere);
}

const hasBody = (headers: { 'content-length'?: string | undefined; 'transfer-encoding'?: string | undefined }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
