import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Providers } from '../providers.ts';
import { addConnectRoutes } from '../wechat-open/connect-routes.ts';
import { findPerson, holderOf, type Person, people } from '../wechat-open/people.ts';
import { addHostPage } from './host-page.ts';
import { addMiniFiles } from './mini-files.ts';
import { addPayRoutes } from './pay-routes.ts';
import { messengerName, modeOf, withBridge } from './web-view.ts';

/**
 * The messenger on a port of its own: the host page, and the storefront behind it, so that both are one origin. A real web-view
 * is no frame; here it has to be one, and the storefront lets nobody frame it but itself.
 */
export function createMessenger(
  { storefront }: NonNullable<Config['messenger']>,
  { open, pay }: Pick<Providers, 'open' | 'pay'>,
  logLevel: string,
): FastifyInstance {
  const server = Fastify({
    logger: { level: logLevel },
    // Addresses of web-views carry logins.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async () => ({ status: 'ready', engines: {} }));
  addHostPage(server);
  addMiniFiles(server);
  server.get('/messenger/people.json', async ({ headers }) => atTheDesk(headers.cookie));
  addConnectRoutes(server, open);
  addPayRoutes(server, pay);
  server.register((scope) => showStorefront(scope, storefront));
  return server;
}

/** Who can be chosen; whoever holds the phone already is among them. */
const atTheDesk = (cookie: string | undefined): readonly Person[] => {
  const holder = findPerson(holderOf(cookie));
  return people.some(({ id }) => id === holder.id) ? people : [holder, ...people];
};

/** What a web-view loads: the storefront as it is, and the app's script in each of its pages. */
async function showStorefront(scope: FastifyInstance, storefront: string): Promise<void> {
  scope.addHook('onSend', async (request, reply, payload) => {
    const isPage = payload instanceof Readable && String(reply.getHeader('content-type')).startsWith('text/html');
    return isPage ? withBridge(await text(payload), modeOf(request.headers.cookie)) : payload;
  });
  await scope.register(httpProxy, {
    upstream: storefront,
    http: { requestOptions: { timeout: 10_000 } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // The merchant is known by the host the browser asked for, not by ours.
        host: request.headers.host ?? '',
        'user-agent': `${headers['user-agent'] ?? ''} ${messengerName(modeOf(request.headers.cookie))}`.trimStart(),
        // A packed page could not be written into.
        'accept-encoding': 'identity',
      }),
    },
  });
}
