import type { ModuleHandlers } from '#platform/http/handler.types';
import { findDomainCheck } from './domain-check.repo.ts';
import { viewDomainCheck } from './domain-check.view.ts';
import { noteDomainChecks } from './note-domain-checks.ts';
import { noteError } from './note-error.ts';
import { noteVitals } from './note-vitals.ts';
import { setDomains } from './set-domains.ts';
import { downloadTask, showTask, showTasks } from './show-tasks.ts';

export const opsHandlers: ModuleHandlers<'ops'> = {
  'ops.report.error': async (ctx, report) => {
    noteError(ctx, report);
    return {};
  },
  'ops.report.vitals': async (_ctx, report) => {
    noteVitals(report);
    return {};
  },
  'ops.domainCheck.config': async (ctx) => viewDomainCheck(ctx.mid, await findDomainCheck(ctx)),
  'ops.domainCheck.serverTime': async (ctx) => ({ serverTime: ctx.now.getTime() }),
  'ops.domainCheck.report': async (ctx, { body }) => {
    noteDomainChecks(ctx, body);
    return { status: 200, body: '{"code":200}' };
  },
  'ops.domainCheck.set': async (ctx, input) => {
    await setDomains(ctx, input);
    return {};
  },
  'ops.task.list': showTasks,
  'ops.task.find': (ctx, { id }) => showTask(ctx, id),
  'ops.task.download': downloadTask,
};
