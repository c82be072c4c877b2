import { fail } from '@qianpu/contract/failure';
import type { Config } from '#platform/config';
import { createDispatch } from '#platform/http/dispatch';
import { mountCalls } from '#platform/http/mount-calls';
import type { Lifecycle } from '#platform/lifecycle';
import type { Logger } from '#platform/log';
import { resolveMerchant } from '#platform/tenancy/resolve-merchant';
import { type Engines, openEngines, readinessOf, visitorCtx } from './engines.ts';
import { handlers } from './modules.ts';
import { createOpsServer, listen } from './start-role.ts';

/** Answers the calls of the contract. */
export async function startApi(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const engines = openEngines(config, log, lifecycle);
  await listen(createApiServer(config, engines, log), config.apiPort, '127.0.0.1', lifecycle);
}

export function createApiServer(config: Pick<Config, 'env'>, engines: Engines, log: Logger) {
  const server = createOpsServer(log, readinessOf(engines));
  mountCalls(server, {
    dispatch: createDispatch({ handlers, isOutputChecked: config.env !== 'production' }),
    openCtx: async ({ host, claimedMid }) => {
      const answer = resolveMerchant(await engines.directory.hostOf(host), { said: claimedMid });
      if (answer.kind === 'foreign') {
        log.warn({ host, claimedMid }, 'a call named another merchant than its host');
        throw fail('FOREIGN_MERCHANT');
      }
      if (answer.kind === 'unnamed') throw fail('NOT_FOUND');
      return visitorCtx(engines, answer.mid, log);
    },
    log,
  });
  return server;
}
