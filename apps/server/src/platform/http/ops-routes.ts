import { Gauge } from 'prom-client';
import type { Drain } from '../drain.ts';
import { registry } from '../metrics.ts';
import type { HttpServer } from './http-server.ts';

/** Whether the process can do its work now: each engine it needs, by name, and whether it answered. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/**
 * `healthz`: the process lives. `readyz`: it can serve, for whoever starts processes one after another. Which engine is away is told where the
 * world does not look.
 */
export function addHealthRoutes(server: HttpServer, readiness: Readiness, tells: 'engines' | 'nothing more'): void {
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) => {
    const engines = await readiness();
    const isReady = Object.values(engines).every(Boolean);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...(tells === 'engines' && { engines }) });
  });
}

/**
 * `drainz` is what a balancer asks: 404 means that nothing new is to be sent here although all is well. Whether engines are reached is no
 * reason to leave: they are away for every process, and pages come from memory meanwhile.
 */
export function addDrainRoutes(server: HttpServer, drain: Drain): void {
  server.get('/drainz', (_request, reply) =>
    reply.code(drain.isDraining ? 404 : 200).send({ status: drain.isDraining ? 'leaving' : 'open' }),
  );
  server.addHook('onRequest', (request, reply, done) => {
    if (drain.isDraining && request.routeOptions.url === '/readyz') reply.code(503).send({ status: 'leaving' });
    else done();
  });
}

/** The process has one answer, whichever of its ports is asked. */
let reached: Readiness = async () => ({});
new Gauge({
  name: 'qianpu_engine_reached',
  help: 'Whether this process reaches an engine it needs: 1, or 0 (database, redis)',
  labelNames: ['engine'],
  registers: [registry],
  async collect() {
    for (const [engine, isReached] of Object.entries(await reached())) this.set({ engine }, isReached ? 1 : 0);
  },
});

/** Figures for Prometheus: only on ports that do not face the world. */
export function addMetricsRoute(server: HttpServer, readiness: Readiness): void {
  reached = readiness;
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
