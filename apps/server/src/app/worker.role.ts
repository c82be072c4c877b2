import type { Config } from '#platform/config';
import type { Lifecycle } from '#platform/lifecycle';
import type { Logger } from '#platform/log';
import { openEngines, readinessOf } from './engines.ts';
import { createOpsServer, listen } from './start-role.ts';

/** Runs what happens without a request: sweepers, events, jobs. It has none yet; the role is watched and closed like the others. */
export async function startWorker(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const engines = openEngines(config, log, lifecycle);
  await listen(createOpsServer(log, readinessOf(engines)), config.workerPort, '127.0.0.1', lifecycle);
}
