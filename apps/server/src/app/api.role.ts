import type { Config } from '#platform/config';
import { createDispatch } from '#platform/http/dispatch';
import { mountCalls } from '#platform/http/mount-calls';
import { createIdSource } from '#platform/ids/id-source';
import { leaseNode } from '#platform/ids/node-lease';
import type { Lifecycle } from '#platform/lifecycle';
import { createCallLimits } from '#platform/limits/call-limits';
import type { Logger } from '#platform/log';
import { type Engines, openEngines, readinessOf } from './engines.ts';
import { handlers } from './modules.ts';
import { createOpenCtx, createOpenHookCtx } from './open-ctx.ts';
import { createOpsServer, listen } from './start-role.ts';

/** Answers the calls of the contract. */
export async function startApi(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const engines = openEngines(config, log, lifecycle);
  const [pod] = engines.pods.values();
  if (!pod) throw new Error('there is no pod');
  const lease = await leaseNode(pod.as.qianpu_app, log);
  lifecycle.onClose('node number', () => lease.release());
  await listen(createApiServer(config, engines, createIdSource(lease), log), config.apiPort, '127.0.0.1', lifecycle);
}

/** Of production's replies one in two hundred is held against its schema: enough to notice, too few to cost. */
export const checkedShareOf = (env: Config['env']): number => (env === 'production' ? 1 / 200 : 1);

export function createApiServer(config: Pick<Config, 'env'>, engines: Engines, newId: () => string, log: Logger) {
  const server = createOpsServer(log, readinessOf(engines));
  mountCalls(server, {
    dispatch: createDispatch({ handlers, checkedShare: checkedShareOf(config.env), countCall: createCallLimits(engines.redis) }),
    openCtx: createOpenCtx(engines, newId, log),
    openHookCtx: createOpenHookCtx(engines, newId, log),
    log,
  });
  return server;
}
