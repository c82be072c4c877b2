import { domainCheckRows } from '@qianpu/contract/calls/ops';
import type { OutputOf } from '@qianpu/contract/types';
import { stringLimit } from '@qianpu/kit/analytics';
import { requestTimeoutMs } from '@qianpu/kit/time-limits';
import { report } from '#api/report';
import { reportValues } from '#session/stored-reports';
import type { CheckedDomain } from '#session/stored-reports.types';
import type { TelemetryContext } from './telemetry.types.ts';

type Config = OutputOf<'ops.domainCheck.config'>;
type Checking = Pick<TelemetryContext, 'shop' | 'transport'>;

/** Whether the merchant's domains answer from where this phone is. Made only when the interval has elapsed (spec 4, 7.3). */
export async function checkDomains({ shop, transport }: Checking): Promise<void> {
  const { mid } = shop;
  const last = reportValues.read('domainsChecked', mid);
  if (last && Date.now() - last.at < last.every) return;
  const outcome = await transport({ row: domainCheckRows['ops.domainCheck.config'], input: { versionCode: '1' }, isAnonymous: true });
  if (outcome.kind !== 'ok') return report('domainConfigError', 'the configuration of the domain check did not come');

  const config = outcome.data as Config;
  reportValues.write('domainsChecked', mid, { at: Date.now(), every: config.reportTimeout });
  // A page that is older than the configuration may not ask all of them.
  const isAllowed = (domain: string) => shop.checkedDomains.includes(domain);
  const checked = await Promise.all([
    ...config.biz_domains.filter(isAllowed).map((domain) => check(domain, 1, config, shop)),
    ...config.other_domain.filter(isAllowed).map((domain) => check(domain, 2, config, shop)),
  ]);
  const failed = checked.filter(({ errorTime }) => errorTime !== null);
  if (config.reportSentry && failed.length > 0) report('domainCheckErrorList', failed.map(({ domain }) => domain).join(' '));
  await reportAll(
    [...(reportValues.read('domainReports', mid) ?? []), ...(config.reportContents === 'all' ? checked : failed)],
    config,
    mid,
  );
}

/** On the same scheme and port as this page. */
async function check(domain: string, bizType: 1 | 2, { checkPath }: Config, { mid, cid }: Checking['shop']): Promise<CheckedDomain> {
  const { protocol, port } = window.location;
  const requested = {
    domain,
    bizType,
    requestTime: Date.now(),
    cid,
    mid,
    thirdPartyFlag: bizType === 2 ? 1 : 0,
    userAgent: navigator.userAgent.slice(0, stringLimit),
  } as const;
  try {
    const reply = await fetch(`${protocol}//${domain}${port && `:${port}`}${checkPath}?mid=${mid}`, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const { serverTime } = (await reply.json()).data;
    if (!Number.isSafeInteger(serverTime)) throw new Error(`${domain} answers, but not as the mall does`);
    return { ...requested, serverTime, recieveTime: Date.now(), errorTime: null };
  } catch {
    return { ...requested, serverTime: null, recieveTime: null, errorTime: Date.now() };
  }
}

/** Page by page; from the first that fails on, results wait for the next time, the latest of them. */
async function reportAll(results: readonly CheckedDomain[], { pageSize, reportUrl, cacheSize }: Config, mid: string): Promise<void> {
  let done = 0;
  while (done < results.length && (await post(reportUrl, results.slice(done, done + pageSize)))) done += pageSize;
  const left = results.slice(done);
  if (left.length > 0) report('domainRequestReportError', `${left.length} results could not be reported`);
  const stored = cacheSize > 0 ? left.slice(-cacheSize) : [];
  reportValues.write('domainReports', mid, stored.length > 0 ? stored : null);
}

async function post(url: string, infos: readonly CheckedDomain[]): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(infos),
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return Number((await reply.json()).code) === 200;
  } catch {
    return false;
  }
}
