import { tmpdir } from 'node:os';
import { tags } from '#events/tags';
import { translateAnswer } from '#modules/shop';
import type { Config } from '#platform/config';
import { watchDisk } from '#platform/disk-metrics';
import { Admission } from '#platform/http/admission';
import { createDispatch } from '#platform/http/dispatch';
import { watchLoop } from '#platform/http/loop-delay';
import { mountCalls } from '#platform/http/mount-calls';
import { mountStreams } from '#platform/http/mount-streams';
import { createReadMemory, type ReadMemory } from '#platform/http/read-memory';
import { createIdSource } from '#platform/ids/id-source';
import { leaseNode } from '#platform/ids/node-lease';
import type { Lifecycle } from '#platform/lifecycle';
import { createCallLimits } from '#platform/limits/call-limits';
import type { Logger } from '#platform/log';
import { ALL, type Purge } from '#platform/purge.types';
import { subscribeToPurges } from '#platform/purge-channel';
import { type Engines, readinessOf, startEngines } from './engines.ts';
import { cacheableReads, handlers, streams } from './modules.ts';
import { createOpenCtx, createOpenHookCtx } from './open-ctx.ts';
import { mountPrivateFiles } from './private-file-route.ts';
import { createOpsServer, listen } from './start-role.ts';

/** Answers the calls of the contract. */
export async function startApi(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const engines = await startEngines(config, log, lifecycle);
  const [pod] = engines.pods.values();
  if (!pod) throw new Error('there is no pod');
  const lease = await leaseNode(pod.as.qianpu_app, log);
  lifecycle.onClose('node number', () => lease.release());
  const loop = watchLoop();
  lifecycle.onClose('loop watch', async () => loop.stop());
  const admission = new Admission(log, { isLagging: () => loop.ms() > LAGGING_MS });
  const memory = config.isReadMemoryOn ? createReadMemory(cacheableReads) : undefined;
  const purges = subscribeToPurges(config.redisUrl, log, (purge) => {
    memory?.drop(purge);
    if (isOfShop(purge)) engines.directory.forget(purge.mid);
    if (isOfHosts(purge)) engines.directory.forgetHosts();
  });
  lifecycle.onClose('purges', () => purges.close());
  watchDisk('pictures', config.imageDir);
  watchDisk('private pictures', config.privateImageDir);
  watchDisk('uploads', tmpdir());
  await listen(createApiServer(config, engines, createIdSource(lease), log, admission, memory), config.apiPort, config.apiHost, lifecycle);
}

/** What is known of the shops themselves may have changed, not only what they show. */
export const isOfShop = (purge: Purge): boolean => purge.tags.some((tag) => tag === ALL || tag.startsWith(tags.shop('')));

export const isOfHosts = (purge: Purge): boolean => purge.tags.includes(tags.hosts);

/** A process this late answers nobody in time: visitors who only look are refused, or get the shell, until it has caught up. */
export const LAGGING_MS = 250;

/** Of production's replies one in two hundred is held against its schema: enough to notice, too few to cost. */
export const checkedShareOf = (env: Config['env']): number => (env === 'production' ? 1 / 200 : 1);

export function createApiServer(
  config: Pick<Config, 'env'> & Partial<Pick<Config, 'isTrustedProxy'>>,
  engines: Engines,
  newId: () => string,
  log: Logger,
  admission = new Admission(log),
  memory?: ReadMemory,
) {
  const server = createOpsServer(log, readinessOf(engines), config.isTrustedProxy);
  const openCtx = createOpenCtx(engines, newId, log);
  const openHookCtx = createOpenHookCtx(engines, newId, log);
  mountCalls(server, {
    admission,
    dispatch: createDispatch({
      handlers,
      checkedShare: checkedShareOf(config.env),
      countCall: createCallLimits(engines.redis),
      memory,
      translate: translateAnswer,
    }),
    openCtx,
    openHookCtx,
    log,
  });
  mountPrivateFiles(server, { admission, openHookCtx, log });
  mountStreams(server, { admission, openCtx, redis: engines.redis, log }, streams);
  return server;
}
