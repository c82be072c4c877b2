import { createHttpServer, type HttpServer } from '#platform/http/http-server';
import { addDrainRoutes, addHealthRoutes, addMetricsRoute, type Readiness } from '#platform/http/ops-routes';
import type { IsTrusted } from '#platform/http/trusted-proxies';
import type { Lifecycle } from '#platform/lifecycle';
import type { Logger } from '#platform/log';

/** Listens on a port; closing waits for the requests under way. */
export async function listen(server: HttpServer, port: number, host: string, lifecycle: Lifecycle): Promise<void> {
  lifecycle.drain.watch(server.server);
  addDrainRoutes(server, lifecycle.drain);
  lifecycle.onClose(`port ${port}`, () => server.close());
  await server.listen({ port, host });
}

/** A server for machines, not for shoppers: health, readiness, figures. */
export function createOpsServer(log: Logger, readiness: Readiness, isTrusted?: IsTrusted): HttpServer {
  const server = createHttpServer(log, isTrusted);
  addHealthRoutes(server, readiness, 'engines');
  addMetricsRoute(server, readiness);
  return server;
}
