import { watchArchive, watchBackups } from '#platform/backup-metrics';
import { startCleanup } from '#platform/cleanup/cleanup';
import type { Config } from '#platform/config';
import { makeCtx } from '#platform/ctx';
import type { Pod } from '#platform/db/pod';
import { startDueTasks } from '#platform/due-tasks/due-tasks';
import { Delivery } from '#platform/events/delivery';
import { listenForEvents } from '#platform/events/listen-for-events';
import { reportLag, watchLag } from '#platform/events/report-lag';
import { createIdSource } from '#platform/ids/id-source';
import { leaseNode } from '#platform/ids/node-lease';
import { jobTable } from '#platform/jobs/job-table';
import { runJobs } from '#platform/jobs/run-jobs';
import { watchQueue } from '#platform/jobs/watch-queue';
import type { Lifecycle } from '#platform/lifecycle';
import type { Logger } from '#platform/log';
import { runTask } from '#platform/tasks/run-task';
import { sendTasks } from '#platform/tasks/send-tasks';
import { type Engines, readinessOf, startEngines } from './engines.ts';
import { cleanupTasks, dueTasks, subscribers, taskKinds } from './modules.ts';
import { checkRecentBooks } from './referee/check-recent.ts';
import { createOpsServer, listen } from './start-role.ts';

/** Runs what happens without a request: events, due tasks, cleanup, jobs. */
export async function startWorker(config: Config, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const engines = await startEngines(config, log, lifecycle);
  watchBackups(config.backupDir);
  for (const pod of engines.pods.values()) await serve(pod, config, engines, log, lifecycle);
  await listen(createOpsServer(log, readinessOf(engines)), config.workerPort, config.workerHost, lifecycle);
}

async function serve(pod: Pod, config: Config, { redis, gateways }: Engines, log: Logger, lifecycle: Lifecycle): Promise<void> {
  const lease = await leaseNode(pod.as.qianpu_app, log);
  lifecycle.onClose('node number', () => lease.release());
  const newId = createIdSource(lease);

  const openCtx = (mid: string) => makeCtx({ mid, pod, newId, gateways, log });

  const delivery = new Delivery({
    pod,
    subscribers,
    openCtx: (mid) => ({ ...openCtx(mid), redis }),
    log,
  });
  lifecycle.onClose('delivery', () => delivery.close());
  const { qianpu_pod: podRoleUrl } = config.databaseRoleUrls;
  if (podRoleUrl === undefined) throw new Error('a worker needs the connection of qianpu_pod');
  const listener = listenForEvents(podRoleUrl, log, () => delivery.wake());
  lifecycle.onClose('listening', () => listener.close());

  watchLag(pod, log);
  watchQueue(pod, log);
  watchArchive(pod, log);

  const cleanup = startCleanup(pod, cleanupTasks, log);
  lifecycle.onClose('cleanup', () => cleanup.close());

  const jobs = await runJobs(
    podRoleUrl,
    jobTable,
    {
      'platform.report-lag': () => reportLag(pod, log),
      'platform.check-books': () => checkRecentBooks(pod, subscribers, log),
      'platform.run-task': ({ id }, { mid }) => (mid === null ? Promise.resolve() : runTask(openCtx(mid), taskKinds, id)),
    },
    log,
  );
  lifecycle.onClose('jobs', () => jobs.close());

  const send = sendTasks((mid, id) => jobs.send('platform.run-task', mid, { id }));
  const running = startDueTasks(pod, [...dueTasks, send], openCtx, log);
  lifecycle.onClose('due tasks', () => running.close());
}
