import type { ParsedOf } from '@qianpu/contract/types';
import { Counter } from 'prom-client';
import type { Ctx } from '#platform/ctx';
import { beginAtZero, registry } from '#platform/metrics';
import { withoutSecrets } from './report.rules.ts';

const phoneErrors = new Counter({
  name: 'qianpu_phone_errors_total',
  help: 'What phones say went wrong, by kind; anybody can say anything',
  labelNames: ['kind'],
  registers: [registry],
});
beginAtZero(phoneErrors, 'kind', ['chunk-load']);

/** One line of the log and one count. A report is a stranger's word: nothing follows from it, and nothing is kept of it. */
export function noteError(ctx: Ctx, report: ParsedOf<'ops.report.error'>): void {
  const { kind, build, env } = report;
  phoneErrors.inc({ kind });
  const before = report.breadcrumbs.map(({ ago, kind, what }) => `-${ago} ${kind} ${withoutSecrets(what)}`);
  ctx.log.warn(
    { mid: ctx.mid, kind, env, build, page: withoutSecrets(report.page), said: withoutSecrets(report.message), before },
    'an error on a phone',
  );
}
