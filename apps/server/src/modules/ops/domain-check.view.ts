import { domainCheckRows } from '@qianpu/contract/calls/ops';
import type { OutputOf } from '@qianpu/contract/types';
import { domainReportPageSize } from '@qianpu/kit/reports';
import type { DomainCheck } from './domain-check.types.ts';

/** A merchant that has set none: a phone has nothing to ask. */
const none: DomainCheck = {
  bizDomains: [],
  otherDomains: [],
  reportMinutes: 360,
  pageSize: domainReportPageSize,
  cacheSize: 0,
  reportContents: 'all',
  reportSentry: false,
};

export const viewDomainCheck = (mid: string, check: DomainCheck = none): OutputOf<'ops.domainCheck.config'> => ({
  biz_domains: [...check.bizDomains],
  other_domain: [...check.otherDomains],
  reportTimeout: check.reportMinutes * 60_000,
  pageSize: check.pageSize,
  checkPath: domainCheckRows['ops.domainCheck.serverTime'].path,
  reportUrl: domainCheckRows['ops.domainCheck.report'].path.replace('{mid}', mid),
  reportContents: check.reportContents,
  cacheSize: check.cacheSize,
  reportSentry: check.reportSentry,
});
