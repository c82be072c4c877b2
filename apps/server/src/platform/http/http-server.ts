import { uploadTimeoutMs } from '@qianpu/kit/time-limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { type Logger, pathOf } from '../log.ts';
import { httpSeconds } from '../metrics.ts';
import { REQUEST_ID_HEADER, readRequestId, withRequestId } from '../request-id.ts';
import { parseQuery } from './parse-query.ts';
import { closeSlowBodies } from './slow-bodies.ts';
import { followRequests } from './trace-requests.ts';
import { type IsTrusted, LOOPBACK, readTrustedProxies } from './trusted-proxies.ts';

/** A kept-alive socket costs some 20 kB; more than this are closed as they come. */
const MOST_CONNECTIONS = 8_192;

/** Headers are there by then, and so is a body that is no file. */
const ARRIVAL_MS = 15_000;
/** Node looks twice a minute by itself: half-open sockets would hold every place for so long, whatever their limit. */
const LATE_LOOKED_FOR_EVERY_MS = 5_000;
/** Beyond the longest an upload may take, which its route itself sees to. */
const REQUEST_MS = uploadTimeoutMs + 5_000;

const TEXT = 'text/plain; charset=utf-8';

export type HttpServer = FastifyInstance;

const isThisMachine = readTrustedProxies(LOOPBACK) ?? (() => false);

/** A Fastify server as every role uses it: bounded bodies, quiet logs without secrets, a timing per route. */
export function createHttpServer(log: Logger, isTrusted: IsTrusted = isThisMachine): HttpServer {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // A line per request would carry queries, which may hold tokens; the figures and the lines below say enough.
    logController: new LogController({ disableRequestLogging: true }),
    // Lines are written with what they need: a logger of its own for every request would be made and thrown away.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => readRequestId(request, isTrusted),
    bodyLimit: 256 * 1024,
    http: { connectionsCheckingInterval: LATE_LOOKED_FOR_EVERY_MS },
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // An address that is none comes to no hook. The standard answer repeats it.
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as FastifyReply),
    // Balancers, and the web role before the api, say for whom they ask.
    trustProxy: isTrusted,
    routerOptions: {
      maxParamLength: 200,
      // Limits of the specification's query parser (spec 9).
      querystringParser: parseQuery,
    },
  });
  server.server.maxConnections = MOST_CONNECTIONS;
  server.server.headersTimeout = ARRIVAL_MS;
  forgetForwardedHost(server);
  carryRequestId(server);
  followRequests(server, isTrusted);
  letNobodyKeepFailures(server);
  closeSlowBodies(server, ARRIVAL_MS);
  // The standard answer repeats the address, and an address may hold a token.
  server.setNotFoundHandler((_request, reply) => reply.code(404).type(TEXT).send('not found\n'));
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    httpSeconds.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    // Who refuses because there is too much to do counts it, and tells of it now and then.
    const isFault = reply.statusCode >= 500 && !reply.hasHeader('retry-after');
    if (!isFault && !log.isLevelEnabled('debug')) return;
    const answer = { path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    withRequestId(request.id, () => (isFault ? log.warn(answer, 'answered with an error') : log.debug(answer, 'answered')));
  });
  return server;
}

const refuseAddress = (reply: FastifyReply) => reply.code(400).header('cache-control', 'no-store').type(TEXT).send('no address\n');

/** The merchant is known by the host that was asked for. Whoever stands before us hands on `Host` as it came, and nobody names another one. */
function forgetForwardedHost(server: HttpServer): void {
  server.addHook('onRequest', (request, _reply, done) => {
    delete request.raw.headers['x-forwarded-host'];
    done();
  });
}

/** Fastify keeps the async context while it reads a body, so one hook is enough. */
function carryRequestId(server: HttpServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    withRequestId(request.id, done);
  });
}

/**
 * What may be kept says so (docs/operate.md, Behind a CDN); what says nothing may not. Nor what failed, whatever was meant to be sent: a picture that
 * could not be read once would be missing for a year.
 */
function letNobodyKeepFailures(server: HttpServer): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    const said = reply.getHeader('cache-control');
    if (said === undefined || (reply.statusCode >= 400 && !String(said).includes('no-store'))) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** For servers whose answers are no calls. The standard answer to a fault is its message, and that may name files. */
export function hideFaults(server: HttpServer, log: Logger): void {
  server.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.send(error);
    withRequestId(request.id, () => log.error({ err: error }, 'a request failed'));
    return reply.code(status).type(TEXT).send('something went wrong\n');
  });
}
