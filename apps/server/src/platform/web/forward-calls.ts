import httpProxy from '@fastify/http-proxy';
import { prefixOf } from '@qianpu/contract/call';
import { chatStreamPath } from '@qianpu/contract/calls/support';
import { deskStreamPath } from '@qianpu/contract/calls/support-staff';
import { requestTimeoutMs, uploadTimeoutMs } from '@qianpu/kit/time-limits';
import type { HttpServer } from '../http/http-server.ts';
import { HEARTBEAT_MS } from '../http/mount-streams.ts';
import { takesItsTime } from '../http/slow-bodies.ts';
import { refuseTooLarge } from '../http/upload-length.ts';
import { REQUEST_ID_HEADER } from '../request-id.ts';
import { currentSpan, TRACE_HEADER, traceparentOf } from '../tracing/trace.ts';

/** Calls and provider callbacks go on to the api role, so that a browser sees one origin. At scale a reverse proxy does this. */
export async function forwardCalls(server: HttpServer, apiUrl: string): Promise<void> {
  const { upload, ...others } = prefixOf;
  const calls = [...Object.values(others), '/pay/notify'].map((prefix) => ({ prefix, timeout: requestTimeoutMs, config: {} }));
  const uploads = { prefix: upload, timeout: uploadTimeoutMs, config: takesItsTime };
  // A stream may be silent for as long as two heartbeats.
  const streams = [chatStreamPath, deskStreamPath].map((prefix) => ({ prefix, timeout: 2 * HEARTBEAT_MS, config: {} }));
  await server.register(async (scope) => {
    // Sent on, the answer would come back while the file is still under way, and be lost with the connection it came on.
    scope.addHook('onRequest', refuseTooLarge);
    await forward(scope, apiUrl, uploads);
  });
  for (const one of [...calls, ...streams]) await forward(server, apiUrl, one);
}

interface Forwarded {
  readonly prefix: string;
  readonly timeout: number;
  readonly config: object;
}

async function forward(server: HttpServer, apiUrl: string, { prefix, timeout, config }: Forwarded): Promise<void> {
  await server.register(httpProxy, {
    upstream: apiUrl,
    prefix,
    rewritePrefix: prefix,
    config,
    http: { requestOptions: { timeout } },
    replyOptions: {
      // The merchant is known by the host the browser asked for, not by ours. Whom else the api hears of is whom we believe.
      rewriteRequestHeaders: (request, { [TRACE_HEADER]: _said, ...headers }) => ({
        ...headers,
        host: request.headers.host ?? '',
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        [REQUEST_ID_HEADER]: request.id,
        ...nextSpan(),
      }),
    },
  });
}

const nextSpan = (): Record<string, string> => {
  const traceparent = traceparentOf(currentSpan());
  return traceparent === undefined ? {} : { [TRACE_HEADER]: traceparent };
};
