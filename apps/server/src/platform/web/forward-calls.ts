import httpProxy from '@fastify/http-proxy';
import { prefixOf } from '@qianpu/contract/call';
import { chatStreamPath } from '@qianpu/contract/calls/support';
import { requestTimeoutMs } from '@qianpu/kit/time-limits';
import type { HttpServer } from '../http/http-server.ts';
import { HEARTBEAT_MS } from '../http/mount-streams.ts';

/** Calls and provider callbacks go on to the api role, so that a browser sees one origin. At scale a reverse proxy does this. */
export async function forwardCalls(server: HttpServer, apiUrl: string): Promise<void> {
  const calls = [...Object.values(prefixOf), '/pay/notify'].map((prefix) => ({ prefix, timeout: requestTimeoutMs }));
  // A stream may be silent for as long as two heartbeats.
  const streams = [{ prefix: chatStreamPath, timeout: 2 * HEARTBEAT_MS }];
  for (const { prefix, timeout } of [...calls, ...streams]) {
    await server.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout } },
      replyOptions: {
        // The merchant is known by the host the browser asked for, not by ours.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.headers.host ?? '', 'x-forwarded-for': request.ip }),
      },
    });
  }
}
