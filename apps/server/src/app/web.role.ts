import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { translateAnswer } from '#modules/shop';
import type { Config } from '#platform/config';
import { Admission } from '#platform/http/admission';
import { createDispatch } from '#platform/http/dispatch';
import { createHttpServer, type HttpServer, hideFaults } from '#platform/http/http-server';
import { watchLoop } from '#platform/http/loop-delay';
import { addHealthRoutes } from '#platform/http/ops-routes';
import { createReadMemory } from '#platform/http/read-memory';
import type { Lifecycle } from '#platform/lifecycle';
import { createCallLimits } from '#platform/limits/call-limits';
import type { Logger } from '#platform/log';
import type { Purge } from '#platform/purge.types';
import { subscribeToPurges } from '#platform/purge-channel';
import { forwardCalls } from '#platform/web/forward-calls';
import { PageCache } from '#platform/web/page-cache';
import { addPictureRoute } from '#platform/web/picture-route';
import { addSafetyHeaders } from '#platform/web/safety-headers';
import { addWorkerRoute } from '#platform/web/worker-route';
import { checkedShareOf, isOfHosts, isOfShop, LAGGING_MS } from './api.role.ts';
import { createConsoleServer, openConsole } from './console/console-server.ts';
import { type Engines, readinessOf, startEngines } from './engines.ts';
import { cacheableReads, handlers } from './modules.ts';
import { createOpsServer, listen } from './start-role.ts';
import { addCrawlerRoutes } from './web/crawler-routes.ts';
import { createPageRenderer } from './web/page-renderer.ts';
import { addPageRoutes } from './web/page-route.ts';
import { posterCaller } from './web/poster/poster-caller.ts';
import { addPosterRoutes, type PosterMeans } from './web/poster/poster-route.ts';
import { createShells, type PageSettings } from './web/shop-page.ts';
import { createShopSnapshots } from './web/shop-snapshot.ts';
import { createSitePages } from './web/site-pages.ts';
import { openStorefront } from './web/storefront.ts';

/** Written by ./mall reference. */
const referenceFolder = fileURLToPath(new URL('../../../storefront/dist/reference', import.meta.url));

/** Serves pages, files and pictures, and forwards calls, on both ports: the path tells the environments apart, not the port. The console has a third. */
export async function startWeb(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const engines = await startEngines(config, log, lifecycle);
  const loop = watchLoop();
  lifecycle.onClose('loop watch', async () => loop.stop());
  const pages = await createPageSettings(config, engines, log, new Admission(log, { isLagging: () => loop.ms() > LAGGING_MS }));
  const purges = subscribeToPurges(config.redisUrl, log, (purge) => dropPurged(engines, pages, purge));
  lifecycle.onClose('purges', () => purges.close());

  await listen(createOpsServer(log, readinessOf(engines)), config.webOpsPort, config.webOpsHost, lifecycle);
  for (const port of [config.h5Port, config.cpPort]) {
    await listen(await createWebServer(config, engines, pages, log), port, config.webHost, lifecycle);
  }
  const consoleFiles = await openConsole(config);
  if (consoleFiles)
    await listen(await createConsoleServer(config, engines, consoleFiles, log), config.consolePort, config.webHost, lifecycle);
}

type WebSettings = PageSettings & PosterMeans;

export function dropPurged({ directory }: Engines, { cache, memory, shells, snapshots }: WebSettings, purge: Purge): void {
  cache?.drop(purge);
  memory?.drop(purge);
  if (isOfHosts(purge)) directory.forgetHosts();
  if (!isOfShop(purge)) return;
  shells?.clear();
  snapshots.drop(purge.mid);
  directory.forget(purge.mid);
}

export async function createPageSettings(
  config: Config,
  engines: Engines,
  log: Logger,
  admission = new Admission(log),
): Promise<WebSettings> {
  const storefront = await openStorefront(config, log);
  const memory = config.isPageCacheOn && !storefront.isLive ? createReadMemory(cacheableReads) : undefined;
  const countCall = createCallLimits(engines.redis);
  const dispatch = createDispatch({ handlers, checkedShare: checkedShareOf(config.env), countCall, memory, translate: translateAnswer });
  const renderer = createPageRenderer(engines, storefront, dispatch, log);
  return {
    directory: engines.directory,
    snapshots: createShopSnapshots(engines, log),
    imageHosts: config.imageHosts,
    storefront,
    renderer: config.isRenderedByBrowser ? { ...renderer, render: renderer.renderShell } : renderer,
    cache: memory && new PageCache(),
    memory,
    shells: memory && createShells(),
    admission: config.isPageAdmissionOn ? admission : undefined,
    ports: [config.h5Port, config.cpPort],
    openPosterCaller: posterCaller({ engines, dispatch, countCall, log }),
    log,
  };
}

export async function createWebServer(config: Config, engines: Engines, pages: WebSettings, log: Logger): Promise<HttpServer> {
  const server = createHttpServer(log, config.isTrustedProxy);
  hideFaults(server, log);
  addSafetyHeaders(server);
  await server.register(cookie);
  addHealthRoutes(server, readinessOf(engines), 'nothing more');
  await pages.storefront.mount(server);
  if (config.imageDir) {
    addPictureRoute(server, config.imageDir);
    addPosterRoutes(server, { ...pages, pictureDir: config.imageDir });
  }
  await forwardCalls(server, config.apiUrl);
  addWorkerRoute(server, config.isServiceWorkerOn ? pages.storefront.workerScript : null, config.imageHosts);
  addPageRoutes(server, pages);
  addCrawlerRoutes(server, pages, createSitePages(engines, log));
  if (config.env === 'development' && existsSync(referenceFolder)) {
    await server.register(fastifyStatic, { root: referenceFolder, prefix: '/reference/', decorateReply: false });
  }
  server.get('/', (_request, reply) => reply.redirect('/shop/'));
  return server;
}
