import { fail } from '@qianpu/contract/failure';
import { keepTime } from '#platform/clock';
import type { Config } from '#platform/config';
import { type Ctx, makeCtx } from '#platform/ctx';
import { createDirectory, type TenantDirectory } from '#platform/db/directory';
import { refuseMovableClock } from '#platform/db/movable-clock';
import { FIRST_POD, openPod, type Pod } from '#platform/db/pod';
import { createTenantDb, type TenantDb } from '#platform/db/tenant-db';
import type { Gateways } from '#platform/gateways/gateways';
import type { Lifecycle } from '#platform/lifecycle';
import type { Logger } from '#platform/log';
import { askRedis, closeRedis, openRedis, type Redis } from '#platform/redis';
import { withNewRequestId } from '#platform/request-id';
import { writeTallies } from '#platform/tally';
import { createGateways } from './gateways.ts';

/** What a process stands on. */
export interface Engines {
  readonly directory: TenantDirectory;
  readonly tenantDb: TenantDb;
  readonly pods: ReadonlyMap<string, Pod>;
  readonly redis: Redis;
  readonly gateways: Gateways;
}

/** What a role stands on when it starts; production does not start on a developer's database. */
export async function startEngines(config: Config, log: Logger, lifecycle: Lifecycle): Promise<Engines> {
  const engines = openEngines(config, log, lifecycle);
  const [pod] = engines.pods.values();
  if (pod) await keepTime(pod, log, lifecycle);
  if (config.env === 'production' && !config.isRehearsal) for (const pod of engines.pods.values()) await refuseMovableClock(pod, log);
  return engines;
}

function openEngines(config: Config, log: Logger, lifecycle: Lifecycle): Engines {
  const pod = openPod({
    name: FIRST_POD,
    roleUrls: config.databaseRoleUrls,
    // A connection keeps the async context of the request that opened it, long after that one was answered.
    onIdleError: (err) => withNewRequestId(() => log.warn({ err }, 'an idle database connection was lost')),
  });
  lifecycle.onClose('pod', () => pod.close());
  lifecycle.onClose('tallies', writeTallies);
  const redis = openRedis(config.redisUrl, log);
  lifecycle.onClose('redis', () => closeRedis(redis));
  const pods = new Map([[pod.name, pod]]);
  const directory = createDirectory(pod.as.qianpu_public);
  return { directory, tenantDb: createTenantDb(directory, pods), pods, redis, gateways: createGateways(config, log) };
}

/** The context of somebody who is not logged in. */
export async function visitorCtx(engines: Engines, mid: string, log: Logger): Promise<Ctx> {
  const pod = await engines.tenantDb(mid);
  if (!pod) throw fail('NOT_FOUND');
  return makeCtx({ mid, pod, newId: refuseIds, gateways: engines.gateways, log });
}

function refuseIds(): never {
  throw new Error('reading makes no ids');
}

export const readinessOf = (engines: Engines) => async () => {
  const [database, redis] = await Promise.all([answers(() => pingPods(engines)), askRedis(engines.redis, (redis) => redis.ping())]);
  return { database, redis: redis !== null };
};

const pingPods = (engines: Engines) => Promise.all([...engines.pods.values()].map((pod) => pod.ping()));

const answers = async (ask: () => Promise<unknown>) => {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
};
