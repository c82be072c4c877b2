import { createHttpServer, type HttpServer } from '#platform/http/http-server';
import { addHealthRoutes, addMetricsRoute, type Readiness } from '#platform/http/ops-routes';
import type { Lifecycle } from '#platform/lifecycle';
import type { Logger } from '#platform/log';

/** Listens on a port; closing waits for the requests under way. */
export async function listen(server: HttpServer, port: number, host: string, lifecycle: Lifecycle): Promise<void> {
  lifecycle.onClose(`port ${port}`, () => server.close());
  await server.listen({ port, host });
}

/** A server for machines, not for shoppers: health, readiness, figures. */
export function createOpsServer(log: Logger, readiness: Readiness): HttpServer {
  const server = createHttpServer(log);
  addHealthRoutes(server, readiness, 'engines');
  addMetricsRoute(server);
  return server;
}
