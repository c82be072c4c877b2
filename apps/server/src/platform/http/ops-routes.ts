import { registry } from '../metrics.ts';
import type { HttpServer } from './http-server.ts';

/** Whether the process can do its work now: each engine it needs, by name, and whether it answered. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/**
 * `healthz`: the process lives. `readyz`: it can serve; a load balancer takes it out while it says no. Which engine is away is told where
 * the world does not look.
 */
export function addHealthRoutes(server: HttpServer, readiness: Readiness, tells: 'engines' | 'nothing more'): void {
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) => {
    const engines = await readiness();
    const isReady = Object.values(engines).every(Boolean);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...(tells === 'engines' && { engines }) });
  });
}

/** Figures for Prometheus: only on ports that do not face the world. */
export function addMetricsRoute(server: HttpServer): void {
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
