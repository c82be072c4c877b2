import type { ConsoleContext, DemoStaff } from '@qianpu/contract/console-context';
import { findMerchant } from '#modules/shop';
import type { Config } from '#platform/config';
import type { HostBinding } from '#platform/db/directory';
import { createHttpServer, type HttpServer, hideFaults } from '#platform/http/http-server';
import { addHealthRoutes } from '#platform/http/ops-routes';
import type { Logger } from '#platform/log';
import { forwardCalls } from '#platform/web/forward-calls';
import { addPictureRoute } from '#platform/web/picture-route';
import { addSafetyHeaders } from '#platform/web/safety-headers';
import { type Engines, readinessOf, visitorCtx } from '../engines.ts';
import { openBuiltConsole } from './built-console.ts';
import type { ConsoleFiles } from './console-files.types.ts';
import { consolePage } from './console-page.ts';
import { openViteConsole } from './vite-console.ts';

/** The console's files; undefined where there is no build: a process may serve shops alone. */
export async function openConsole({ isViteDev, consoleDist }: Config): Promise<ConsoleFiles | undefined> {
  if (isViteDev) return openViteConsole();
  return consoleDist === undefined ? undefined : openBuiltConsole(consoleDist);
}

/** The merchant's console at a port of its own: its document, its files, pictures and calls, and no page of a shop. */
export async function createConsoleServer(config: Config, engines: Engines, files: ConsoleFiles, log: Logger): Promise<HttpServer> {
  const server = createHttpServer(log, config.isTrustedProxy);
  hideFaults(server, log);
  addSafetyHeaders(server);
  addHealthRoutes(server, readinessOf(engines), 'nothing more');
  await files.mount(server);
  if (config.imageDir) addPictureRoute(server, config.imageDir);
  await forwardCalls(server, config.apiUrl);
  server.get('/*', async (request, reply) => {
    const host = await engines.directory.hostOf(request.hostname, 'CONSOLE');
    if (host.kind === 'unknown') return reply.code(404).type('text/plain').send('not found');
    const context = await contextOf(config, engines, host, log);
    const { html, headers } = consolePage({ files, context, imageHosts: config.imageHosts });
    return reply.headers(headers).send(html);
  });
  return server;
}

async function contextOf(config: Config, engines: Engines, host: HostBinding, log: Logger): Promise<ConsoleContext> {
  const mid = host.kind === 'bound' ? host.mid : null;
  const merchant = mid === null ? null : await findMerchant(await visitorCtx(engines, mid, log));
  const demoStaff: readonly DemoStaff[] = config.env === 'development' ? config.demoStaff : [];
  return { mid, merchantName: merchant?.name ?? null, shopOrigin: config.shopOrigin ?? null, demoStaff };
}
