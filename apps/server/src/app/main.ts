import { readConfig } from '#platform/config';
import { dieAtPoint } from '#platform/crash-point';
import { hastenDeadlines } from '#platform/deadline';
import { Lifecycle } from '#platform/lifecycle';
import { createLog } from '#platform/log';
import { startApi } from './api.role.ts';
import { startWeb } from './web.role.ts';
import { startWorker } from './worker.role.ts';

const roles = { web: startWeb, api: startApi, worker: startWorker };

const role = process.argv[2] ?? '';
if (!Object.hasOwn(roles, role)) {
  process.stderr.write(`usage: main.ts ${Object.keys(roles).join('|')}\n`);
  process.exit(2);
}
const config = readConfig();
if (config.dieAt) dieAtPoint(config.dieAt);
hastenDeadlines(config.timeScale);
const log = createLog(role, config.logLevel);
const lifecycle = new Lifecycle(log);
lifecycle.closeOnSignals();
await roles[role as keyof typeof roles](config, log, lifecycle);
log.info('started');
