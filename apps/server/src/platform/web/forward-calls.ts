import httpProxy from '@fastify/http-proxy';
import { prefixOf } from '@qianpu/contract/call';
import { requestTimeoutMs } from '@qianpu/kit/time-limits';
import type { HttpServer } from '../http/http-server.ts';

/** Calls and provider callbacks go on to the api role, so that a browser sees one origin. At scale a reverse proxy does this. */
export async function forwardCalls(server: HttpServer, apiUrl: string): Promise<void> {
  for (const prefix of [...Object.values(prefixOf), '/pay/notify']) {
    await server.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: requestTimeoutMs } },
      replyOptions: {
        // The merchant is known by the host the browser asked for, not by ours.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.headers.host ?? '', 'x-forwarded-for': request.ip }),
      },
    });
  }
}
