import { chatStreamPath } from '@qianpu/contract/calls/support';
import { deskStreamPath } from '@qianpu/contract/calls/support-staff';
import { noteBuild, releaseName } from '#platform/build-info';
import { type Config, readProgramConfig } from '#platform/config';
import { dieAtPoint } from '#platform/crash-point';
import { hastenDeadlines } from '#platform/deadline';
import { Drain } from '#platform/drain';
import { Lifecycle } from '#platform/lifecycle';
import { createLog } from '#platform/log';
import { startTracing } from '#platform/tracing/start-tracing';
import { startApi } from './api.role.ts';
import { startWeb } from './web.role.ts';
import { startWorker } from './worker.role.ts';

const roles = { web: startWeb, api: startApi, worker: startWorker };

const role = (process.argv[2] ?? '') as keyof typeof roles;
if (!Object.hasOwn(roles, role)) {
  process.stderr.write(`usage: main.ts ${Object.keys(roles).join('|')}\n`);
  process.exit(2);
}
const config = readOrEnd();
if (config.dieAt) dieAtPoint(config.dieAt);
hastenDeadlines(config.timeScale);
noteBuild(role);
const log = createLog(role, config.logLevel);
const streams = [chatStreamPath, deskStreamPath];
const lifecycle = new Lifecycle(log, new Drain((url) => streams.some((path) => url.startsWith(path))));
// No balancer sends anything to a worker.
lifecycle.closeOnSignals(role === 'worker' ? 0 : config.drainMs);
await startTracing(config.traces, { role, release: releaseName() }, log, lifecycle);
await roles[role](config, log, lifecycle);
log.info('started');

/** Whoever starts it reads what is wrong, and not where in our sources it was noticed. */
function readOrEnd(): Config {
  try {
    return readProgramConfig(role);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
