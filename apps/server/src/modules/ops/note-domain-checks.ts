import { DomainReport } from '@qianpu/contract/calls/ops.schema';
import { fail } from '@qianpu/contract/failure';
import { Counter } from 'prom-client';
import type { Ctx } from '#platform/ctx';
import { registry } from '#platform/metrics';
import { withoutSecrets } from './report.rules.ts';

const domainChecks = new Counter({
  name: 'qianpu_domain_checks_total',
  help: 'Checks of merchants’ domains by phones, by outcome',
  labelNames: ['outcome'],
  registers: [registry],
});

/** Counts all; of those that failed one line of the log. */
export function noteDomainChecks(ctx: Ctx, body: string): void {
  for (const { domain, requestTime, errorTime, userAgent } of readReport(body)) {
    domainChecks.inc({ outcome: errorTime === null ? 'ok' : 'failed' });
    if (errorTime === null) continue;
    ctx.log.warn(
      { mid: ctx.mid, domain, afterMs: errorTime - requestTime, userAgent: withoutSecrets(userAgent) },
      'a domain failed on a phone',
    );
  }
}

function readReport(body: string) {
  try {
    return DomainReport.max(50).parse(JSON.parse(body));
  } catch {
    throw fail('BAD_INPUT');
  }
}
