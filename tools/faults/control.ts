import Fastify from 'fastify';
import { type Fault, readFault } from './fault.ts';
import type { FaultProxy } from './fault-proxy.ts';

interface ByName {
  Params: { name: string };
}

/** Faults by HTTP: PUT and DELETE /proxies/NAME/fault, GET /proxies. */
export function openControl(proxies: ReadonlyMap<string, FaultProxy>) {
  const server = Fastify();
  const view = ({ port, fault, stats }: FaultProxy) => ({ port, fault: fault() ?? null, stats: stats() });

  server.get('/proxies', async () => Object.fromEntries([...proxies].map(([name, proxy]) => [name, view(proxy)])));
  server.put<ByName>('/proxies/:name/fault', async ({ params, body }, reply) => {
    const proxy = proxies.get(params.name);
    if (!proxy) return reply.code(404).send({ message: `there is no proxy ${params.name}` });
    let fault: Fault;
    try {
      fault = readFault(body);
    } catch (error) {
      return reply.code(400).send({ message: (error as Error).message });
    }
    await proxy.set(fault);
    return view(proxy);
  });
  server.delete<ByName>('/proxies/:name/fault', async ({ params }, reply) => {
    const proxy = proxies.get(params.name);
    if (!proxy) return reply.code(404).send({ message: `there is no proxy ${params.name}` });
    await proxy.heal();
    return view(proxy);
  });
  return server;
}
